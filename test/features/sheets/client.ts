import { expect } from "bun:test";
import { LAYOUTS } from "../../../src/features/sheets/layouts.ts";
import { placesOf } from "../../../src/features/sheets/place.ts";
import { jsqr } from "../../lab/decoders/jsqr.ts";
import { zbar } from "../../lab/decoders/zbar.ts";
import { zxing } from "../../lab/decoders/zxing.ts";
import type { GreyBytes } from "../../lab/picture.ts";
import { run } from "../../qr/render.ts";
import { readGrey } from "./pdf/picture.ts";

/** Sheets as a client gets them. */

const DPI = 300;
const DOTS = DPI / 25.4;

/** The PDF of an answer, and its numbers. */
export async function pdfOf(answer: Response) {
  if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const { headers } = answer;
  const numbers = [headers.get("x-sheet-labels"), headers.get("x-sheet-pages")].map(Number);
  return { pdf: await answer.bytes(), numbers };
}

/**
 * The texts that three decoders read on each label, each text once. The sheet has no crop marks and is
 * rasterised with 300 dots an inch.
 */
export async function readLabels(
  pdf: Uint8Array,
  { layout: id, labels, start = 1 }: { layout: string; labels: number; start?: number },
): Promise<string[][]> {
  const layout = LAYOUTS.find((one) => one.id === id);
  if (!layout) throw new Error(`no layout ${id}`);
  const pages = new Map<number, GreyBytes>();
  const read: string[][] = [];
  for (let label = 0; label < labels; label++)
    for (const { page, x, y, width, height } of placesOf(layout, label, start, { xMm: 0, yMm: 0 })) {
      const picture =
        pages.get(page) ??
        readGrey(
          await run(pdf, (file) => [
            ...["pdftoppm", "-gray", "-r", `${DPI}`],
            ...["-f", `${page + 1}`, "-l", `${page + 1}`, file],
          ]),
        );
      pages.set(page, picture);
      const part = cut(picture, [x, y, width, height]);
      const texts = [];
      for (const decoder of [zxing, zbar, jsqr]) texts.push((await decoder.decode(part)) ?? "");
      read.push([...new Set(texts)]);
    }
  return read;
}

/** A box in millimetres of a picture. */
function cut(picture: GreyBytes, box: readonly number[]): GreyBytes {
  const [x = 0, y = 0, width = 0, height = 0] = box.map((length) => Math.floor(length * DOTS));
  const bytes = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * picture.width + x;
    bytes.set(picture.bytes.subarray(from, from + width), row * width);
  }
  return { width, height, bytes };
}
