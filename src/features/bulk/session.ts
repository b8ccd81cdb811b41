import type { CodeContent, CreateCode } from "../codes/model.ts";
import type { KnownHosts } from "../codes/content.ts";
import type { payloadOf } from "../codes/payload.ts";
import type { List } from "../blocklist/lookup.ts";
import type { HostNames } from "../domains/hosts.ts";
import type { DrawnSymbols, SymbolsJob } from "../drawings/jobs.ts";
import type { Style } from "../../qr/style.ts";
import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import type { shortUrl } from "../../kit/shared/short-address.ts";
import type { ListedBy } from "../../kit/shared/target.ts";
import type { LabelPart } from "../sheets/contents.ts";
import {
  CHECKING_RHYTHM,
  createHeapKeeper,
  DRAWING_RHYTHM,
  type HeapKeeper,
  type HeapRhythm,
} from "../../kit/threads/heap.ts";
import type { BulkHost, BulkSession } from "../../kit/threads/protocol.ts";
import type { YieldToRequests } from "../../kit/threads/request-counter.ts";
import { createYielder, type Yielder } from "../../kit/threads/yielder.ts";
import { checkRows } from "./check.ts";
import { readColumns } from "./columns.ts";
import { type Csv, readCsv } from "./csv.ts";
import { type Begun, drawZip } from "./draw.ts";
import { readEdits } from "./edit-rows.ts";
import { linkHost } from "./gs1-cells.ts";
import type { TillCount } from "../sheets/till-count.ts";
import { createRowLabels, type LabelTools, type RowLabels, textsOf } from "./labels.ts";
import { type BatchRecord, readRecord } from "./record.ts";
import { createRowReader, type RowReader } from "./rows.ts";
import type { ReadEdit, Spelling } from "./session-model.ts";
import { csvOf } from "./upload.ts";

export interface SessionNeeds {
  readonly host: Omit<BulkHost, "drawSymbols">;
  /** How many other workers may be asked to draw. */
  readonly helpers: number;
  readonly drawHere: (job: SymbolsJob) => Promise<DrawnSymbols>;
  readonly drawElsewhere: (job: SymbolsJob) => Promise<DrawnSymbols>;
  /** Lowers the thread's priority. Called when the work turns out to be long. */
  readonly lowerPriority: () => void;
  /** Called between rows. */
  readonly yieldToRequests: YieldToRequests;
  /** Parses a JSON body. @throws Fault `invalid_json`. */
  readonly readJson: (body: Uint8Array) => Record<string, unknown>;
  /** Reads the content of a code. @throws Fault as when one code is made. */
  readonly readContent: (
    input: CreateCode,
    shortId: string,
    hosts: KnownHosts,
    checkStyle: (payload: string) => void,
  ) => CodeContent;
  /** Opens lists of hosts. */
  readonly listedBy: (lists: readonly List[]) => Promise<ListedBy>;
  readonly shortUrl: typeof shortUrl;
  readonly payloadOf: typeof payloadOf;
  /** The reasons why a payload would not scan in a style. */
  readonly problems: (payload: string, style: Style) => readonly FaultDetail[];
  readonly labelTools: LabelTools;
}

/** Milliseconds of checking between two turns of the event loop, in which other files and calls are served. */
const CHECKING_TURN = 5;

/** The same while a ZIP is drawn: a piece takes longer than that, so there is a turn after each. */
const DRAWING_TURN = 1;

/** Jobs in flight for each helper: one is drawn and one waits, so that no helper is idle. */
const JOBS_A_HELPER = 2;

/**
 * Jobs begun before the first is awaited, for each in flight elsewhere. The first is seldom done when its turn comes,
 * and this thread would be idle meanwhile.
 */
const JOBS_AHEAD = 2;

/** Jobs drawn here before helpers are asked. To start a thread takes longer than to draw a small file. */
const UNAIDED_JOBS = 8;

/**
 * When a symbol takes longer than this, in milliseconds and on average of a job, only helpers draw, if there are any: each
 * symbol makes every other file of this thread wait. A plain one takes a third of a millisecond.
 */
const DEAR_SYMBOL = 8;

/** Pieces of some thirty rows after which a file counts as large, and scans come first. */
const LARGE = 8;

interface OpenFile {
  readonly text: string;
  readonly csv: Csv;
  readonly reader: RowReader;
  /** Its rows, where they change codes. */
  readonly edits: Iterator<readonly ReadEdit[]> | null;
  readonly labels: RowLabels | null;
  readonly spelling: Spelling;
}

