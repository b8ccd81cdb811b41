/** Error correction level: the share of codewords that may be damaged, about 7, 15, 25 and 30 % (ISO/IEC 18004, 7.5). */
export type Level = "L" | "M" | "Q" | "H";

export const LEVELS: readonly Level[] = ["L", "M", "Q", "H"];

export const LAST_VERSION = 40;

/** A QR symbol without its quiet zone: `size` × `size` modules, row by row, 1 is dark. */
export interface Matrix {
  /** Modules a side. */
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

/** Modules a side of a symbol of a version (ISO/IEC 18004, 6.3.1). */
export function sizeOf(version: number): number {
  return 17 + 4 * version;
}
