import { type Bench, openBench, peakOf } from "./bulk.ts";
import { median } from "./median.ts";
import { timeOf } from "./server-time.ts";

/** Compares a sheet of labels with as many `qr.svg`, by the processor time that the service takes; and measures its memory. */

const LABELS = 1_000;
const MANY = 20_000;
const ROUNDS = 5;
const SHEETS = 3;
const GROUP = "bench";

const call = ({ program, apiKey }: Bench, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${program.port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json", ...init.headers },
  });

/** Prints a sheet and reads it to its end. @returns its bytes. */
async function print(bench: Bench, body: object): Promise<number> {
  const answer = await call(bench, "/app/api/sheets", { method: "POST", body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(await answer.text());
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  return bytes;
}

/** Milliseconds of processor time that the service takes for some work. */
async function costOf({ program }: Bench, work: () => Promise<unknown>): Promise<number> {
  const before = timeOf([program.pid]);
  await work();
  return (timeOf([program.pid]) - before) / 1_000;
}

async function makeCodes(bench: Bench): Promise<string[]> {
  const rows = Array.from(
    { length: LABELS },
    (_, at) => `https://museum.example/${at},Hall ${at},${GROUP}\n`,
  );
  const made = await call(bench, "/app/api/bulk", {
    method: "POST",
    body: `target,title,group\n${rows.join("")}`,
    headers: { "content-type": "text/csv" },
  });
  await made.arrayBuffer();
  const ids: string[] = [];
  for (let cursor = ""; ids.length < LABELS;) {
    const answer = await call(bench, `/app/api/codes?group=${GROUP}&limit=1000${cursor}`);
    const { codes, nextCursor }: { codes: { id: string }[]; nextCursor: string | null } = JSON.parse(
      await answer.text(),
    );
    ids.push(...codes.map(({ id }) => id));
    if (nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return ids;
}

async function benchTime(tell: (line: string) => void, bench: Bench): Promise<void> {
  const ids = await makeCodes(bench);
  const symbols = async () => {
    for (const id of ids) await (await call(bench, `/app/api/codes/${id}/qr.svg`)).arrayBuffer();
  };
  const sheets = {
    "without text": { group: GROUP, layout: "avery-l7651" },
    "with two lines of text": { group: GROUP, layout: "avery-l7160", text: ["title", "shortUrl"] },
    "for the press": { group: GROUP, layout: "avery-l7160", text: ["title"], standard: "pdf/x-1a" },
  };
  for (const [name, body] of Object.entries(sheets)) {
    const pairs: { symbols: number; sheet: number }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const pair = {
        symbols: await costOf(bench, symbols),
        sheet: await costOf(bench, () => print(bench, body)),
      };
      if (round >= 0) pairs.push(pair);
    }
    const ratio = median(pairs.map(({ symbols, sheet }) => sheet / symbols));
    const [ours, theirs] = [
      median(pairs.map(({ sheet }) => sheet)),
      median(pairs.map((pair) => pair.symbols)),
    ];
    tell(`  ${name}: ${ratio.toFixed(2)} × (bar ≤ 2): ${ours.toFixed(0)} against ${theirs.toFixed(0)} ms`);
  }
}

/** The peak memory of a new service that prints some sheets of so many rows each. */
async function peakWith(rows: number, sheets: number): Promise<number> {
  const bench = await openBench();
  const csv = `url,title\n${Array.from({ length: rows }, (_, at) => `https://a.example/${at},Hall ${at}\n`).join("")}`;
  try {
    for (let sheet = 0; sheet < sheets; sheet++)
      await print(bench, { rows: csv, layout: "avery-l7160", text: ["title", "No. {n:00000}"] });
    return peakOf(bench.program.pid);
  } finally {
    await bench.close();
  }
}

/** Prints the ratios with their absolute figures. */
export async function benchSheets(tell: (line: string) => void): Promise<void> {
  tell(`POST /app/api/sheets, ${LABELS} labels, against ${LABELS} qr.svg, processor time of the service`);
  const bench = await openBench();
  try {
    await benchTime(tell, bench);
  } finally {
    await bench.close();
  }
  if (process.platform !== "linux") return;
  const many = await peakWith(MANY, SHEETS);
  const few = await peakWith(LABELS, SHEETS);
  const asMany = await peakWith(LABELS, (SHEETS * MANY) / LABELS);
  tell(
    `  peak memory of ${MANY} labels ${(many - few).toFixed(0)} MiB more than of ${LABELS}: ${many.toFixed(0)} against ${few.toFixed(0)}, and ${asMany.toFixed(0)} where as many labels come ${LABELS} at a time`,
  );
}

if (import.meta.main) await benchSheets((line) => void process.stdout.write(`${line}\n`));
