import { Fault } from "./fault.ts";

/** A refusal because there is too much to do already. The answer has a `Retry-After`. No scan is refused with it. */
export class Busy extends Fault {
  override readonly retryAfter: number;

  /** @param seconds - the time until there is likely to be room. */
  constructor(reason: string, seconds: number) {
    const retryAfter = Math.max(1, Math.ceil(seconds));
    super("busy", `${reason} Try again in ${retryAfter} s.`, { retryAfter });
    this.retryAfter = retryAfter;
  }
}
