import { heapStats } from "bun:jsc";

/** Is loaded into a service before its own code, and says over IPC how many bytes its heap has after a full collection. */
process.on("message", () => {
  Bun.gc(true);
  process.send?.(heapStats().heapSize);
});
