import { createConnections, type Heard, isSuccess } from "../outbound/connections.ts";
import { exchangeWith, unlessAborted, withoutAnswer } from "../outbound/exchange.ts";
import { failureOf } from "../outbound/failure.ts";
import type { Guard } from "../outbound/guard.ts";
import { type Clock, SECOND } from "../shared/clock.ts";
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

/** Makes one attempt. Never rejects. */
export type Sender = (outgoing: Outgoing) => Promise<Attempt>;

/** Of a whole attempt: lookup, connection, the answer's head and its body. */
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
  userAgent: string;
  clock: Clock;
  timeout?: number;
  ca?: string;
}): Sender {
  const { reach, userAgent, clock, timeout = TIMEOUT } = needs;
  const connections = createConnections({ ca: needs.ca, areKept: true });

  async function attempt({ url, body, headers }: Outgoing, signal: AbortSignal): Promise<Answer> {
    const { addresses, error } = await unlessAborted(signal, reach(url));
    if (addresses === null) return { status: null, error };
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

  return async (outgoing) => {
    const started = performance.now();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeout);
    const answer = await attempt(outgoing, controller.signal).catch(failed);
    clearTimeout(timer);
    return { retryAfter: null, ...answer, durationMs: Math.round(performance.now() - started) };
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
