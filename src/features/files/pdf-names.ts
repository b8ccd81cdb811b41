import { fileFault } from "./refuse.ts";

/** Names of what a reader would run (ISO 32000-2, 12.6). They are long: no picture has one by chance. */
const ACTIVE = new Set(["JavaScript", "Launch", "Rendition", "RichMedia", "ImportData"]);

/**
 * The name of a script's text. It is short: pictures have its bytes by chance, so it counts outside of
 * streams.
 */
const SCRIPT = "JS";

/**
 * Filters under which names could hide, and that of streams that are deflated (7.4), with their short
 * names.
 */
const OTHER_FILTERS = new Set([
  ...["LZWDecode", "LZW", "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85"],
  ...["RunLengthDecode", "RL", "Crypt", "Predictor"],
]);
const DEFLATED = new Set(["FlateDecode", "Fl"]);

/** Characters of the longest name (annex C), each of which may be written as three. */
const LONGEST_NAME = 3 * 127;

/** A name, or one of the words that begin and end a stream or an object. */
export const TOKENS = /\/([^\0\t\n\f\r ()<>[\]{}/%]{1,381})|\b(endstream|endobj|stream(?=[\r\n]))/g;
export const LONGEST_TOKEN = LONGEST_NAME + 2;

/** Behind this the path of a link's address goes on: it stands in a string, or in a comment. */
const IN_ADDRESS = /\((?:https?|ftp):\/\/[^\s()<>[\]{}%\\]*$/i;
const LONGEST_ADDRESS = 512;

/** How the objects of a stream are packed. */
export type Packing = "plain" | "deflated" | "unknown";

/** The names that were seen since the last object began. */
export interface Names {
  /**
   * Takes note of a name as it is written, `#xx` for some of its characters (7.3.5).
   * @throws Fault `file_invalid` for one of something that runs.
   */
  see(written: string, text: string, index: number, inStream: boolean): void;
  /** Whether the stream of this dictionary has objects in it (7.5.7). */
  readonly hasObjects: boolean;
  readonly packing: Packing;
}

export function createNames(): Names {
  let [hasObjects, deflated, isOther] = [false, 0, false];
  return {
    see(written, text, index, inStream) {
      const name = written.includes("#") ? plain(written) : written;
      if (ACTIVE.has(name) || (name === SCRIPT && !inStream)) {
        if (IN_ADDRESS.test(text.slice(Math.max(0, index - LONGEST_ADDRESS), index))) return;
        throw fileFault("file_active", { what: `/${name}` });
      }
      if (name === "Encrypt") throw fileFault("file_unreadable", { why: "it is encrypted" });
      if (name === "ObjStm") hasObjects = true;
      else if (DEFLATED.has(name)) deflated++;
      else if (OTHER_FILTERS.has(name)) isOther = true;
    },
    get hasObjects() {
      return hasObjects;
    },
    get packing() {
      if (isOther || deflated > 1) return "unknown";
      return deflated === 1 ? "deflated" : "plain";
    },
  };
}

function plain(written: string): string {
  return written.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
