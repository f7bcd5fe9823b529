"""Pictures as files: SVG as it is, PNG and WebP rendered, PDF on a page of its size."""

import io
from pathlib import Path

from bastide.art.output.board import BoardInput, board_svg
from bastide.core.errors import BastideError
from bastide.words import Message

MM = 25.4


class MissingPackage(BastideError):
    """A kind of file needs a package of the extra ``art`` that is not installed."""

    code = "package"

    def __init__(self, package: str) -> None:
        super().__init__(Message("art-needs", package=package))


def to_png(svg: str, *, width: int | None = None) -> bytes:
    """Render an SVG; ``width`` in pixels, else its own. Words in it are set in the system's fonts."""
    try:
        import resvg_py
    except ImportError:
        raise MissingPackage("resvg-py") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts="<text" not in svg))


def to_pdf(svg: str, *, width: int | None = None, page_mm: float = 280.0) -> bytes:
    """A one-page PDF, the page as wide as asked and as high as the picture."""
    try:
        from fpdf import FPDF
    except ImportError:
        raise MissingPackage("fpdf2") from None
    png = to_png(svg, width=width or 2400)
    wide, high = png_size(png)
    page = (page_mm, page_mm * high / wide)
    pdf = FPDF(unit="mm", format=page)
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.add_page()
    pdf.image(io.BytesIO(png), x=0, y=0, w=page[0])
    return bytes(pdf.output())


def to_webp(svg: str, *, width: int | None = None) -> bytes:
    """The same as a WebP, a fraction as large."""
    try:
        from PIL import Image
    except ImportError:
        raise MissingPackage("pillow") from None
    out = io.BytesIO()
    Image.open(io.BytesIO(to_png(svg, width=width))).convert("RGB").save(out, "WEBP", quality=84, method=6)
    return out.getvalue()


def png_size(png: bytes) -> tuple[int, int]:
    """Width and height that a PNG declares."""
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def write_picture(svg: str, path: Path, *, width: int | None = None) -> Path:
    """Write a picture in the format that the file's name asks for."""
    kind = path.suffix.lower()
    if kind == ".svg":
        path.write_text(svg, encoding="utf-8")
    elif kind == ".png":
        path.write_bytes(to_png(svg, width=width))
    elif kind == ".webp":
        path.write_bytes(to_webp(svg, width=width))
    elif kind == ".pdf":
        path.write_bytes(to_pdf(svg, width=width))
    else:
        raise ValueError(f"a picture is .svg, .png, .webp or .pdf, not {kind or 'a name without ending'}")
    return path


def write_board(board: BoardInput, path: Path, *, cell: float = 120.0, width: int | None = None) -> Path:
    """Draw a board into a file."""
    return write_picture(board_svg(board, cell=cell), path, width=width)
