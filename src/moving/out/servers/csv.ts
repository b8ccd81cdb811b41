import type { MapWriter } from "./redirect-map.ts";

/** A table for programs: addresses stand in it as they are, where `shared/csv.ts` would change what a spreadsheet runs. */
export const csvMap: MapWriter = () => ({
  head: line(["shortUrl", "location", "status", "codeId", "omits"]),
  line: ({ shortUrl, location, codeId, omits }) => line([shortUrl, location, "302", codeId, omits.join(" ")]),
  end: () => "",
});

/** A line of CSV (RFC 4180). */
function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
