import { hasProgram } from "../programs.ts";
import { type RunningService, firstMatch, spawn, temporaryFolder } from "./process.ts";

/** A fault of the disk: the system calls that fail, and their error. */
export interface DiskFault {
  readonly calls: string;
  readonly error: string;
}

/** Without strace these tests are skipped. On CI they fail. */
export const CANNOT_INJECT = !hasProgram("strace");

/**
 * Makes system calls of a running service fail, with strace, until `mend()` is called. strace must be installed and
 * allowed to attach.
 */
export async function breakDisk(service: RunningService, fault: DiskFault) {
  const { child, err, ended } = spawn(
    [
      "strace",
      "-f",
      ...["-o", "/dev/null"],
      ...["-e", `trace=${fault.calls}`],
      ...["-e", `inject=${fault.calls}:error=${fault.error}`],
      ...["-p", String(service.pid)],
    ],
    temporaryFolder(),
    {},
  );
  await firstMatch(err, /(attached)/, ended);
  return {
    /** Detaches from the service: its system calls work again. */
    async mend(): Promise<void> {
      child.kill("SIGINT");
      await ended;
    },
  };
}
