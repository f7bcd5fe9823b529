"""The game over the network: stored before it is acknowledged, and without a rule of its own."""
