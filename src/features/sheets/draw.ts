import type { LabelPart, LabelSource } from "./contents.ts";
import type { LabelsJob, SheetJobs, SpelledPage } from "./jobs.ts";
import { layPage } from "./page.ts";
import type { About } from "./pdf/about.ts";
import { createSheetPdf } from "./pdf/writer.ts";
import { labelsOf } from "./place.ts";
import type { SheetOrder } from "./scene.ts";

/** Asks threads for a part of a sheet. @param expected - milliseconds that it is likely to take. */
export type SheetAsk = <T>(expected: number, ask: (jobs: SheetJobs) => Promise<T>) => Promise<T>;

/** Jobs that are begun before the first of them is awaited: one is drawn and one waits. */
const AHEAD = 2;

/**
 * Labels of a job, and the milliseconds that drawing its contents takes. The copies of a content cost one
 * drawing in a job.
 */
const LABELS_A_JOB = 256;
const COST_A_JOB = 160;
const LEAST_LABELS_A_JOB = 8;

/** Codes were deleted after their sheet was begun. The log has its code as the cause. */
class CodesDeleted extends Error {
  readonly code = "codes_deleted";

  constructor() {
    super("The labels of a sheet ended early");
  }
}

/**
 * A sheet as PDF, in pieces that are drawn as they are read, a job or two ahead.
 * @param onLabels - told how many more labels are in it.
 */
export async function* drawPdf(
  source: LabelSource,
  order: SheetOrder,
  about: About,
  ask: SheetAsk,
  onLabels: (labels: number) => void,
): AsyncGenerator<Uint8Array> {
  const pdf = createSheetPdf(order, layPage(order), about);
  const queue: { readonly labels: number; readonly pages: Promise<readonly SpelledPage[]> }[] = [];
  /** The page that is not complete. */
  let last = 0;
  let begun = 0;

  /** The parts that the first job of the queue has spelled, and the pages that end before them. */
  async function finish(): Promise<Uint8Array> {
    const first = queue.shift();
    const pieces: Uint8Array[] = [];
    for (const { page, part } of (await first?.pages) ?? []) {
      if (page !== last) pieces.push(pdf.page());
      last = page;
      pieces.push(pdf.part(part));
    }
    onLabels(first?.labels ?? 0);
    return Buffer.concat(pieces);
  }

  yield pdf.head();
  for await (const [part, job] of jobsOf(source, order)) {
    // Each try takes its bytes along to the thread.
    const pages = ask(part.expected, (jobs) => jobs.drawLabels({ ...job, packed: job.packed.slice() }));
    // An error is thrown when the job is awaited. If the reader stops before that, nobody needs it.
    pages.catch(() => {});
    begun += job.to - job.from;
    queue.push({ labels: job.to - job.from, pages });
    if (queue.length === AHEAD) yield await finish();
  }
  while (queue.length > 0) yield await finish();
  // A file that is cut short must not look complete.
  if (begun < source.count * order.copies) throw new CodesDeleted();
  yield pdf.page();
  yield pdf.end();
}

/** The jobs of a sheet: a part each, or some of its labels where there are many copies. */
async function* jobsOf(source: LabelSource, order: SheetOrder): AsyncGenerator<[LabelPart, LabelsJob]> {
  let first = 0;
  for await (const part of source.parts({ from: 0, to: source.count })) {
    const labels = part.count * order.copies;
    const contents = Math.floor((COST_A_JOB * part.count) / Math.max(1, part.expected));
    const affordable = Math.max(1, contents) * order.copies;
    const step = Math.max(LEAST_LABELS_A_JOB, Math.min(LABELS_A_JOB, affordable));
    const begin = first * order.copies;
    for (let from = begin; from < begin + labels; from += step) {
      const to = Math.min(from + step, begin + labels);
      yield [part, { packed: part.packed, order, first, from, to }];
    }
    first += part.count;
  }
}

/** A page of a sheet as SVG. @param page - from 0. @throws Fault `invalid_request` when it is too large. */
export async function drawSvg(
  source: LabelSource,
  order: SheetOrder,
  page: number,
  ask: SheetAsk,
): Promise<Uint8Array> {
  const { from, to } = labelsOn(source, order, page);
  const range = { from: Math.floor(from / order.copies), to: Math.ceil(to / order.copies) };
  const parts: LabelPart[] = [];
  for await (const part of source.parts(range)) parts.push(part);
  const expected = parts.reduce((sum, part) => sum + part.expected, 0);
  return ask(expected, (jobs) => jobs.drawSheetPage({ parts, order, first: range.from, from, to }));
}

/** The labels of a page, from one number to before another. */
export function labelsOn(
  { count }: Pick<LabelSource, "count">,
  { layout, start, copies }: SheetOrder,
  page: number,
): { readonly from: number; readonly to: number } {
  const most = labelsOf(layout);
  const begin = page * most - (start - 1);
  return { from: Math.max(0, begin), to: Math.min(count * copies, begin + most) };
}
