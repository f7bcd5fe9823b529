# Namen
set-crop-circles = Die Kornkreise

# Was man wählen kann
action-crop = { $way }
choice-way-add = alle dürfen einen Gefolgsmann dazusetzen
choice-way-remove = alle nehmen einen Gefolgsmann zurück
action-add = dazusetzen: { $piece }, { $spot }
action-remove = zurücknehmen: { $piece }, { $spot }
