"""Actions that were tried more and less often, compared as if they had been tried equally often.

The more often an action is tried, the deeper its positions are known, and the better the answers that are
found to it; it also meets other draws than one that was tried less. Both make it seem worse, or better, than
it would beside the other. So every action's rewards are remembered by how many there were, and whoever was
tried less is compared with the leader as that stood after as many.
"""

from __future__ import annotations

import cython

from bastide.players.memory import Memory

ROWS = 256  # actions that are remembered: those that seem best at first sight
MARKS = 300  # numbers of rewards at which a sum is kept, a twentieth apart from some on
CHANGE = 1.1  # times as many rewards as the leader's make another the leader,
MORE = 10  # and some, so that two who are level do not take turns


class Fair(Memory):
    """What the actions of one position have brought, by how often each was tried."""

    def __init__(self) -> None:
        Memory.__init__(self)
        i: cython.int
        self.marks = self.ints(MARKS)
        for i in range(1, MARKS):
            self.marks[i] = max(self.marks[i - 1] + 1, int(self.marks[i - 1] * 1.05))
        self.sums = self.doubles(ROWS * MARKS)  # of an action's first rewards, up to each mark
        self.total = self.doubles(ROWS)
        self.number = self.ints(ROWS)
        self.beside = self.doubles(ROWS)  # the leader's mean after as many rewards
        self.leader = 0

    def forget(self) -> None:
        """Begin with another position."""
        i: cython.int
        for i in range(ROWS):
            self.number[i] = 0
            self.total[i] = 0.0
        self.leader = 0

    def inherit(self, row: cython.int, number: cython.int, total: cython.double) -> None:
        """An action that was tried so often before; in which order it brought what is not known."""
        k: cython.int
        if row >= ROWS or number == 0:
            return
        self.number[row] = number
        self.total[row] = total
        for k in range(MARKS):
            if self.marks[k] > number:
                break
            self.sums[row * MARKS + k] = total * self.marks[k] / number
        if number > self.number[self.leader]:
            self.leader = row

    def note(self, row: cython.int, reward: cython.double) -> None:
        """An action was tried once more."""
        k: cython.int
        if row >= ROWS:
            return
        self.number[row] += 1
        self.total[row] += reward
        k = self.mark_below(self.number[row])
        if self.marks[k] == self.number[row]:
            self.sums[row * MARKS + k] = self.total[row]
        if row != self.leader and self.number[row] > CHANGE * self.number[self.leader] + MORE:
            self.leader = row
            self.compare_all()
        else:
            self.compare(row)

    def compare(self, row: cython.int) -> None:
        """Find the leader's mean after as many rewards as an action has had."""
        n: cython.int = self.number[row]
        if 0 < n <= self.number[self.leader]:
            self.beside[row] = self.sum_of(self.leader, n) / n

    def compare_all(self) -> None:
        """The same for every action, when there is another leader."""
        row: cython.int
        for row in range(ROWS):
            self.compare(row)

    def sum_of(self, row: cython.int, n: cython.int) -> cython.double:
        """The sum of an action's first rewards, between two marks as if they were all alike."""
        k: cython.int = self.mark_below(n)
        low: cython.int = self.marks[k]
        high: cython.int = self.number[row]
        first: cython.double = self.sums[row * MARKS + k]
        last: cython.double = self.total[row]
        if k + 1 < MARKS and self.marks[k + 1] <= high:
            high = self.marks[k + 1]
            last = self.sums[row * MARKS + k + 1]
        if high <= low:
            return first
        return first + (last - first) * (n - low) / (high - low)

    def mark_below(self, n: cython.int) -> cython.int:
        """The number of the last mark that is not above n."""
        low: cython.int = 0
        high: cython.int = MARKS
        middle: cython.int
        while high - low > 1:
            middle = (low + high) // 2
            if self.marks[middle] <= n:
                low = middle
            else:
                high = middle
        return low

    def luck(self, row: cython.int) -> cython.double:
        """How much better the leader stood after as many rewards as this action has had than it does now."""
        if row >= ROWS or row == self.leader or self.number[row] == 0:
            return 0.0
        if self.number[row] >= self.number[self.leader]:
            return 0.0
        return self.beside[row] - self.total[self.leader] / self.number[self.leader]
