/** A range of a text: start, and end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A row of a file. */
export interface FileRow extends Stretch {
  /** Its number in a spreadsheet: from 1, with the header and blank rows. */
  readonly line: number;
}

/**
 * The rows of a CSV file that hold something: the header, and then those of data as the service counts them, from 1. Quoted cells
 * may contain line ends.
 */
export function rowsOf(csv: string): FileRow[] {
  // A spreadsheet may name the separator in a first line of its own.
  let from = /^\ufeff?(?:sep=[,;\t]\r?\n)?/i.exec(csv)?.[0].length ?? 0;
  const rows: FileRow[] = [];
  for (let line = 1; from < csv.length; line++) {
    const to = endOfRow(csv, from);
    if (!/^[\s,;"]*$/.test(csv.slice(from, to))) rows.push({ from, to, line });
    from = to + (csv.startsWith("\r\n", to) ? 2 : 1);
  }
  return rows;
}

function endOfRow(csv: string, from: number): number {
  let quoted = false;
  for (let at = from; at < csv.length; at++) {
    const character = csv[at];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "\n" || character === "\r")) return at;
  }
  return csv.length;
}
