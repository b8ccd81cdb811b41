/** A stretch of a text: where it begins, and where it ends, exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a row of data lies in a CSV file, counted as the service counts: from 1, without the header and blank rows; what
 * stands in quotes may have line ends of its own. `null` when there are fewer.
 */
export function findRow(csv: string, row: number): Stretch | null {
  // A spreadsheet may say in a first line of its own what separates the cells.
  let from = /^\ufeff?(?:sep=[,;\t]\r?\n)?/i.exec(csv)?.[0].length ?? 0;
  /** The header is none of the rows. */
  let found = -1;
  while (from < csv.length) {
    const to = endOfRow(csv, from);
    const isBlank = /^[\s,;"]*$/.test(csv.slice(from, to));
    if (!isBlank) found++;
    if (found === row) return { from, to };
    from = to + (csv.startsWith("\r\n", to) ? 2 : 1);
  }
  return null;
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
