import type { GreyBytes } from "../../../lab/picture.ts";

/** Reads what a renderer prints of a page in grey: a binary PGM. */
export function readGrey(pgm: Uint8Array): GreyBytes {
  const header = Buffer.from(pgm.subarray(0, 200))
    .toString("latin1")
    .match(/^P5\s(?:#.*\n)*(\d+)\s(\d+)\s255\s/);
  if (!header) throw new Error("the renderer gave no picture");
  return { width: Number(header[1]), height: Number(header[2]), bytes: pgm.subarray(header[0].length) };
}
