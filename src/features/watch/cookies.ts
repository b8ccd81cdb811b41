/**
 * Cookies of one check, which are forgotten with it: many sites let nobody in who does not send theirs back.
 */
export interface Cookies {
  /** Takes the values of `Set-Cookie` of an answer from a URL. */
  take(url: URL, values: readonly string[]): void;
  /** The `Cookie` of a request for a URL; empty without one. */
  of(url: URL): string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  /** Whether it is sent to hosts below as well. */
  readonly isForDomain: boolean;
  readonly isSecure: boolean;
}

/** Cookies that are kept at a time, and characters of one with its name (RFC 6265, 6.1). */
const MOST_COOKIES = 50;
const LONGEST_COOKIE = 4_096;

/** Characters of all that are sent together: servers take 8 KB of a head. */
const LONGEST_HEADER = 6_000;

/** A jar as RFC 6265 has it, but for paths: a server ignores a cookie that it does not expect. */
export function createCookies(now: () => number): Cookies {
  let kept: readonly Cookie[] = [];

  function takeOne(url: URL, text: string): void {
    const [pair = "", ...attributes] = text.split(";");
    const equals = pair.indexOf("=");
    const [name, value] = [pair.slice(0, Math.max(0, equals)).trim(), pair.slice(equals + 1).trim()];
    if (name === "" || name.length + value.length > LONGEST_COOKIE) return;
    // It is written into a request.
    if (/\p{Cc}/u.test(name + value)) return;
    const says = attributesOf(attributes);
    const domain = says.get("domain")?.replace(/^\./, "").toLowerCase() ?? "";
    if (domain !== "" && !isWithin(url.hostname, domain)) return;
    const host = domain === "" ? url.hostname : domain;
    kept = kept.filter((one) => one.name !== name || one.host !== host);
    if (hasEnded(says, now()) || kept.length >= MOST_COOKIES) return;
    kept = [...kept, { name, value, host, isForDomain: domain !== "", isSecure: says.has("secure") }];
  }

  return {
    take(url, values) {
      for (const value of values) takeOne(url, value);
    },
    of({ hostname, protocol }) {
      let header = "";
      for (const { name, value, host, isForDomain, isSecure } of kept) {
        if (isSecure && protocol !== "https:") continue;
        if (hostname !== host && !(isForDomain && isWithin(hostname, host))) continue;
        const longer = header === "" ? `${name}=${value}` : `${header}; ${name}=${value}`;
        if (longer.length <= LONGEST_HEADER) header = longer;
      }
      return header;
    },
  };
}

/** Attributes by their names in lower case; of equal ones the last counts. */
function attributesOf(attributes: readonly string[]): Map<string, string> {
  return new Map(
    attributes.map((attribute) => {
      const [name = "", value = ""] = attribute.split("=", 2);
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
}

function hasEnded(attributes: ReadonlyMap<string, string>, now: number): boolean {
  const age = attributes.get("max-age");
  if (age !== undefined && /^-?\d+$/.test(age)) return Number(age) <= 0;
  return Date.parse(attributes.get("expires") ?? "") <= now;
}

/** Whether a host is a domain or lies below it. A name without a dot is a registry's, or nobody's. */
function isWithin(hostname: string, domain: string): boolean {
  return hostname === domain || (domain.includes(".") && hostname.endsWith(`.${domain}`));
}
