// Saves what the server has made: a record as it is, a picture that it draws as SVG as a PNG, which every program opens.
const MOST = 4096; // pixels of the longer side: more than that not every browser draws

export async function saveFile(answer: Response): Promise<void> {
  save(await answer.blob(), fileOf(answer));
}

export async function savePng(answer: Response): Promise<void> {
  const drawn = URL.createObjectURL(await answer.blob());
  try {
    const picture = new Image();
    picture.src = drawn;
    await picture.decode();
    save(await asPng(picture), fileOf(answer).replace(/\.svg$/, ".png"));
  } finally {
    URL.revokeObjectURL(drawn);
  }
}

async function asPng(picture: HTMLImageElement): Promise<Blob> {
  const scale = Math.min(1, MOST / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("too large")))));
}

/** The name that the server gave its file. */
export function nameOf(disposition: string): string {
  const found = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return found ? decodeURIComponent(found) : "bastide.svg";
}

const fileOf = (answer: Response): string => nameOf(answer.headers.get("content-disposition") ?? "");

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
