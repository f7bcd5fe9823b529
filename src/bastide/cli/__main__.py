"""``python -m bastide.cli``"""

from bastide.cli.app import main

main()
