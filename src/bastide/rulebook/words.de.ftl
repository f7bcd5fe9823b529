# Was am Kürzel einer Regel nicht stimmt
rulebook-no-rule = es gibt keine Regel { $rule }; Kürzel sehen aus wie ROAD-3 oder FARM-6
rulebook-no-rule-but = es gibt keine Regel { $rule }, aber { FORM($there, "comma") }
rulebook-no-rule-but-from = es gibt keine Regel { $rule }, aber { $first } bis { $last }
rulebook-twice = die Regel { $rule } steht auf zwei Seiten
