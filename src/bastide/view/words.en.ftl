# Lines of the log
view-log-draw = { $who } draws { $tile }
view-log-place = { $who } lays { $tile } at { $at }
view-log-place-turned = { $who } lays { $tile } at { $at }, its top to the { $top }
view-log-deploy = { $who } puts a { $what }
view-log-pass = { $who } passes
view-log-act = { $who }: { $what }
