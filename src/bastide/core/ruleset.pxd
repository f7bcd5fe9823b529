cimport cython
from libc.stdlib cimport free, malloc


@cython.final
cdef class Ruleset:
    cdef void* blocks[128]
    cdef int sizes[128]
    cdef int n_blocks
    # sizes
    cdef readonly int n_players, n_designs, n_printed, n_kinds, n_pieces, n_piles, n_drawn, n_own, n_variables, n_segment_kinds, evaluator
    cdef readonly int max_tiles, max_segments, max_open
    # printed tiles; "lie" is design * 4 + rotation
    cdef int* edge        # lie * 4 + edge -> letter 1..6
    cdef int* main        # lie * 4 + edge -> segment index or -1
    cdef int* half        # lie * 8 + half -> segment index or -1
    cdef int* spot        # lie * 16 + segment -> canonical spot
    cdef int* spot_order  # lie * 16 + i -> segment index, in the order of their spots
    cdef int* spot_segment  # lie * 19 + spot -> segment index or -1
    cdef int* first_printed
    cdef int* n_segments
    cdef int* rotations   # bit mask of rotations that look different
    cdef int* signature
    cdef unsigned char* fit  # signature * 625 + demand -> bit mask of rotations
    cdef int* centre      # first segment with eight neighbours, or -1
    cdef int* n_centres
    # printed segments
    cdef int* kind
    cdef int* opening
    cdef int* touch_start
    cdef int* touch
    cdef int* joint_start  # printed -> where its segments of the same tile begin that meet it in one spot
    cdef int* joint
    cdef int* mark_of     # mark * n_printed + printed -> number
    cdef int* tile_mark_of  # mark * n_designs + design -> number
    cdef int* line_rank   # kind of line -> its place in the order of names
    # pieces
    cdef int* owner
    cdef int* kind_of_piece
    cdef int* first_piece  # player * n_kinds + kind -> number of its first piece
    cdef int* piece_count
    cdef int* is_follower
    cdef int* strength
    cdef int* stands_on   # kind -> bit mask of segment kinds
    cdef int* standing    # kind * 4 * n_designs + lie -> bit mask of segments, in the order of their spots
    cdef int* unseen      # pile * n_designs + design
    cdef int* own
    cdef int* variable_at  # 5 * variable -> where it begins, ints, what they mean, whether for every tile, initial value
    cdef int* meaning     # 3 * step + i -> what that argument of a frame means
    # steps and hooks
    cdef void** step_at
    cdef int* slot_start
    cdef int* slot_length
    cdef int* slot_steps
    cdef void** hooked     # the expansions with the first hook, then those with the second, and so on
    cdef int* hook_start   # hook -> where those that have it begin in hooked
    cdef int* has_hook     # hook -> how many expansions have it
    # Python side
    cdef readonly object setup
    cdef readonly dict options
    cdef readonly tuple expansions, registry, tiles, sets, steps, segment_kinds, piece_kinds, piles, variables
    cdef readonly dict variable_index, place_index, place_names, places_before, marks, mark_index, tile_mark_index, step_index, action_kinds, action_index, line_kinds, event_kinds, reasons
    cdef readonly dict names, design_of, text_parsers, option_list
    cdef readonly bint orders_scoring, guarded
    cdef readonly bint usual_turn  # do turns have no steps but the usual ones, and no figures but by the usual rules?
    cdef readonly int start_design
    cdef int* as_array(self, list values) except NULL
    cdef unsigned char* as_bytes(self, list values) except NULL

cdef int BARS, FARM_CITIES, FIGURES, FORBIDS, PART, PLAIN, TURN, N_SLOTS, DEMANDS, MAX_SEGMENTS, N_SPOTS, OWN_ACTIONS, OWN_EVENTS
