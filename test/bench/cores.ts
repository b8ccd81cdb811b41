import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * Gives the load and the service processors of their own, so that the load does not slow the service down by taking its
 * processor, and reads how long a program's threads ran, and how long its main thread waited.
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

/**
 * Milliseconds that a program's other threads have run so far, by their names and niceness. Those that ended
 * are missing.
 */
export function otherThreads(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  const folder = `/proc/${pid}/task`;
  for (const thread of tried(() => readdirSync(folder)) ?? []) {
    const text =
      thread === String(pid) ? null : tried(() => readFileSync(`${folder}/${thread}/stat`, "utf8"));
    if (!text) continue;
    const [name, fields] = [
      text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")),
      text.split(") ").at(-1),
    ];
    const [user = 0, system = 0, , , , niceness = 0] = (fields ?? "").split(" ").slice(11).map(Number);
    const key = `${name} (${niceness})`;
    times.set(key, (times.get(key) ?? 0) + (user + system) * TICK);
  }
  return times;
}

/** Milliseconds of a tick of /proc; Linux always has 100 a second. */
const TICK = 10;

function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
