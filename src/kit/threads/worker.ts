import { parentPort, workerData } from "node:worker_threads";
import { lowerPriority } from "./priority.ts";
import type { ToWorker } from "./protocol.ts";

/**
 * Where a worker thread starts. Its program takes 100 ms and more to load. A thread that starts for a job loads it at low
 * priority: three that start at once would make scans wait for half a second (measured on one processor).
 */

if (workerData?.isForJob === true) lowerPriority();

const program = import("./worker-program.ts");

// Messages that come while the program loads are lost without a listener.
parentPort?.on("message", (message: ToWorker) => void program.then(({ receive }) => receive(message)));
