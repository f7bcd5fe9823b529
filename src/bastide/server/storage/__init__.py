"""Where games are kept, and what processes tell each other about them."""
