/** Turns an uploaded picture into a logo that the API takes. */

/** The SVG is longer than the service accepts. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/** Characters of an SVG. */
const LONGEST_SVG = 512 * 1024;

/** Pixels along the longer side: sharp in print, and far below the limit of a request. */
const LONGEST_SIDE = 640;

/** @throws TooLarge; any other error when the file is no picture that the browser can read. */
export async function readImage(file: File): Promise<{ readonly svg: string } | { readonly png: string }> {
  if (file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg")) {
    const svg = await file.text();
    if (svg.length > LONGEST_SVG) throw new TooLarge();
    return { svg };
  }
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const url = canvas.toDataURL("image/png");
  return { png: url.slice(url.indexOf(",") + 1) };
}
