import type { CodeContent, CreateCode } from "../codes/model.ts";
import { type DrawnSymbols, drawSymbols, packJob, type SymbolsJob, unpackSymbols } from "../qr/job.ts";
import type { Style } from "../qr/style.ts";
import type { FaultDetail } from "../shared/fault.ts";
import {
  CHECK_RHYTHM,
  createHeapKeeper,
  type HeapKeeper,
  type HeapRhythm,
  THREAD_RHYTHM,
} from "../shared/heap.ts";
import { createPace, type Pace } from "../shared/pace.ts";
import type { GiveWay } from "../shared/traffic.ts";
import type { FileHelp, FileWork } from "./calls.ts";
import { checkRows } from "./check.ts";
import { readColumns } from "./columns.ts";
import { type Csv, readCsv } from "./csv.ts";
import { drawZip } from "./draw.ts";
import { type BatchRecord, readRecord } from "./record.ts";
import { createRowReader, type RowReader } from "./rows.ts";
import { csvOf } from "./upload.ts";

/** What a file is worked on with. */
export interface FileNeeds {
  readonly help: FileHelp;
  /** Has the thread stand back behind all others: this takes long. */
  readonly standBack: () => void;
  /** Called between rows, and between symbols. */
  readonly giveWay: GiveWay;
  /** A JSON body. @throws Fault `invalid_json`. */
  readonly readJson: (body: Uint8Array) => Record<string, unknown>;
  /** Takes what is said of a code. @throws Fault as when one code is made. */
  readonly readContent: (
    input: CreateCode,
    shortId: string,
    baseUrl: string,
    checkStyle: (payload: string, style: Style) => void,
  ) => CodeContent;
  readonly shortUrl: (baseUrl: string, shortId: string) => string;
  /** What keeps a style from scanning with a payload. */
  readonly problems: (payload: string, style: Style) => readonly FaultDetail[];
}

/** Milliseconds of work between which other files get their turn, and what is asked is heard. */
const PACE = 5;

/** Jobs under way for each thread that helps: one at work, one waiting, so that none is idle. */
const JOBS_A_HELPER = 2;

/**
 * Jobs begun before the first is waited for, for each that is under way elsewhere: the first is seldom done when its
 * turn comes, and whoever only waited for it would draw nothing meanwhile.
 */
const JOBS_AHEAD = 2;

/** Jobs drawn here before others are asked to help: for a small file it would take longer to start a thread. */
const UNAIDED = 8;

/** Pieces of some thirty rows after which a file is large, so that scans come first. */
const LARGE = 8;

interface Open {
  readonly text: string;
  readonly csv: Csv;
  readonly reader: RowReader;
  readonly baseUrl: string;
  readonly helpers: number;
}

/** The work on one file, on the thread it has its seat on. */
export function createFileWork({ help, ...needs }: FileNeeds): FileWork {
  let open: Open | null = null;
  let record: BatchRecord = { made: [], left: [] };
  let zip: AsyncGenerator<Uint8Array> | null = null;
  let stopped = false;
  let pieces = 0;

  /** Called after each piece: of rows that were checked, or of symbols that were drawn. */
  function keeper(rhythm: HeapRhythm): HeapKeeper {
    const collect = createHeapKeeper(rhythm);
    return () => {
      collect();
      if (++pieces === LARGE) needs.standBack();
    };
  }

  function opened(): Open {
    if (!open) throw new Error("The file is not open");
    return open;
  }

  /** Draws here, unless a thread that helps has nothing to do. */
  function drawer(helpers: number): (job: SymbolsJob) => Promise<DrawnSymbols> {
    let [begun, away] = [0, 0];
    return async (job) => {
      begun++;
      if (begun <= UNAIDED || away >= JOBS_A_HELPER * helpers) return drawSymbols(job, needs.giveWay);
      away++;
      try {
        return unpackSymbols(await help.symbols(packJob(job)));
      } finally {
        away--;
      }
    };
  }

  /** Asked after each row. */
  function checkPace(): Pace {
    const pace = createPace(PACE);
    return () => {
      needs.giveWay();
      return pace();
    };
  }

  function startZip(): AsyncGenerator<Uint8Array> {
    const { csv, reader, baseUrl, helpers } = opened();
    return drawZip({
      csv,
      reader,
      record,
      draw: drawer(helpers),
      ahead: 1 + JOBS_AHEAD * JOBS_A_HELPER * helpers,
      shortUrl: (shortId) => needs.shortUrl(baseUrl, shortId),
      pace: createPace(1),
      keepHeapSmall: keeper(THREAD_RHYTHM),
    });
  }

  return {
    async open({ body, contentType, baseUrl, helpers }) {
      const text = await csvOf(body, contentType, needs.readJson);
      const csv = readCsv(text);
      const reader = createRowReader(readColumns(csv.columns), {
        readContent: (input, shortId, checkStyle) => needs.readContent(input, shortId, baseUrl, checkStyle),
        problems: needs.problems,
        logo: help.logo,
      });
      open = { text, csv, reader, baseUrl, helpers };
    },

    async fingerprint(asked) {
      return new Bun.CryptoHasher("sha256").update(opened().text).update(asked).digest("hex");
    },

    async check(order) {
      const { csv, reader } = opened();
      const done = await checkRows({
        csv,
        reader,
        order,
        help,
        pace: checkPace(),
        keepHeapSmall: keeper(CHECK_RHYTHM),
        stopped: () => stopped,
      });
      record = done.record;
      return done.checked;
    },

    async recall(part) {
      const { made, left } = readRecord(part);
      record.made.push(...made);
      record.left.push(...left);
    },

    async next() {
      if (stopped) return null;
      zip ??= startZip();
      const { value, done } = await zip.next();
      return done ? null : value;
    },

    async stop() {
      stopped = true;
      await zip?.return(undefined);
    },
  };
}
