"""Boards, films, sheets and files."""
