import { constants, setPriority } from "node:os";

/** The end of a command that ran as a process of its own. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command of this program as a process of its own, to its end.
 * @param signal - asks it to end.
 */
export type RunProgram = (args: readonly string[], signal: AbortSignal) => Promise<Ended>;

/** Folders in which a built program has its own files. */
const EMBEDDED = /^(?:\/\$bunfs\/|[A-Z]:[\\/]~BUN[\\/])/;

/**
 * The words by which this program is started: it is one file when it is built, and a script of Bun otherwise.
 */
function ownCommand(): readonly string[] {
  return EMBEDDED.test(Bun.main) ? [process.execPath] : [process.execPath, Bun.main];
}

/** Scans come first: a process takes the processor time that they leave. */
function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is over already, or a sandbox forbids it. Then it competes on equal terms.
  }
}

/** Runs commands of this program, at low priority. @param environment - the settings of the commands. */
export function ownProgram(environment: Readonly<Record<string, string | undefined>>): RunProgram {
  // Lines on standard error would have the prefixes of journald.
  const { JOURNAL_STREAM: _, ...rest } = environment;
  return async (args, signal) => {
    const child = Bun.spawn([...ownCommand(), ...args], {
      env: rest,
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    lower(child.pid);
    const end = () => child.kill("SIGTERM");
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    try {
      const [out, err] = await Promise.all([child.stdout.text(), child.stderr.text()]);
      return { code: await child.exited, out, err };
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}
