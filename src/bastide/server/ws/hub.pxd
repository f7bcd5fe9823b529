cdef class Client:
    cdef public tuple seats, keys
    cdef public object closed
    cdef object _send, _waiting, _begun, _called
    cdef object _untaken
    cdef int _max_waiting, _size, _flying
    cdef bint _idle
    cpdef tell(self, bytes message)
    cdef _begin(self, str text)


cdef class Hub:
    cdef readonly set clients
    cdef readonly dict elsewhere