/** The worker's side of a bulk file. */
export function createBulkSession({ host, helpers, ...needs }: SessionNeeds): BulkSession {
  let file: OpenFile | null = null;
  let record: BatchRecord = { made: [], left: [] };
  let checking: Promise<unknown> = Promise.resolve();
  let zip: AsyncGenerator<Uint8Array> | null = null;
  let labels: AsyncGenerator<LabelPart> | null = null;
  let ended = false;
  let pieces = 0;

  /** Called after each piece of rows that were checked, or of symbols that were drawn. */
  function heapKeeper(rhythm: HeapRhythm): HeapKeeper {
    const collect = createHeapKeeper(rhythm);
    return () => {
      collect();
      if (++pieces === LARGE) needs.lowerPriority();
    };
  }

  function opened(): OpenFile {
    if (!file) throw new Error("The file is not open");
    return file;
  }

  /** Draws here, unless a helper has nothing to do. */
  function createDraw(): (job: SymbolsJob) => Promise<Begun> {
    let [begun, isDear] = [0, false];
    /** The jobs that helpers draw. */
    const elsewhere = new Set<Promise<unknown>>();
    const mostElsewhere = JOBS_A_HELPER * helpers;

    async function drawElsewhere(job: SymbolsJob): Promise<DrawnSymbols> {
      try {
        return await needs.drawElsewhere(job);
      } catch (error) {
        // The helper's thread was ended because of another job.
        if (error instanceof Fault || ended) throw error;
        return await needs.drawHere(job);
      }
    }

    async function drawHere(job: SymbolsJob): Promise<DrawnSymbols> {
      const since = performance.now();
      const symbols = await needs.drawHere(job);
      isDear = performance.now() - since > DEAR_SYMBOL * job.symbols.length;
      return symbols;
    }

    return async (job) => {
      begun++;
      while (isDear && mostElsewhere > 0 && elsewhere.size >= mostElsewhere) await Promise.race(elsewhere);
      if ((begun <= UNAIDED_JOBS && !isDear) || elsewhere.size >= mostElsewhere)
        return { drawn: Promise.resolve(await drawHere(job)) };
      const drawn = drawElsewhere(job);
      const settled: Promise<unknown> = drawn.catch(() => {}).then(() => elsewhere.delete(settled));
      elsewhere.add(settled);
      return { drawn };
    };
  }

  /** Called after each row. */
  function rowYielder(): Yielder {
    const yieldToLoop = createYielder(CHECKING_TURN);
    return () => {
      needs.yieldToRequests();
      return yieldToLoop();
    };
  }

  function startZip(): AsyncGenerator<Uint8Array> {
    const { csv, reader, spelling } = opened();
    return drawZip({
      ...spelling,
      csv,
      reader,
      record,
      draw: createDraw(),
      ahead: 1 + JOBS_AHEAD * JOBS_A_HELPER * helpers,
      yieldToLoop: createYielder(DRAWING_TURN),
      keepHeapSmall: heapKeeper(DRAWING_RHYTHM),
    });
  }

  return {
    async open({ body, contentType, baseUrl, hosts, lists = [], usualStyle, labels: asked, isEdits }) {
      const text = await csvOf(body, contentType, needs.readJson);
      const csv = readCsv(text);
      const known = knownHosts(baseUrl, hosts, await needs.listedBy(lists));
      const texts = asked ? textsOf(asked.sheet, csv, needs.labelTools) : null;
      const columns = readColumns(csv.columns, isEdits);
      const edits = isEdits ? readEdits(csv, columns) : null;
      const reader = createRowReader(columns, {
        readContent: (input, shortId, checkStyle) => needs.readContent(input, shortId, known, checkStyle),
        problems: needs.problems,
        style: host.style,
        missing: host.missing,
        linkHost: (domain) => linkHost(domain, known),
        ...(usualStyle !== undefined && { usualStyle }),
        ...(asked && { plain: asked.plain }),
        ...(texts && { printed: texts.names }),
      });
      const spelling: Spelling = {
        shortUrl: (code) => needs.shortUrl(baseUrl, code),
        payloadOf: (code) => needs.payloadOf(baseUrl, code),
      };
      const labels =
        asked && texts ? createRowLabels(asked.sheet, texts, csv, reader, needs.labelTools, spelling) : null;
      file = { text, csv, reader, edits, labels, spelling };
    },

    async fingerprint(options) {
      return new Bun.CryptoHasher("sha256").update(opened().text).update(options).digest("hex");
    },

    async check(order) {
      const { csv, reader, labels } = opened();
      const work = checkRows({
        csv,
        reader,
        labels,
        order,
        host,
        yieldToLoop: rowYielder(),
        keepHeapSmall: heapKeeper(CHECKING_RHYTHM),
        ended: () => ended,
      });
      checking = work;
      const done = await work;
      record = done.record;
      return done.checked;
    },

    async recall(part) {
      const { made, left } = readRecord(part);
      record.made.push(...made);
      record.left.push(...left);
    },

    async next() {
      if (ended) return null;
      zip ??= startZip();
      const { value, done } = await zip.next();
      return done ? null : value;
    },

    async edits() {
      needs.yieldToRequests();
      const next = ended ? null : opened().edits?.next();
      return next && !next.done ? next.value : null;
    },

    async rowCount() {
      const yieldToLoop = rowYielder();
      let rows = 0;
      for (const some of opened().csv.rows()) {
        rows += some.length;
        await yieldToLoop();
      }
      return rows;
    },

    async offTill() {
      return (await opened().labels?.offTill(record, rowYielder())) ?? NO_LABELS;
    },

    async labels(range) {
      if (ended) return null;
      labels ??= opened().labels?.parts(range, record) ?? null;
      const next = await labels?.next();
      return next && !next.done ? next.value : null;
    },

    async end() {
      ended = true;
      await checking.catch(() => {});
      await zip?.return(undefined);
      await labels?.return(undefined);
    },
  };
}

/** Of a ZIP. */
const NO_LABELS: TillCount = { codes: 0, width: 0, height: 0 };

function knownHosts(baseUrl: string, { all, own, gs1 }: HostNames, listedBy: ListedBy): KnownHosts {
  const [ours, owns, answering] = [new Set(all.split("\n")), new Set(own), new Set(gs1)];
  const ownHost = new URL(baseUrl).hostname;
  return {
    baseUrl,
    isOurHost: (host) => ours.has(host),
    gs1On: (domain) => answering.has(domain),
    isOwnDomain: (host) => owns.has(host),
    listedBy: (host) => (host === ownHost || ours.has(host) ? null : listedBy(host)),
  };
}
