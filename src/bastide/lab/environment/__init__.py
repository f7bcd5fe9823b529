"""Learning environments: action ids, observations, and the standard interfaces (docs/research.md)."""
