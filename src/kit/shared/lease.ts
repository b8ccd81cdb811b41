import { Busy } from "./busy.ts";
import { MINUTE } from "./clock.ts";

/** Milliseconds for which a process leases work. One that has not renewed its lease for so long has ended. */
export const LEASE = MINUTE;

/** Milliseconds between renewals. */
const RENEWAL = LEASE / 6;

/**
 * Renews a lease while work goes on. By a timer, because a step of the work may wait for longer than a lease: for a disk,
 * or for a thread that draws for others.
 */
export async function whileLeased<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    // Storage that is away takes the lease from nobody, and the next renewal may succeed.
    renew().catch(() => {});
  }, RENEWAL);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Another process has taken the work over, because this one stood still: its machine slept, or had far too much to do. */
export function leaseLost(): Busy {
  return new Busy("Nothing was made, because this service stood still for a minute meanwhile.", 1);
}
