import { isIP } from "node:net";
import type { Consent } from "../consent/consent.ts";
import { languagesOf } from "../../kit/shared/accept.ts";
import { type Clock, utcDay } from "../../kit/shared/clock.ts";
import type { Seen } from "../rules/checks.ts";
import type { RequestSource } from "../../kit/shared/request-source.ts";
import type { Agent } from "./agents.ts";
import type { DayKeys } from "./day-keys.ts";
import type { BotReason, Scan } from "./model.ts";

/** The scan that a request is, and a cookie for its answer. */
export interface Observation {
  readonly scan: Scan;
  /** The `Set-Cookie` of a newly created device id. */
  readonly setCookie: string | null;
}

type DayKey = Uint8Array<ArrayBuffer>;

/** The code that was scanned. */
type Scanned = { readonly codeId: string; readonly tenantId: string };

/** Turns requests into scans: the address and the agent are used here and nowhere else. */
export interface Observer {
  /**
   * The scan that is stored. Most requests need nothing asynchronous, and then a promise would cost as much as the
   * observation.
   * @param destination - of the scan, if the code leads all scans to one address; otherwise `null`.
   */
  scan(
    source: RequestSource,
    code: Scanned,
    destination: Scan["destination"],
  ): Observation | Promise<Observation>;
  /** The facts that rules ask for, of a request that is no scan. */
  see(source: RequestSource): Seen;
}

export function createObserver(needs: {
  dayKeys: Pick<DayKeys, "peek" | "of">;
  classify: (userAgent: string | null) => Agent;
  country: (source: RequestSource) => string | null;
  recognise: Consent["recognise"];
  clock: Clock;
}): Observer {
  const { dayKeys, classify, country, recognise, clock } = needs;

  /** The scan without a device. */
  function scanOf(
    source: RequestSource,
    { codeId, tenantId }: Scanned,
    destination: Scan["destination"],
    at: number,
    key: DayKey,
  ): Scan {
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
      destination,
    };
  }

  async function recognised(
    source: RequestSource,
    code: Scanned,
    destination: Scan["destination"],
    at: number,
  ): Promise<Observation> {
    const day = utcDay(at);
    const key = dayKeys.peek(day) ?? (await dayKeys.of(day));
    // Before anything else is awaited: the key may be destroyed meanwhile.
    const scan = scanOf(source, code, destination, at, key);
    const device = await recognise(source.header, code.tenantId);
    return {
      scan: { ...scan, deviceKey: device?.pseudonym ?? null },
      setCookie: device?.setCookie ?? null,
    };
  }

  return {
    scan(source, code, destination) {
      const at = clock.now();
      const key = dayKeys.peek(utcDay(at));
      if (!key || source.header("cookie") !== null) return recognised(source, code, destination, at);
      return { scan: scanOf(source, code, destination, at, key), setCookie: null };
    },
    see(source) {
      const { header } = source;
      const agent = classify(header("user-agent"));
      return {
        device: prefetchReason(header) ? "bot" : agent.device,
        system: agent.system,
        language: primaryLanguage(header("accept-language")),
        country: country(source),
      };
    },
  };
}

const VISITOR_BYTES = 16;

/** Every hash is written here, which spares an allocation. Bun wants room for the longest digest. */
const DIGEST = new Uint8Array(64);

/** Hashers that have read their day's key: a copy is a quarter cheaper than a new one. An entry goes with its key. */
const keyed = new WeakMap<DayKey, Bun.CryptoHasher>();

function hasherOf(key: DayKey): Bun.CryptoHasher {
  const known = keyed.get(key);
  if (known) return known.copy();
  const fresh = new Bun.CryptoHasher("sha256", key);
  keyed.set(key, fresh);
  return fresh.copy();
}

/** HMAC-SHA-256 of tenant, address and agent under the day's key, cut to 128 bits. None of the three can hold a newline. */
function visitorHash(key: DayKey, tenantId: string, address: string, userAgent: string) {
  hasherOf(key).update(`${tenantId}\n${address}\n${userAgent}`).digest(DIGEST);
  return DIGEST.slice(0, VISITOR_BYTES);
}

/** A browser that prefetches says so: Sec-Purpose (Fetch standard) and its predecessors. */
function prefetchReason(header: RequestSource["header"]): BotReason | null {
  const purpose = header("sec-purpose") ?? header("purpose") ?? header("x-purpose") ?? header("x-moz");
  if (purpose === null) return null;
  return /prefetch|prerender/i.test(purpose) ? "prefetch" : /preview/i.test(purpose) ? "preview" : null;
}

/**
 * A list whose first language has no quality of its own: it is 1 then (RFC 9110, 12.4.2), and nothing is
 * preferred to it.
 */
const PREFERRED_FIRST = /^([A-Za-z]{2,3})(?:-[A-Za-z0-9-]{1,32})?(?:,|$)/;

const PRIMARY = /^([A-Za-z]{2,3})(?:-|$)/;

/**
 * Primary subtag of the preferred language in `Accept-Language` (RFC 9110, 12.5.4), in lower case. Browsers
 * list it first, and to see that takes 0.03 µs of a scan. Sorting a list by quality takes twenty times as
 * long, and hardly any scan needs it.
 */
function primaryLanguage(acceptLanguage: string | null): string | null {
  if (acceptLanguage === null) return null;
  const first = PREFERRED_FIRST.exec(acceptLanguage)?.[1];
  if (first !== undefined) return first.toLowerCase();
  for (const language of languagesOf(acceptLanguage)) {
    const primary = PRIMARY.exec(language)?.[1];
    if (primary !== undefined) return primary.toLowerCase();
  }
  return null;
}

const LONGEST_HOST = 253;

/** The host that linked here. An address in place of a name may be the visitor's own and is not stored. */
function referrerHost(referer: string | null): string | null {
  const url = referer === null ? null : URL.parse(referer);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname;
  return host === "" || host.length > LONGEST_HOST || host.startsWith("[") || isIP(host) !== 0 ? null : host;
}
