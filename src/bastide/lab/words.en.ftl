# What is wrong with a run of many games
lab-processes-lost = processes were lost { $n } times before they had a result; is there enough memory?
lab-in-use = { $file }: another run is writing into it
lab-no-ledger = { $file }: this is not the file of a run
lab-other-run = { $file } belongs to another run: { $what } is { $there }, not { $wanted }
lab-bad-line = { $file }, line { $line }: this is not a result
lab-needs-ray = Ray is not installed: install bastide with its extra, bastide[ray]
lab-no-cluster = no Ray cluster at { $address }
lab-no-game = { $file }: there is no game { $number }; it has { $n ->
        [one] 1 game
       *[other] { $n } games
    }

lab-needs-polars = Polars is not installed: install bastide with its extra, bastide[dataset]
lab-bad-manifest = { $file }: this is not the manifest of a dataset

# Small games for study
lab-no-tile = there is no tile { $tile } in { $setup }
lab-too-many-tiles = { $tile } is asked for { $n ->
        [one] once
       *[other] { $n } times
    }, but there { $there ->
        [one] is 1 copy
       *[other] are { $there } copies
    }
lab-empty-stack = a game needs at least one tile to draw
