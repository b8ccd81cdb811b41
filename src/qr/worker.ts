import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { createHeapKeeper, THREAD_RHYTHM } from "../shared/heap.ts";
import { doJob, type Job } from "./job.ts";

/**
 * The program of a drawing thread: it does what it is sent, one after the other. An entry point of its own, which the
 * build has to name.
 */

/** Scans come first: a drawing thread takes what they leave of the processor. */
const NICENESS = 19;

// Linux takes the caller's thread for 0; elsewhere it would be the whole process, scans included.
if (process.platform === "linux")
  try {
    setPriority(0, NICENESS);
  } catch {
    // A sandbox may forbid it. Drawing then competes on equal terms.
  }

const keepHeapSmall = createHeapKeeper(THREAD_RHYTHM);

parentPort?.on("message", async ({ id, job }: { id: number; job: Job }) => {
  const reply = await doJob(id, job);
  const bytes = reply.kind === "symbols" ? reply.drawn.bytes : reply.kind === "file" ? reply.bytes : null;
  parentPort?.postMessage(reply, bytes?.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);
  keepHeapSmall();
});
