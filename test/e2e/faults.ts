import { type RunningService, firstMatch, spawn, temporaryFolder } from "./process.ts";

/** A way for the disk to be out of order: the system calls that fail, and how. */
export interface DiskFault {
  readonly calls: string;
  readonly error: string;
}

/** Where there is no strace these tests are skipped, visibly; on CI they fail. */
export const CANNOT_INJECT = Bun.which("strace") === null && process.env["CI"] !== "true";

/**
 * Makes system calls of a running service fail, with strace, until `mend()` is called. strace must be there and allowed
 * to attach.
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
    /** Lets go of the service: its system calls work again. */
    async mend(): Promise<void> {
      child.kill("SIGINT");
      await ended;
    },
  };
}
