import { type Connections, type Heard, isSuccess } from "../../kit/outbound/connections.ts";
import { exchangeWith, hasReached, unlessAborted, withoutAnswer } from "../../kit/outbound/exchange.ts";
import { type Failure, failureOf } from "../../kit/outbound/failure.ts";
import type { Guard } from "../../kit/outbound/guard.ts";
import { isPublicHost } from "../../kit/outbound/public.ts";
import { createTimeLeft } from "../../kit/outbound/time-left.ts";
import type { WaitForSlot } from "../../kit/outbound/slots.ts";
import { type Clock, DAY, SECOND } from "../../kit/shared/clock.ts";
import { createCookies } from "./cookies.ts";
import type { HealthReason } from "./traits.ts";
import type { CheckOutcome } from "./destination-state.ts";

/**
 * Asks for a destination as a visitor would, and follows its redirects. Never rejects, but for what
 * `waitForSlot` rejects with.
 */
export type Probe = (target: string, waitForSlot: WaitForSlot) => Promise<CheckOutcome | "postponed">;

/** Of all requests of a check together, without the waits for slots. */
const TIMEOUT = 10 * SECOND;

const MOST_REDIRECTS = 5;

/** Addresses of a name that are tried, at most: each has to be waited for. */
const MOST_ADDRESSES = 4;

/** A certificate that ends so soon is told. */
const CERTIFICATE_NOTICE = 14 * DAY;

/** How a phone names itself, for a look at where it is led. */
export const PHONE_AGENT =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

/** Ports of public addresses that are asked. */
const PORTS: ReadonlySet<string> = new Set(["", "80", "443"]);

/** Failures that say that a destination is gone. The others may lie between it and us. */
const FATAL: ReadonlySet<Failure> = new Set<Failure>([
  "name_not_resolved",
  "connection_refused",
  "certificate_invalid",
  "tls_failed",
]);

/** Statuses that say so. */
const GONE: Readonly<Record<number, HealthReason>> = { 404: "not_found", 410: "gone" };

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * @param needs.isOwn - whether a URL is on the service's own host or on a verified domain: a check of it would be a scan.
 */
export function createProbe(needs: {
  reach: Guard["reach"];
  connections: Connections;
  isOwn: (url: URL) => boolean;
  /** Names the service to those that are asked. */
  userAgent: string;
  clock: Clock;
  timeout?: number;
}): Probe {
  const { reach, connections, isOwn, userAgent, clock, timeout = TIMEOUT } = needs;
  const headers = {
    "user-agent": userAgent,
    accept: "*/*",
    "accept-encoding": "identity",
    connection: "close",
  };

  return async (target, waitForSlot) => {
    const time = createTimeLeft(timeout);
    const cookies = createCookies(() => clock.now());

    async function ask(url: URL): Promise<Heard | CheckOutcome | "postponed"> {
      const found = await time.during((signal) => unlessAborted(signal, reach(url.href))).catch(lookupFailed);
      if (found.addresses === null) return failed(found.error);
      if (found.addresses.some(isPublicHost) && !PORTS.has(url.port)) return unchecked("port_not_allowed");
      const cookie = cookies.of(url);
      const sent = cookie === "" ? headers : { ...headers, cookie };
      const request = { method: "GET", url, headers: sent, body: "" } as const;
      const askAt = async (address: string): Promise<Heard | "postponed"> => {
        if (!(await waitForSlot(address))) return "postponed";
        return time.during((signal) => exchangeWith(connections, [address], request, signal));
      };
      const [first, ...others] = found.addresses;
      let heard = await askAt(first);
      for (const address of others.slice(0, MOST_ADDRESSES - 1)) {
        if (heard === "postponed" || hasReached(heard)) break;
        heard = await askAt(address);
      }
      return heard;
    }

    /** A site that asks for the same address with another cookie may answer it. */
    const visitOf = (url: URL) => `${url.href}\n${cookies.of(url)}`;
    const seen = new Set<string>();
    let status: number | null = null;
    let url = withoutSecrets(new URL(target));
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      if (isOwn(url)) return unchecked("own_address");
      seen.add(visitOf(url));
      const heard = await ask(url);
      if (heard === "postponed" || "verdict" in heard) return heard;
      const { location, setCookies } = heard.answer;
      ({ status } = heard.answer);
      if (status === null || !REDIRECTS.has(status) || location === null)
        return { ...outcomeOf(heard, clock.now()), host: url.hostname };
      const next = URL.parse(fromBytes(location), url.href);
      if (next === null) return { verdict: "unclear", status, reason: "redirect_invalid" };
      // A phone opens an app there.
      if (next.protocol !== "http:" && next.protocol !== "https:")
        return { verdict: "ok", status, reason: null };
      withoutSecrets(next);
      cookies.take(url, setCookies.map(fromBytes));
      if (seen.has(visitOf(next))) return { verdict: "failing", status, reason: "redirect_loop" };
      url = next;
    }
    return { verdict: "unclear", status, reason: "too_many_redirects" };
  };
}

/** An address without its name and password, which the guard would refuse and no receiver may see. */
function withoutSecrets(url: URL): URL {
  return Object.assign(url, { hash: "", username: "", password: "" });
}

/** A header's value in UTF-8, which was read byte by byte. */
function fromBytes(value: string): string {
  return Buffer.from(value, "latin1").toString();
}

/** The lookup took all the time that there was. */
function lookupFailed(error: unknown) {
  return { addresses: null, error: failureOf(error) } as const;
}

function unchecked(reason: HealthReason): CheckOutcome {
  return { verdict: "unchecked", status: null, reason };
}

/** The outcome of a request that had no answer. */
function failed(failure: Failure): CheckOutcome {
  if (failure === "address_not_allowed") return unchecked(failure);
  return { verdict: FATAL.has(failure) ? "failing" : "unclear", status: null, reason: failure };
}

/** The outcome of an answer that leads nowhere else. */
function outcomeOf(heard: Heard, now: number): CheckOutcome {
  const { status } = heard.answer;
  if (status === null) return failed(withoutAnswer(heard));
  const gone = GONE[status];
  if (gone !== undefined) return { verdict: "failing", status, reason: gone };
  if (!isSuccess(status)) return { verdict: "unclear", status, reason: "status" };
  if (heard.error !== null && failureOf(heard.error) === "timeout")
    return { verdict: "unclear", status, reason: "timeout" };
  const ends = heard.certificateEnd !== null && heard.certificateEnd - now < CERTIFICATE_NOTICE;
  return { verdict: "ok", status, reason: ends ? "certificate_ends" : null };
}
