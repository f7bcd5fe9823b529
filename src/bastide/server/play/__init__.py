"""The games being played, without network or database."""
