import { createConnections, type Heard, isSuccess } from "../../kit/outbound/connections.ts";
import { exchangeWith, unlessAborted, withoutAnswer } from "../../kit/outbound/exchange.ts";
import { failureOf } from "../../kit/outbound/failure.ts";
import type { Guard } from "../../kit/outbound/guard.ts";
import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { createTimeLeft } from "../../kit/outbound/time-left.ts";
import type { AddressLimits } from "./address-limits.ts";
import type { AttemptError } from "./attempt-error.ts";
import { retryAfter } from "./retry-after.ts";

/** A signed request that is ready to go out. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of one attempt to deliver. */
export interface Attempt {
  /** `null` when no answer came. */
  readonly status: number | null;
  /** `null` when delivered. */
  readonly error: AttemptError | null;
  /** Milliseconds from now that the receiver asked for, not capped; `null` when it did not. */
  readonly retryAfter: number | null;
  readonly durationMs: number;
}

/**
 * Makes one attempt.
 * @param isTrusted - whether the receiver is known to take deliveries.
 * @throws StorageError when the next slot of its address can't be looked up.
 */
export type Sender = (outgoing: Outgoing, isTrusted: boolean) => Promise<Attempt>;

/**
 * Of a whole attempt, without the wait for a slot of its address: lookup, connection, the answer's head and
 * its body.
 */
const TIMEOUT = 10 * SECOND;

type Answer = Pick<Attempt, "status" | "error"> & { readonly retryAfter?: number | null };

/**
 * Posts to an address that was checked for this attempt, under the receiver's name: its certificate must be the name's.
 * Redirects are not followed, proxies of the environment are not used, nothing is decompressed, and at most 64 KiB of an
 * answer are read, whatever they are.
 * @param needs.ca - certificates to trust instead of the machine's.
 */
export function createSender(needs: {
  reach: Guard["reach"];
  limits: AddressLimits;
  userAgent: string;
  clock: Clock;
  timeout?: number;
  ca?: string;
}): Sender {
  const { reach, limits, userAgent, clock, timeout = TIMEOUT } = needs;
  const connections = createConnections({ ca: needs.ca, areKept: true });

  async function attempt(
    { url, body, headers }: Outgoing,
    addresses: readonly [string, ...string[]],
    signal: AbortSignal,
  ): Promise<Answer> {
    const fields = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": userAgent,
      accept: "*/*",
      "accept-encoding": "identity",
      connection: "keep-alive",
      ...headers,
    };
    const request = { method: "POST", url: new URL(url), headers: fields, body } as const;
    return outcomeOf(await exchangeWith(connections, addresses, request, signal), clock.now());
  }

  return async (outgoing, isTrusted) => {
    const time = createTimeLeft(timeout);
    const answered = (answer: Answer): Attempt => ({
      retryAfter: null,
      ...answer,
      durationMs: Math.round(time.taken),
    });
    const found = await time
      .during((signal) => unlessAborted(signal, reach(outgoing.url)))
      .catch((error: unknown) => ({ addresses: null, error: failureOf(error) }));
    const { addresses } = found;
    if (addresses === null) return answered({ status: null, error: found.error });
    const leave = await limits.enter(addresses[0], isTrusted);
    if (leave === null) return answered({ status: null, error: "address_busy" });
    const answer = await time.during((signal) => attempt(outgoing, addresses, signal)).catch(failed);
    leave();
    return answered(answer);
  };
}

function failed(error: unknown): Answer {
  return { status: null, error: failureOf(error) };
}

/** The attempt as far as its answer was read: without a status nothing arrived, and after a 2xx only a timeout fails. */
function outcomeOf(heard: Heard, now: number): Answer {
  const { status, retryAfter: asked } = heard.answer;
  if (status === null) return { status, error: withoutAnswer(heard) };
  if (isSuccess(status)) return { status, error: failureOf(heard.error) === "timeout" ? "timeout" : null };
  const refusal = status >= 300 && status < 400 ? "redirect" : "status_not_2xx";
  return { status, error: refusal, retryAfter: retryAfter(asked, now) };
}
