import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { openCheckpointer } from "../../../db/sqlite/checkpointer.ts";

/*
 * A worker program: writes the log of a SQLite database back into its file each time it is told to, and answers with the
 * code of the fault, or null. "close" closes the connection and ends the thread.
 */

if (!isMainThread) serve(String(workerData));

function serve(file: string): void {
  const checkpointer = openCheckpointer(file);
  parentPort?.on("message", (message) => {
    if (message !== "close") return parentPort?.postMessage(checkpointer.write());
    checkpointer.close();
    process.exit();
  });
}
