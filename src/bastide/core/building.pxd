from bastide.core.expansion cimport Expansion
from bastide.core.state cimport State

cdef int LINKS, SUPPLY, TERMINAL
