/** Gives file names that every system takes, each once. */
export interface Names {
  /** @param wanted - what the file should be called, with or without its extension; the first that is left of it counts. */
  take(...wanted: readonly (string | undefined)[]): string;
}

/** Characters; four bytes each at most stay below the 255 that file systems allow. */
const LONGEST = 60;

/** What Windows can't have in a name, controls, and what changes the direction of text or can't be seen. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f<>:"|?*\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd]/g;

/** Devices of Windows, whatever follows the first point. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(?=\.|$)/i;

/** @param extension - of every file, with its point. */
export function createNames(extension: string): Names {
  const taken = new Set<string>();
  /** The number last given to a name that came more than once. */
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

/** Names that some file system takes for the same. */
function fold(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** A name without path, extension, and whatever some system would not have; empty when nothing is left. */
function safeStem(wanted: string, extension: string): string {
  const parts = wanted
    .toWellFormed()
    .normalize("NFC")
    .replace(FORBIDDEN, " ")
    .split(/[\\/]+/)
    .map((part) =>
      part
        .replace(/\s+/g, " ")
        .replace(/\.{2,}/g, ".")
        .replace(/^[ .]+|[ .]+$/g, ""),
    );
  const whole = parts.filter((part) => part !== "").join("-");
  const bare = whole.toLowerCase().endsWith(extension) ? whole.slice(0, -extension.length) : whole;
  const stem = [...bare]
    .slice(0, LONGEST)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "");
  // A leading dash would be an option, a leading device a device.
  return stem.replace(/^-+/, "_").replace(RESERVED, "_$&");
}
