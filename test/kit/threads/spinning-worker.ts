import { parentPort } from "node:worker_threads";
import type { FromWorker, ToWorker } from "../../../src/kit/threads/protocol.ts";

/** A worker that answers every file at once, except one with the payload `spin`, on which it works for ever. */

parentPort?.on("message", ({ to, message }: ToWorker) => {
  if (to !== "jobs" || message.kind !== "call" || message.method !== "drawFile") return;
  const isSpinning = JSON.stringify(message.input).includes('"spin"');
  while (isSpinning);
  const answer: FromWorker = {
    from: "jobs",
    message: { kind: "answer", id: message.id, method: "drawFile", answer: new Uint8Array([1]) },
  };
  parentPort?.postMessage(answer);
});
