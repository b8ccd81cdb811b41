import { readXlsx } from "hucre/xlsx";

/**
 * Reads the first sheet of an .xlsx file. The library is loaded with the first such file: see docs/decisions.
 */
export async function readSpreadsheet(file: Blob): Promise<readonly (readonly string[])[]> {
  const { sheets } = await readXlsx(await file.arrayBuffer(), { sheets: [0] });
  return (sheets[0]?.rows ?? []).map((cells) => cells.map(textOf));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  // A day without a time is written as one.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, "");
  return `${cell}`;
}
