"""``python -m tests.second_opinion``, which ``make second-opinion`` runs."""

import sys

from tests.second_opinion.many_games import main  # its workers must find it under this name

if __name__ == "__main__":
    sys.exit(main())
