"""The game over the network: authoritative, stored before it is acknowledged, and without a rule of its own."""
