import { parentPort, workerData } from "node:worker_threads";
import { createLookup } from "../../features/blocklist/lookup.ts";
import { loadSuffixes } from "../../features/blocklist/suffixes.ts";
import { createBulkSession } from "../../features/bulk/session.ts";
import { drawChart } from "../../features/chart-files/render.ts";
import { readContent } from "../../features/codes/content.ts";
import { payloadOf } from "../../features/codes/payload.ts";
import { shortUrl } from "../shared/short-address.ts";
import { createDrawingJobs, packJob, unpackSymbols } from "../../features/drawings/jobs.ts";
import { createLogoReader, WORKER_LOGOS } from "../../features/drawings/logo-reader.ts";
import { labelParts } from "../../features/drawings/parts.ts";
import { createStyleCheck } from "../../features/drawings/style-check.ts";
import { checkAnswer, checkNewCredential } from "../../features/factors/credentials.ts";
import { jsonObject } from "../http/body.ts";
import { makeLogo, makePicture } from "../../features/images/render.ts";
import { makeFile } from "../../features/logos/render.ts";
import { draw } from "../../qr/draw.ts";
import { hriOf } from "../../qr/gs1.ts";
import { buildPayload } from "../../qr/payload/index.ts";
import { readRules } from "../../features/rules/read.ts";
import { packContents } from "../../features/sheets/contents.ts";
import { createFitCheck } from "../../features/sheets/fitting.ts";
import { withCode } from "../../features/sheets/till-count.ts";
import { createSheetJobs } from "../../features/sheets/jobs.ts";
import { textPointer } from "../../features/sheets/order.ts";
import { captionOf, readTexts } from "../../features/sheets/templates.ts";
import { type Channel, createChannel } from "./channel.ts";
import { createHeapKeeper, DRAWING_RHYTHM } from "./heap.ts";
import { compileEagerly } from "./jit.ts";
import type { Functions } from "./method.ts";
import { lowerPriority } from "./priority.ts";
import {
  BULK_HOST,
  type BULK_SESSION,
  type BulkHost,
  type BulkSession,
  type FromWorker,
  NO_METHODS,
  type ToWorker,
  type WORKER_CALLS,
  type WorkerStart,
} from "./protocol.ts";
import { createYieldToRequests } from "./request-counter.ts";
import { createYielder } from "./yielder.ts";

/** The program of a worker thread. It wires what runs there, as `app/` does for the main thread. */

/** Milliseconds of drawing between two turns of the event loop, in which other files of this thread are served. */
const TURN = 5;

compileEagerly();
const { requests, helpers } = startOf(workerData);
const yieldToRequests = createYieldToRequests(requests);
const keepHeapSmall = createHeapKeeper(DRAWING_RHYTHM);
const logoOf = createLogoReader(WORKER_LOGOS);
const jobNeeds = {
  logoOf,
  beforeEach: yieldToRequests,
  yieldToLoop: createYielder(TURN),
};
const drawing = createDrawingJobs(jobNeeds);
const sheets = createSheetJobs(jobNeeds);
const { problems } = createStyleCheck(logoOf);
const sessions = new Map<number, Channel<typeof BULK_SESSION, typeof BULK_HOST>>();

function post(message: FromWorker, transfer: ArrayBuffer[]): void {
  parentPort?.postMessage(message, transfer);
}

const calls: Functions<typeof WORKER_CALLS> = {
  async ping() {},
  drawFile: kept(drawing.drawFile),
  drawSvg: kept(drawing.drawSvg),
  checkStyle: kept(drawing.checkStyle),
  makeLogoFile: kept(makeFile),
  drawSymbols: kept(drawing.drawPacked),
  checkLabels: kept(sheets.checkLabels),
  drawLabels: kept(sheets.drawLabels),
  drawSheetPage: kept(sheets.drawSheetPage),
  makePicture: kept(makePicture),
  makeLogo: kept(makeLogo),
  drawChart: kept(drawChart),
  checkNewCredential: kept(checkNewCredential),
  checkAnswer: kept(checkAnswer),
};

/** A job out of the way of requests, which leaves a small heap behind, also where it fails. */
function kept<Input, Answer>(job: (input: Input) => Promise<Answer>): (input: Input) => Promise<Answer> {
  return async (input) => {
    lowerPriority();
    try {
      return await job(input);
    } finally {
      keepHeapSmall();
    }
  };
}

const jobChannel = createChannel<typeof WORKER_CALLS, object>({
  remote: NO_METHODS,
  local: () => calls,
  post: (message, transfer) => post({ from: "jobs", message }, transfer),
});

function sessionChannel(session: number) {
  const open = sessions.get(session);
  if (open) return open;
  const channel = createChannel<typeof BULK_SESSION, typeof BULK_HOST>({
    remote: BULK_HOST,
    local: (host) => bulkSession(session, host),
    post: (message, transfer) => post({ from: "session", session, message }, transfer),
  });
  sessions.set(session, channel);
  return channel;
}

function bulkSession(session: number, host: BulkHost): BulkSession {
  const bulk = createBulkSession({
    host,
    helpers,
    drawHere: drawing.drawSymbols,
    drawElsewhere: async (job) => unpackSymbols(await host.drawSymbols(packJob(job))),
    lowerPriority,
    yieldToRequests,
    readJson: jsonObject,
    readContent: (input, shortId, hosts, checkStyle) =>
      readContent(input, shortId, {
        ...hosts,
        checkFields: (type, fields) => void buildPayload(type, fields),
        readRules,
        checkStyle,
      }),
    async listedBy(lists) {
      if (lists.length === 0) return () => null;
      const lookup = createLookup(lists, await loadSuffixes());
      return (host) => lookup(host).blocked?.list ?? null;
    },
    shortUrl,
    payloadOf,
    problems,
    labelTools: {
      readTexts,
      captionOf,
      hriOf,
      textPointer,
      checkFit: createFitCheck(({ payload, style }) => draw(payload, style, logoOf(style))),
      partRule: labelParts,
      withCode,
      pack: packContents,
    },
  });
  return {
    ...bulk,
    async end() {
      await bulk.end();
      sessions.delete(session);
    },
  };
}

/** Checks what `startThread` passed. */
function startOf(data: unknown): Pick<WorkerStart, "requests" | "helpers"> {
  if (typeof data === "object" && data !== null && "requests" in data && "helpers" in data) {
    const { requests, helpers } = data;
    if (requests instanceof SharedArrayBuffer && typeof helpers === "number") return { requests, helpers };
  }
  throw new TypeError("A worker is started without its data");
}

/** Takes a message of the main thread. */
export function receive(message: ToWorker): void {
  if (message.to === "jobs") jobChannel.receive(message.message);
  else sessionChannel(message.session).receive(message.message);
}
