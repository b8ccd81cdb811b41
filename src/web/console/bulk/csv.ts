/**
 * Rows of cells of a CSV text (RFC 4180), without blank ones, and the lines that they are on in a
 * spreadsheet.
 */
export interface Cells {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
}

/**
 * Reads a text whose cells are separated by commas, semicolons or tabs: by what its first row has most of.
 */
export function parseCsv(source: string): Cells {
  const [, named] = /^(?:sep=([,;\t])\r?\n)/i.exec(source) ?? [];
  const text = named ? source.slice(source.indexOf("\n") + 1) : source;
  const [head = ""] = text.replace(/"[^"]*"/g, "").split(/[\r\n]/, 1);
  const counts = [";", "\t", ","].map((each) => [head.split(each).length, each] as const);
  const [, most = ","] = counts.reduce((a, b) => (b[0] >= a[0] ? b : a));
  return cellsOf(text.replace(/\r\n?/g, "\n"), named ?? most);
}

function cellsOf(text: string, separator: string): Cells {
  const rows: string[][] = [];
  const lines: number[] = [];
  let row: string[] = [];
  for (let at = 0, line = 1; at <= text.length; at++) {
    let cell = "";
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[++at] === '"'); at++) cell += text[at];
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n") at++;
    row.push(cell + text.slice(from, at));
    if (text[at] === separator) continue;
    if (row.some((each) => each.trim() !== "")) {
      rows.push(row);
      lines.push(line);
    }
    row = [];
    line++;
  }
  return { rows, lines };
}

/** Rows as a CSV text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
