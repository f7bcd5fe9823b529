"""Games written down: seeded chance, notation, JSON, replay."""
