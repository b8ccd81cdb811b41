import { readdirSync, readFileSync } from "node:fs";
import type { PostgresServer } from "../postgres.ts";

/** Processor time of processes, by /proc/PID/stat. */

/** Ticks of the clock in which /proc counts processor time; Linux always has 100. */
const TICKS_A_SECOND = 100;

/** A process's parent and processor time; `null` when the process is gone. */
function statOf(pid: number): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent, ...times] = [fields[1], fields[11], fields[12]].map(Number);
    return { parent: parent ?? 0, ticks: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return null;
  }
}

/** Microseconds of processor time that processes have taken. */
export function timeOf(pids: readonly number[]): number {
  return (pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0), 0) / TICKS_A_SECOND) * 1e6;
}

const REST_MS = 3_000;
/** The share of one processor that a program at rest takes at most. */
const AT_REST = 0.02;

/** Waits until a program has finished what it does after a start. @throws Error when it has not after five minutes. */
export async function untilAtRest(pid: number): Promise<void> {
  for (let waited = 0; waited < 300_000; waited += REST_MS) {
    const before = timeOf([pid]);
    await Bun.sleep(REST_MS);
    if (timeOf([pid]) - before <= AT_REST * REST_MS * 1000) return;
  }
  throw new Error("The program did not come to rest");
}

/** The server's main process and its child processes. */
export function serverProcesses(postmaster: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return [postmaster, ...all.filter((pid) => statOf(pid)?.parent === postmaster)];
}

/** The server's main process, the parent of all sessions. */
export async function postmasterOf(server: PostgresServer, url: string): Promise<number> {
  const [session] = await server.query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  const parent = statOf(session?.pid ?? 0)?.parent;
  if (parent === undefined) throw new Error("The server's processes can't be seen");
  return parent;
}
