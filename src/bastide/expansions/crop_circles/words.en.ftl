# Names
set-crop-circles = The Crop Circles

# What may be chosen
action-crop = { $way }
choice-way-add = every player may add a follower
choice-way-remove = every player takes a follower back
action-add = put a { $piece } beside your own on { $spot }
action-remove = take back the { $piece } on { $spot }
