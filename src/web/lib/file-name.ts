/**
 * A file name of some parts, such as a code's name and a period, that every file system accepts:
 * `museum-2026-11-22`. Letters that are not of the Latin alphabet are left out.
 */
export function fileNameOf(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .replace(/[^A-Za-z0-9]+/g, "-")
        .replace(/^-|-$/g, "")
        .slice(0, 40)
        .toLowerCase(),
    )
    .filter((part) => part !== "")
    .join("-");
}
