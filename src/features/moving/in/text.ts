import { explain } from "../../../kit/shared/reasons.ts";
import { csvInvalid } from "./faults.ts";

/** Decodes a file while it arrives. */
export interface TextReader {
  /** @throws Fault `csv_invalid` when it is not text. */
  take(piece: Uint8Array): string;
  /** The rest of the text. @throws the same, when the file ends within a character. */
  end(): string;
}

/** Byte order marks (RFC 3629, RFC 2781). Spreadsheets write "Unicode text" in UTF-16. */
const MARKS = [
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** Reads UTF-8, with or without a byte order mark, and UTF-16 with one. */
export function createTextReader(): TextReader {
  let first: Uint8Array | null = new Uint8Array();
  let decoder = new TextDecoder("utf-8", { fatal: true });

  function decode(bytes: Uint8Array, stream: boolean): string {
    try {
      return decoder.decode(bytes, { stream });
    } catch {
      throw csvInvalid(explain("csv_not_utf8"));
    }
  }

  /** The beginning, once it is long enough to have a mark. */
  function begin(bytes: Uint8Array): Uint8Array {
    const found = MARKS.find(({ bytes: mark }) => mark.every((byte, at) => bytes[at] === byte));
    if (found) decoder = new TextDecoder(found.encoding, { fatal: true });
    first = null;
    return bytes;
  }

  return {
    take(piece) {
      if (first === null) return decode(piece, true);
      const bytes = new Uint8Array([...first, ...piece.subarray(0, 2)]);
      if (bytes.length < 2) {
        first = bytes;
        return "";
      }
      const rest = piece.subarray(bytes.length - first.length);
      return decode(begin(bytes), true) + decode(rest, true);
    },
    end() {
      const rest = first === null ? new Uint8Array() : begin(first);
      return decode(rest, false);
    },
  };
}
