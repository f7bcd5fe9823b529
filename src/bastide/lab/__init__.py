"""The laboratory: many games on all cores, and what can be said about who plays better."""
