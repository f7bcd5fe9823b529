TOKENS: dict[str, str] = {}
