import { systemTimers, type Timers } from "../src/kit/shared/timers.ts";
import { eventually } from "./e2e/process.ts";

/** The times of jobs on a machine that is busy with other tests: a thread of low priority begins late. */
export const PATIENT_TIMERS: Timers = {
  now: systemTimers.now,
  after: (milliseconds, then) => systemTimers.after(12 * milliseconds, then),
};

/**
 * Sends a request again while threads have too much to do, as a client does: on a busy machine a thread of low priority may not begin
 * in time.
 */
export function patiently(send: () => Promise<Response>): Promise<Response> {
  return eventually("it is taken", async () => {
    const response = await send();
    return response.status === 503 ? null : response;
  });
}

/** Milliseconds within which a node hears of what another process did, however busy the machine is. */
const HEARD_WITHIN = 60_000;

/** Waits without a pause until something is so, or the time is over. */
export async function soon(isSo: () => boolean): Promise<void> {
  const enough = performance.now() + HEARD_WITHIN;
  while (!isSo() && performance.now() < enough) await new Promise((resolve) => setImmediate(resolve));
}
