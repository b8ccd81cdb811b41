import { faultCode, type FaultKind, faultKind } from "./faults.ts";

/** How long a start waits for its server. */
export interface WaitOptions {
  /** How long to wait for a server that can't be reached yet, in milliseconds. */
  readonly wait?: number;
  /** Called every few seconds while it waits, with the code of the fault, and the server's message if it answers. */
  readonly onWait?: (code: string, said: string | null) => void;
}

/** Milliseconds between attempts to reach a server at the start or while it is away, and between calls of `onWait`. */
export const TRY_EVERY = 250;
const REPORT_EVERY = 5_000;

/** Faults of a server that is not there yet. */
const MAY_PASS: ReadonlySet<FaultKind> = new Set(["lost", "silent"]);

/**
 * Tries until the server is there. A balancer may close connections, leave them without an answer, or still lead to a
 * standby, in the first seconds of a cluster: such a server is not there yet.
 */
export async function waitForServer<T>(
  attempt: () => Promise<T>,
  { wait = 0, onWait = () => {} }: WaitOptions,
): Promise<T> {
  const start = performance.now();
  for (let nextReport = 0; ;)
    try {
      return await attempt();
    } catch (error) {
      const [code, waited] = [faultCode(error), performance.now() - start];
      if (code === null || !MAY_PASS.has(faultKind(code)) || waited >= wait) throw error;
      if (waited >= nextReport) {
        onWait(code, error instanceof Error && typeof error.cause === "string" ? error.cause : null);
        nextReport = waited + REPORT_EVERY;
      }
      await Bun.sleep(TRY_EVERY);
    }
}
