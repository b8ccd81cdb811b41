import type { DrawnSymbols, SymbolsJob } from "../drawings/jobs.ts";
import type { Style } from "../../qr/style.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { HeapKeeper } from "../../kit/threads/heap.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import type { Csv, CsvRow } from "./csv.ts";
import type { RowError } from "./model.ts";
import { valuesOfCells } from "./gs1-cells.ts";
import { inOrder } from "./in-order.ts";
import { createManifest, type ManifestLine } from "./manifest.ts";
import { createNames } from "./names.ts";
import type { BatchRecord, MadeRow } from "./record.ts";
import type { RowReader } from "./rows.ts";
import type { Spelling } from "./session-model.ts";
import { createZip } from "../../kit/shared/zip.ts";

/** A row on its way into the ZIP. */
interface DrawnEntry {
  readonly line: ManifestLine;
  readonly style: Style;
  /** Names for the file, the best first. */
  readonly names: readonly (string | undefined)[];
}

/** Symbols that are being drawn. */
export interface Begun {
  readonly drawn: Promise<DrawnSymbols>;
}

/** A piece of rows whose symbols are being drawn. */
interface Piece extends Begun {
  readonly entries: readonly DrawnEntry[];
}

/**
 * Draws a file's rows and yields the ZIP piece by piece: an SVG a row, then `manifest.csv`. It draws at most a few
 * hundred symbols more than its reader has taken, and stops when the reader stops.
 */
export async function* drawZip(
  needs: Spelling & {
    csv: Csv;
    reader: RowReader;
    record: BatchRecord;
    /**
     * Begins to draw. It resolves at once for a job of another thread, and for one of this thread when it is
     * drawn.
     */
    draw: (job: SymbolsJob) => Promise<Begun>;
    /** How many jobs are begun before the first of them is awaited. */
    ahead: number;
    yieldToLoop: Yielder;
    keepHeapSmall: HeapKeeper;
  },
): AsyncGenerator<Uint8Array> {
  const { csv, yieldToLoop } = needs;
  const zip = createZip();
  const names = createNames(".svg");
  const manifest = createManifest(needs.reader.namesProducts);
  const made = inOrder(needs.record.made);
  const left = inOrder(needs.record.left);
  const queue: Piece[] = [];

  async function finish({ entries, drawn }: Piece): Promise<Uint8Array> {
    const { bytes, symbols } = await drawn;
    const pieces: Uint8Array[] = [];
    const lines: ManifestLine[] = [];
    let next = 0;
    for (const { line, names: wanted } of entries) {
      const symbol = line.error === "" ? symbols[next++] : undefined;
      if (!symbol || symbol.problem !== null) {
        lines.push(symbol ? { ...line, error: symbol.problem } : line);
        continue;
      }
      const file = names.take(...wanted);
      const deflated = bytes.subarray(symbol.start, symbol.end);
      pieces.push(zip.entry({ ...symbol, name: file, compressed: deflated.length }), deflated);
      lines.push({ ...line, file });
    }
    manifest.add(lines);
    return Buffer.concat(pieces);
  }

  async function begin(rows: readonly CsvRow[]): Promise<Piece> {
    const entries = rows.map((row) => entryOf(row, needs, made(row.row), left(row.row)));
    const good = entries.filter(({ line }) => line.error === "");
    const styles = [...new Set(good.map(({ style }) => style))];
    const symbols = good.map(({ line, style }) => ({ payload: line.payload, style: styles.indexOf(style) }));
    const { drawn } = await needs.draw({ styles, symbols });
    // An error is thrown when the piece is awaited. If the reader stops before that, nobody needs it.
    drawn.catch(() => {});
    return { entries, drawn };
  }

  for (const rows of csv.rows()) {
    await needs.reader.prepare(rows);
    if (rows.length > 0) queue.push(await begin(rows));
    await yieldToLoop();
    if (queue.length < needs.ahead) continue;
    const piece = queue.shift();
    if (piece) yield await finish(piece);
    needs.keepHeapSmall();
    await yieldToLoop();
  }
  for (const piece of queue) yield await finish(piece);
  const { bytes, crc, size } = await manifest.end();
  yield zip.entry({ name: "manifest.csv", crc, size, compressed: bytes.length });
  yield bytes;
  yield* zip.end();
}

const NOTHING = {
  ...{ file: "", type: "", id: "", shortId: "", shortUrl: "", payload: "", title: "", error: "" },
  ...{ gtin: "", lot: "", serial: "" },
};

function entryOf(
  row: CsvRow,
  { reader, shortUrl, payloadOf }: Spelling & { readonly reader: RowReader },
  code: MadeRow | undefined,
  bad: RowError | undefined,
): DrawnEntry {
  if (bad) return { line: failed(bad), style: {}, names: [] };
  try {
    const input = reader.input(row);
    const { type, style, filename } = input;
    const { title = "", shortId, gs1 } = input.content;
    const product = gs1 ? valuesOfCells(gs1) : {};
    const names = [
      ...[filename, title, shortId],
      ...[Object.values(product).filter(Boolean).join("-"), `${type}-${row.row}`],
    ];
    const line = { ...NOTHING, ...product, row: row.row, type, id: code?.id ?? "", title };
    // A plain code has no short id.
    if (!code?.shortId) return { line: { ...line, payload: reader.payload(input) }, style, names };
    const made = reader.encoded(input, code);
    const spelled = { shortUrl: shortUrl(made), payload: payloadOf(made) };
    return { line: { ...line, shortId: code.shortId, ...spelled }, style, names };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { line: failed(reader.error(row.row, error)), style: {}, names: [] };
  }
}

function failed({ row, column, detail }: RowError): ManifestLine {
  return { ...NOTHING, row, error: column === null ? detail : `${column}: ${detail}` };
}
