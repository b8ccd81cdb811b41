import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * Gives the load and the service processors of their own, so that the load does not slow the service down by taking its
 * processor, and reads how long a program's main thread ran and waited.
 */

const LAST = availableParallelism() - 1;

/** Whether programs can be kept on processors here. */
export const CAN_PIN = LAST > 0 && Bun.which("taskset") !== null;

async function pin(pid: number, processors: string): Promise<void> {
  if (!CAN_PIN) return;
  const command = ["taskset", "--all-tasks", "--pid", "--cpu-list", processors, String(pid)];
  await Bun.spawn(command, { stdout: "ignore" }).exited;
}

/** Keeps this process, and what it starts from now on, on the first processor. */
export const pinLoad = () => pin(process.pid, "0");

/** Lets this process, and what it starts from now on, run on all processors again. */
export const unpinLoad = () => pin(process.pid, `0-${LAST}`);

/** Keeps a program, and the threads that it starts from now on, on all other processors. */
export const pinService = (pid: number) => pin(pid, `1-${LAST}`);

/** Milliseconds since the main thread of a program started. */
export interface MainThread {
  /** It ran. */
  readonly ran: number;
  /** It could have run, and other threads of the machine did. */
  readonly waited: number;
}

/** `null` where the system does not tell. */
export function mainThread(pid: number): MainThread | null {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  } catch {
    return null;
  }
}
