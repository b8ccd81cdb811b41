import type { FileSource } from "./source.ts";

/** Boxes of the outermost level that are passed, and bytes of the one that describes the tracks, at most. */
const MOST_BOXES = 1_000;
const MOST_DESCRIPTION = 4 * 1024 * 1024;

/** Whether an MP4 holds sound and nothing to be seen (ISO 14496-12, 8.1.1 and 8.4.3). */
export async function isSoundAlone(source: FileSource): Promise<boolean> {
  let at = 0;
  for (let boxes = 0; boxes < MOST_BOXES && at + 8 <= source.length; boxes++) {
    const head = Buffer.from((await source.read(at, 16)).buffer);
    const name = head.toString("latin1", 4, 8);
    const size = boxLength(head, source.length - at);
    if (size === null) return false;
    if (name === "moov") return size <= MOST_DESCRIPTION && tracksAreSound(await source.read(at, size));
    at += size;
  }
  return false;
}

/** Bytes of a box with its head; `null` for one that can't be. */
function boxLength(head: Buffer, left: number): number | null {
  const short = head.readUInt32BE(0);
  // 0 is all that is left, and 1 has its length behind the name.
  if (short === 1 && head.length < 16) return null;
  const size = short === 0 ? left : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  return size >= 8 && size <= left ? size : null;
}

/** Whether the kinds of all tracks are sound. The kind stands 16 bytes behind the begin of its box `hdlr`. */
function tracksAreSound(description: Uint8Array): boolean {
  const bytes = Buffer.from(description.buffer, description.byteOffset, description.length);
  const kinds: string[] = [];
  for (let at = bytes.indexOf("hdlr"); at >= 0; at = bytes.indexOf("hdlr", at + 4))
    kinds.push(bytes.toString("latin1", at + 12, at + 16));
  return kinds.includes("soun") && !kinds.includes("vide");
}
