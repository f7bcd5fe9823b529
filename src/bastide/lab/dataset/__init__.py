"""Datasets: games between named players as Parquet or records, in shards, with a manifest and a data card."""
