import { dataCodewords } from "./codewords.ts";
import type { Level } from "./matrix.ts";
import { countBits, type Part } from "./segments.ts";

/** Mode indicators (ISO/IEC 18004, table 2). */
const INDICATORS: Readonly<Record<Part["mode"], number>> = { numeric: 1, alphanumeric: 2, byte: 4, eci: 7 };

/** Alphanumeric characters, each at its value (table 5). */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/** Codewords that fill up a symbol, by turns (7.4.10). */
const PADDING = [0xec, 0x11] as const;

const utf8 = new TextEncoder();

/** The data codewords of a version and level that hold the parts (7.4). */
export function dataOf(parts: readonly Part[], version: number, level: Level): Uint8Array {
  const codewords = new Uint8Array(dataCodewords(version, level));
  let at = 0;
  const put = (value: number, bits: number): void => {
    for (let bit = bits - 1; bit >= 0; bit--, at++)
      if (((value >> bit) & 1) === 1) codewords[at >> 3] = (codewords[at >> 3] ?? 0) | (0x80 >> (at & 7));
  };
  for (const part of parts) {
    put(INDICATORS[part.mode], 4);
    if (part.mode === "eci") put(part.assignment, 8);
    else if (part.mode === "byte") {
      const bytes = utf8.encode(part.data);
      put(bytes.length, countBits(part.mode, version));
      for (const byte of bytes) put(byte, 8);
    } else {
      put(part.data.length, countBits(part.mode, version));
      if (part.mode === "numeric") putDigits(part.data, put);
      else putCharacters(part.data, put);
    }
  }
  // Four zeros end the bits where there is room for them, and zeros the last codeword (7.4.9).
  const used = Math.min(codewords.length, (at + 4 + 7) >> 3);
  for (let index = used; index < codewords.length; index++)
    codewords[index] = PADDING[(index - used) % 2] ?? 0;
  return codewords;
}

type Put = (value: number, bits: number) => void;

function putDigits(data: string, put: Put): void {
  for (let from = 0; from < data.length; from += 3) {
    const digits = data.slice(from, from + 3);
    put(Number(digits), 3 * digits.length + 1);
  }
}

function putCharacters(data: string, put: Put): void {
  for (let from = 0; from < data.length; from += 2) {
    const first = ALPHABET.indexOf(data.charAt(from));
    if (from + 1 === data.length) put(first, 6);
    else put(ALPHABET.length * first + ALPHABET.indexOf(data.charAt(from + 1)), 11);
  }
}
