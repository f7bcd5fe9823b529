# Odds: which tiles fit a cell or finish a feature, and when they come. $next, $mine, $before are percent.
coach-cell-lost = nothing still to come fits here
coach-cell-fits = { $n ->
        [0] none of the { $of } tiles to come fits here
        [one] 1 of the { $of } tiles to come fits here
       *[other] { $n } of the { $of } tiles to come fit here
    }
coach-in-hand = the tile in hand fits too
coach-comes = { $who } draws one: { $next } % next turn, { $mine } % before the end{ $before ->
        [0] {""}
       *[other] ; others are first with { $before } %
    }
coach-aside = { $n ->
        [one] 1 more is set aside
       *[other] { $n } more are set aside
    }
coach-stays-open = one of its cells can never be filled: it stays open
coach-finishing = { $n ->
        [one] 1 of { $of } tiles to come finishes it
       *[other] { $n } of { $of } tiles to come finish it
    }
coach-cells = it needs tiles in { $n } cells; for the hardest of them { $fewest ->
        [0] no tile is left
        [one] 1 tile is left
       *[other] { $fewest } tiles are left
    }
coach-leads = { $n ->
        [one] { $who } has it alone
       *[other] { $who } share it
    }
coach-joins = { $who } can join in with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-takes-over = { $who } can take it over with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-takes = { $who } can join it to their own with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-no-place = { $place }: neither a free cell beside a tile nor a feature; write it as 0,1 or 0,1.S
coach-complete = { $place } is complete: there is nothing left to reckon with
coach-no-player = nobody is called { $name }; there are { FORM($there, "comma") }
