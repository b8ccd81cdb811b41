// Past the package's front, which brings a writer of PNG along and half of Node with it.
import { create } from "qrcode/lib/core/qrcode.js";
import { Fault } from "../shared/fault.ts";
import { applyBestMask } from "./mask.ts";
import { segmentsOf } from "./segments.ts";

/** Error correction level: the share of codewords that may be damaged, about 7, 15, 25 and 30 % (ISO/IEC 18004, 7.5). */
export type Level = "L" | "M" | "Q" | "H";

export const LEVELS: readonly Level[] = ["L", "M", "Q", "H"];

/** A QR symbol without its quiet zone: `size` × `size` modules, row by row, 1 is dark. */
export interface Matrix {
  /** Modules a side: 17 + 4 × version. */
  readonly size: number;
  /** 1 to 40. */
  readonly version: number;
  readonly level: Level;
  /** Data mask pattern, 0 to 7. */
  readonly mask: number;
  readonly modules: Uint8Array;
  /** 1 where a function pattern, format or version information lies: everything that is not data. */
  readonly reserved: Uint8Array;
}

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
    // Any mask will do: the best one is found faster than the package does.
    const options = { errorCorrectionLevel: level, maskPattern: 0 } as const;
    const symbol = create(segmentsOf(text, level), options);
    if (symbol.version >= minVersion) return symbol;
    return create(segmentsOf(text, level, minVersion), { ...options, version: minVersion });
  } catch (cause) {
    if (cause instanceof Error && /amount of data is too big/i.test(cause.message))
      throw new Fault(
        "payload_too_long",
        `The content does not fit into a QR symbol at error correction level ${level}. Shorten it.`,
        { errors: [{ pointer: "/fields", detail: `says more than a symbol of level ${level} holds` }] },
      );
    throw cause;
  }
}
