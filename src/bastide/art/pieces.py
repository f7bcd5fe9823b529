PIECES: dict[str, str] = {}
