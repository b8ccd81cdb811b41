import { type Bare, createKept } from "./kept.ts";
import type { Size } from "./model.ts";
import { pictureFault } from "./refuse.ts";

/* Markers of ITU-T T.81, table B.1. */
const [FIRST, LAST] = [0xc0, 0xfe];
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const [FIRST_APP, LAST_APP, EXIF, ADOBE] = [0xe0, 0xef, 0xe1, 0xee];
/** Restarts and the start of a picture, which have no length. */
const [FIRST_BARE, LAST_BARE] = [0xd0, 0xd8];
/** The frames of baseline, extended and progressive pictures, which browsers show; and tables that are numbered among frames. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const LAST_FRAME = 0xcf;

/**
 * The most passes over a picture. Encoders make 10 to 20 of a progressive one, and a hostile file holds thousands, each as short as
 * forty bytes: a decoder goes over all pixels in each.
 */
export const MOST_SCANS = 40;

/** The most fill bytes before a marker. Encoders write none. */
const MOST_FILL = 16;

/** The most segments before the frame. They are looked at on the thread that answers requests. */
const MOST_SEGMENTS = 1_000;

interface Segment {
  readonly marker: number;
  /** From its marker up to the next one: with the data of a scan. */
  readonly start: number;
  readonly end: number;
}

/** The size that the frame of a JPEG gives, before orientation; `null` where none is found. */
export function jpegSize(file: Uint8Array): Size | null {
  let segments = 0;
  for (const { marker, start, end } of segmentsOf(file, SCAN)) {
    if (marker <= LAST_FRAME && !TABLES.has(marker)) {
      if (!FRAMES.has(marker) || end - start < 9) return null;
      const view = new DataView(file.buffer, file.byteOffset + start);
      return { width: view.getUint16(7), height: view.getUint16(5) };
    }
    if (++segments === MOST_SEGMENTS) break;
  }
  return null;
}

/**
 * A JPEG without anything but its picture, its orientation and what its colours need.
 * @throws Fault `image_invalid` when it is cut off or has too many passes.
 */
export function bareJpeg(file: Uint8Array): Bare {
  const kept = createKept(file);
  kept.keep(0, 2);
  let [scans, data] = [0, 0];
  for (const { marker, start, end } of segmentsOf(file)) {
    if (marker === SCAN && ++scans > MOST_SCANS)
      throw pictureFault("image_too_many_passes", { limit: MOST_SCANS });
    if (isKept(marker, file, start)) kept.keep(start, end);
    if (marker === SCAN) data += end - start;
    if (marker === END) return { file: kept.bytes(), data };
  }
  throw pictureFault("image_cut_off");
}

/**
 * The segments behind the start of the picture, up to its end or to what can't be read. It is stricter than decoders, which look
 * for a marker wherever one may be: a file that it lets through holds no pass that it did not see.
 * @param last - the marker that ends the look. The data of a scan there is not gone through.
 */
function* segmentsOf(file: Uint8Array, last = END): Generator<Segment> {
  for (let at = 2; file[at] === 0xff;) {
    // Fill bytes may stand before a marker (B.1.1.2).
    for (let fill = 0; file[at + 1] === 0xff && fill < MOST_FILL; fill++) at++;
    const marker = file[at + 1] ?? 0;
    if (marker < FIRST || marker > LAST || (marker >= FIRST_BARE && marker <= LAST_BARE)) return;
    if (marker === END || marker === last) {
      yield { marker, start: at, end: at + 2 };
      return;
    }
    const head = at + 2 + ((file[at + 2] ?? 0) << 8) + (file[at + 3] ?? 0);
    const end = marker === SCAN ? endOfScan(file, head) : head;
    if (end > file.length || head < at + 4) return;
    yield { marker, start: at, end };
    at = end;
  }
}

/** Where the data of a scan ends: at a marker that is neither a stuffed byte nor a restart (B.1.1.5). */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return file.length;
}

function isKept(marker: number, file: Uint8Array, start: number): boolean {
  if (marker === COMMENT) return false;
  if (marker < FIRST_APP || marker > LAST_APP || marker === ADOBE) return true;
  // "Ex" of "Exif": the same marker begins XMP.
  return marker === EXIF && file[start + 4] === 0x45 && file[start + 5] === 0x78;
}
