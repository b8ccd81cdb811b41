import type { QRCodeSegment } from "qrcode";
// The package's entry for browsers: its entry for Node loads a PNG writer too, 22 ms and 13 MB against 3 ms and 5 MB.
import { create } from "qrcode/lib/browser.js";
import { Fault } from "../kit/shared/fault.ts";
import { explain } from "../kit/shared/reasons.ts";
import { applyBestMask } from "./mask.ts";
import type { Level, Matrix } from "./matrix.ts";
import { type Segment, segmentsOf } from "./segments.ts";

/**
 * Encodes `text` (UTF-8 where it is not numeric or alphanumeric) in the smallest version of at least `minVersion`
 * that holds it, with optimal segmentation and mask (ISO/IEC 18004, 7).
 * @throws Fault `payload_too_long` when even version 40 is too small.
 */
export function encode(text: string, level: Level, minVersion = 1): Matrix {
  const symbol = smallest(text, level, minVersion);
  const { size } = symbol.modules;
  const modules = Uint8Array.from(symbol.modules.data);
  const reserved = Uint8Array.from(symbol.modules.reservedBit);
  const mask = applyBestMask(modules, reserved, size, level);
  return { size, version: symbol.version, level, mask, modules, reserved };
}

function smallest(text: string, level: Level, minVersion: number) {
  try {
    // Mask 0 for now: `applyBestMask` finds the best one faster than the package.
    const options = { errorCorrectionLevel: level, maskPattern: 0 } as const;
    const symbol = create(dataOf(segmentsOf(text, level)), options);
    if (symbol.version >= minVersion) return symbol;
    return create(dataOf(segmentsOf(text, level, minVersion)), { ...options, version: minVersion });
  } catch (cause) {
    if (cause instanceof Error && /amount of data is too big/i.test(cause.message))
      throw new Fault(
        "payload_too_long",
        `The content does not fit into a QR symbol at error correction level ${level}. Shorten it.`,
        { errors: [{ pointer: "/fields", ...explain("payload_too_long", { level }) }] },
      );
    throw cause;
  }
}

const utf8 = new TextEncoder();

/** The segments as the package takes them: bytes for byte mode. */
function dataOf(segments: readonly Segment[]): QRCodeSegment[] {
  return segments.map(({ mode, data }) =>
    mode === "byte" ? { mode, data: utf8.encode(data) } : { mode, data },
  );
}
