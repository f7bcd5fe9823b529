# Names
set-crop-circles = The Crop Circles
    .summary = Everybody adds a follower, or everybody takes one back.

# What is printed
mark-crop-circle = crop circle

# What may be chosen
action-crop = { $way }
    .first = A crop circle: either all add a follower beside one of the kind shown, or all take such a follower back.
choice-way-add = every player may add a follower
    .did = lets everybody add one
choice-way-remove = every player takes a follower back
    .did = has everybody take one back
action-add = put { FORM($piece, "a") } beside your own on { $spot }
    .button = One more { $piece } { FORM($feature, "on") }
action-remove = take back the { $piece } on { $spot }
    .button = Take the { $piece } back from the { $feature }

# When something may be chosen
when-crop = adding or taking back is chosen at the end of a part with a crop circle
when-add = followers are added after a crop circle, once that has been chosen
when-remove = followers are taken back after a crop circle, once that has been chosen

# What players are asked, and what passing means
crop-circles-choose = crop circle: may everyone add { FORM($role, "a") }, or must everyone take one back?
crop-circles-add = put a follower beside one of your { FORM($role, "many") }, or pass
crop-circles-add-not = your { FORM($role, "many") } stay as they are
crop-circles-take-back = take back one of your { FORM($role, "many") }

# Why something may not be done
crop-circles-must-choose = first choose: everyone may add a follower, or everyone takes one back
crop-circles-may-add = adding was chosen: you may add { FORM($role, "a") }, or pass
crop-circles-must-take-back = taking back was chosen: you must take back { FORM($role, "a") }
crop-circles-none-there = you have no { $piece } at { $at }
crop-circles-other-kind = your follower at { $at } is not { FORM($role, "a") }
crop-circles-nobody-there = you have no follower at { $at } to put another one beside
crop-circles-cannot-be = { FORM($piece, "a") } cannot be { FORM($role, "a") }

# On and beside the table, and buttons
pass-crop-each = Add nobody

# A lesson
lesson-crop-circles-welcome = You have a thief on the road. A tile with a crop circle touches everybody.
lesson-crop-circles-place = The club in the circle speaks of highwaymen. Lay the tile at the end of your road.
lesson-crop-circles-figure = No follower now.
lesson-crop-circles-choose = You choose for everybody: each adds a second thief beside one of their own, or each takes one back. You have one, Bob has none: let everybody add.
lesson-crop-circles-add = Bob has no thief and gets nothing. Put a second one on your road.
lesson-crop-circles-end = Two followers on one road: nobody takes it from you easily now. A shield in the circle means knights, a pitchfork farmers.
