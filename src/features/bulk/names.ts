import { trimmed } from "../../kit/shared/trim.ts";

/** Makes unique file names that are valid on every system. */
export interface Names {
  /** @param wanted - names to try in order, with or without the extension. The first of which anything valid is left is used. */
  take(...wanted: readonly (string | undefined)[]): string;
}

/** Characters of a name. At four bytes each it stays below the 255 that file systems allow. */
const LONGEST = 60;

/** Characters of a wanted name that are read. A cell of a file may have millions. */
const MOST_READ = 1_024;

/** Characters that Windows forbids, control characters, and those that are invisible or change the direction of text. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
  /[\u0000-\u001f\u007f-\u009f<>:"|?*\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/g;

/** Characters that a name neither begins nor ends with. */
const EDGES = " .";

/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(?=\.|$)/i;

/** @param extension - that of every file, with its point. */
export function createNames(extension: string): Names {
  const taken = new Set<string>();
  /** The last number of each name that was wanted more than once. */
  const counts = new Map<string, number>();
  return {
    take(...wanted) {
      const stem = wanted.map((name) => safeStem(name ?? "", extension)).find((name) => name !== "") ?? "qr";
      const key = fold(stem);
      let number = counts.get(key) ?? 0;
      let name = "";
      do {
        number++;
        name = `${stem}${number === 1 ? "" : `-${number}`}${extension}`;
      } while (taken.has(fold(name)));
      if (number > 1 || counts.has(key)) counts.set(key, number);
      taken.add(fold(name));
      return name;
    },
  };
}

/** The same for names that some file system treats as equal. */
function fold(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** A name without its path, its extension and forbidden characters. It is empty when nothing is left. */
function safeStem(wanted: string, extension: string): string {
  const parts = wanted
    .slice(0, MOST_READ)
    .toWellFormed()
    .normalize("NFC")
    .replace(FORBIDDEN, " ")
    .split(/[\\/]+/)
    .map((part) => trimmed(part.replace(/\s+/g, " ").replace(/\.{2,}/g, "."), EDGES));
  const whole = parts.filter((part) => part !== "").join("-");
  const bare = whole.toLowerCase().endsWith(extension) ? whole.slice(0, -extension.length) : whole;
  const stem = trimmed([...bare].slice(0, LONGEST).join(""), EDGES);
  // Programs take a leading dash for an option, and Windows takes a device name for the device.
  return stem.replace(/^-+/, "_").replace(RESERVED, "_$&");
}
