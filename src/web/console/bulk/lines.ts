/** A range of a text: start, and end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The position of a data row in a CSV file, counted as the service counts: from 1, without the header and blank rows.
 * Quoted cells may contain line ends. `null` when there are fewer rows.
 */
export function findRow(csv: string, row: number): Stretch | null {
  // A spreadsheet may name the separator in a first line of its own.
  let from = /^\ufeff?(?:sep=[,;\t]\r?\n)?/i.exec(csv)?.[0].length ?? 0;
  /** The header is not counted. */
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
