/**
 * Rows of cells of a CSV text (RFC 4180), without blank ones, and the lines that they are on in a
 * spreadsheet.
 */
export interface Cells {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

/** Rows with their lines, of which blank ones are left out. */
export function cellsOf(rows: readonly (readonly string[])[]): Cells {
  const told = rows
    .map((row, at) => ({ row, line: at + 1 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ""));
  return { rows: told.map(({ row }) => row), lines: told.map(({ line }) => line) };
}

/**
 * Reads a text whose cells are separated by commas, semicolons or tabs: by what its first row has most of.
 * @returns `null` for a text with a quote that is not closed, or with text beside a quoted cell: one quote too many
 * turns the rows after it into one cell.
 */
export function parseCsv(source: string): Cells | null {
  const [, named] = /^(?:sep=([,;\t])\r?\n)/i.exec(source) ?? [];
  const text = named ? source.slice(source.indexOf("\n") + 1) : source;
  const [head = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = [";", "\t", ","].map((each) => [head.split(each).length, each] as const);
  const [, most = ","] = counts.reduce((a, b) => (b[0] >= a[0] ? b : a));
  const rows = rowsOf(text.replace(/\r\n?/g, "\n"), named ?? most);
  return rows && cellsOf(rows);
}

function rowsOf(text: string, separator: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    let cell = "";
    const isQuoted = text[at] === '"';
    if (isQuoted) {
      for (at++; text[at] !== '"' || text[++at] === '"'; at++) {
        if (at >= text.length) return null;
        cell += text[at];
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n") at++;
    const rest = text.slice(from, at);
    if (isQuoted && rest.trim() !== "") return null;
    row.push(isQuoted ? cell : rest);
    if (text[at] === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Rows as a CSV text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

/** Quoted is whatever a reader might take for a separator, which it guesses by the first row. */
function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
