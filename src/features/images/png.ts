import { type Bare, createKept } from "./kept.ts";
import type { Size } from "./model.ts";
import { pictureFault } from "./refuse.ts";

/** Where the chunks begin, behind the signature. */
const FIRST_CHUNK = 8;
/** Bytes of a chunk beside its data: length, type and checksum. */
const OVERHEAD = 12;

/** The type of the header, which is the first chunk (PNG, 5.6). */
const HEADER = "IHDR";

/** The chunks that say what the picture looks like (PNG, 11.2 and 11.3.1). */
const KEPT: ReadonlySet<string> = new Set([HEADER, "PLTE", "tRNS", "IDAT", "IEND"]);

/** The size that the header of a PNG gives; `null` where there is none. */
export function pngSize(file: Uint8Array): Size | null {
  if (file.length < 24 || String.fromCharCode(...file.subarray(12, 16)) !== HEADER) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * A PNG without anything but its picture: texts, profiles, later frames and what follows its end are left out.
 * @throws Fault `image_invalid` when it is cut off.
 */
export function barePng(file: Uint8Array): Bare {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = createKept(file);
  kept.keep(0, FIRST_CHUNK);
  let data = 0;
  for (let at = FIRST_CHUNK; at + OVERHEAD <= file.length;) {
    const end = at + OVERHEAD + view.getUint32(at);
    if (end > file.length) break;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (KEPT.has(type)) kept.keep(at, end);
    if (type === "IDAT") data += end - at;
    if (type === "IEND") return { file: kept.bytes(), data };
    at = end;
  }
  throw pictureFault("image_cut_off");
}
