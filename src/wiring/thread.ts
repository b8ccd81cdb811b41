import { parentPort, workerData } from "node:worker_threads";
import { createFileWork } from "../bulk/file.ts";
import type { FileHelp, FileWork } from "../bulk/calls.ts";
import { readContent, shortUrl } from "../codes/content.ts";
import { createDrawings } from "../drawings/drawings.ts";
import { jsonObject } from "../http/body.ts";
import { drawFile, drawPacked, type FileJob } from "../qr/job.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { type Answers, type CallMessage, createCalls, NO_SEAT } from "../shared/calls.ts";
import { createHeapKeeper, THREAD_RHYTHM } from "../shared/heap.ts";
import { compileEagerly } from "../shared/jit.ts";
import { standBack } from "../shared/priority.ts";
import { createGiveWay } from "../shared/traffic.ts";

/**
 * The program of a thread for what takes long: single drawings, and bulk files. An entry point of its own, which the
 * build has to name.
 */

compileEagerly();
const keepHeapSmall = createHeapKeeper(THREAD_RHYTHM);
const giveWay = createGiveWay(trafficCount(workerData));
const files = new Map<number, FileWork>();
const drawings = createDrawings({ file: drawFile });

const calls = createCalls(
  (message, transfer) => parentPort?.postMessage(message, transfer),
  (seat) => (seat === NO_SEAT ? SINGLE : fileAnswers(seat)),
);

const SINGLE = {
  async file(job: FileJob) {
    standBack();
    const bytes = await drawFile(job);
    keepHeapSmall();
    return bytes;
  },
  symbols(job: Uint8Array) {
    standBack();
    const drawn = drawPacked(job, giveWay);
    keepHeapSmall();
    return drawn;
  },
};

function fileAnswers(seat: number): Answers {
  const file = files.get(seat) ?? openFile(seat);
  return {
    ...file,
    async leave() {
      files.delete(seat);
      await file.stop();
    },
  };
}

function openFile(seat: number): FileWork {
  const help: FileHelp = {
    shortIds: (count) => calls.ask(seat, "shortIds", count),
    stage: (contents) => calls.ask(seat, "stage", contents),
    note: (part) => calls.ask(seat, "note", part),
    taken: (shortIds) => calls.ask(seat, "taken", shortIds),
    logo: (style) => calls.ask(seat, "logo", style),
    symbols: (job) => calls.ask(seat, "symbols", job),
  };
  const file = createFileWork({
    help,
    standBack,
    giveWay,
    readJson: jsonObject,
    readContent: (input, shortId, baseUrl, checkStyle) =>
      readContent(input, shortId, {
        baseUrl,
        checkFields: (type, fields) => void buildPayload(type, fields),
        checkStyle,
      }),
    shortUrl,
    problems: drawings.problems,
  });
  files.set(seat, file);
  return file;
}

/** What `startThread` hands over. */
function trafficCount(given: unknown): SharedArrayBuffer {
  if (given instanceof SharedArrayBuffer) return given;
  throw new TypeError("A thread needs the count of those it gives way to");
}

parentPort?.on("message", (message: CallMessage) => calls.receive(message));
