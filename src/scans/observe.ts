import { isIP } from "node:net";
import type { Consent } from "../consent/consent.ts";
import { type Clock, utcDay } from "../shared/clock.ts";
import type { RequestSource } from "../shared/request-source.ts";
import type { Agent } from "./agents.ts";
import type { DayKeys } from "./day-keys.ts";
import type { BotReason, Scan } from "./model.ts";

/** What came of a source. */
export interface Observation {
  readonly scan: Scan;
  /** A device id that was minted, for the answer's `Set-Cookie`. */
  readonly setCookie: string | null;
}

type DayKey = Uint8Array<ArrayBuffer>;

/** Whose code was scanned. */
type Scanned = { readonly codeId: string; readonly tenantId: string };

/**
 * Turns a source into the scan that is kept; afterwards address and agent are forgotten. Most sightings need nothing
 * to be waited for, and then a promise would cost as much as what it holds.
 */
export type Observer = (source: RequestSource, code: Scanned) => Observation | Promise<Observation>;

export function createObserver(needs: {
  dayKeys: DayKeys;
  classify: (userAgent: string | null) => Agent;
  country: (source: RequestSource) => string | null;
  recognise: Consent["recognise"];
  clock: Clock;
}): Observer {
  const { dayKeys, classify, country, recognise, clock } = needs;

  /** The scan of somebody who is not recognised. */
  function scanOf(source: RequestSource, { codeId, tenantId }: Scanned, at: number, key: DayKey): Scan {
    const { address, header } = source;
    const userAgent = header("user-agent");
    const agent = classify(userAgent);
    const bot = prefetchReason(header) ?? agent.bot;
    return {
      codeId,
      at,
      visitor: visitorHash(key, tenantId, address, userAgent ?? ""),
      deviceKey: null,
      device: bot ? "bot" : agent.device,
      system: agent.system,
      browser: agent.browser,
      language: primaryLanguage(header("accept-language")),
      referrer: referrerHost(header("referer")),
      country: country(source),
      bot,
    };
  }

  async function recognised(source: RequestSource, code: Scanned, at: number): Promise<Observation> {
    const day = utcDay(at);
    const key = dayKeys.peek(day) ?? (await dayKeys.of(day));
    // Before anything else is waited for: the key may be destroyed meanwhile.
    const scan = scanOf(source, code, at, key);
    const device = await recognise(source.header, code.tenantId);
    return {
      scan: { ...scan, deviceKey: device?.pseudonym ?? null },
      setCookie: device?.setCookie ?? null,
    };
  }

  return (source, code) => {
    const at = clock.now();
    const key = dayKeys.peek(utcDay(at));
    if (!key || source.header("cookie") !== null) return recognised(source, code, at);
    return { scan: scanOf(source, code, at, key), setCookie: null };
  };
}

const VISITOR_BYTES = 16;

/** Written into by every hash, to spare an allocation; Bun asks for room for the longest digest there is. */
const DIGEST = new Uint8Array(64);

/** A hasher that has taken in the key of its day: to copy it is a quarter cheaper. It goes when its key does. */
const keyed = new WeakMap<DayKey, Bun.CryptoHasher>();

function hasherOf(key: DayKey): Bun.CryptoHasher {
  const known = keyed.get(key);
  if (known) return known.copy();
  const fresh = new Bun.CryptoHasher("sha256", key);
  keyed.set(key, fresh);
  return fresh.copy();
}

/** HMAC-SHA-256 of tenant, address and agent under the day's key, cut to 128 bits. A newline can stand in none of them. */
function visitorHash(key: DayKey, tenantId: string, address: string, userAgent: string) {
  hasherOf(key).update(`${tenantId}\n${address}\n${userAgent}`).digest(DIGEST);
  return DIGEST.slice(0, VISITOR_BYTES);
}

/** A browser that reads ahead says so: Sec-Purpose (Fetch standard) and its predecessors. */
function prefetchReason(header: RequestSource["header"]): BotReason | null {
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-purpose") ?? header("x-moz");
  if (purpose === null) return null;
  return /prefetch|prerender/i.test(purpose) ? "prefetch" : /preview/i.test(purpose) ? "preview" : null;
}

/** Primary subtag of the first language asked for (RFC 9110, 12.5.4), in lower case. */
function primaryLanguage(acceptLanguage: string | null): string | null {
  const first = /^\s*([A-Za-z]{2,3})(?=$|[-;,\s])/.exec(acceptLanguage ?? "")?.[1];
  return first?.toLowerCase() ?? null;
}

const LONGEST_HOST = 253;

/** The host that linked here; an address in place of a name may be the scanner's own, and is not kept. */
function referrerHost(referer: string | null): string | null {
  const url = referer === null ? null : URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname;
  return host === "" || host.length > LONGEST_HOST || host.startsWith("[") || isIP(host) !== 0 ? null : host;
}
