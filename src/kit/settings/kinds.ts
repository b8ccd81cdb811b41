import type { Floor } from "../shared/disk-floor.ts";
import { isIP } from "node:net";
import { type Network, parseNetwork } from "../shared/address.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../shared/clock.ts";
import { isContact, isUri } from "../shared/contact.ts";
import { isLoopbackHost } from "../shared/loopback.ts";
import type { Rate } from "../shared/rate.ts";
import { trimmedEnd } from "../shared/trim.ts";

/**
 * The kinds of value a setting may hold. `read` returns `undefined` for a text that is not of the kind.
 * `accepts` completes the sentence "It may hold …".
 */

/** Any text. */
export const text = (value: string) => value;

/** One of a few words. */
export function oneOf<const T extends string>(...values: T[]) {
  return {
    accepts: values.join(", "),
    read: (value: string) => values.find((known) => known === value),
  };
}

/** A whole number within bounds, both included. */
export function integer(from: number, to: number) {
  return {
    accepts: `a whole number from ${from} to ${to}`,
    read: (value: string) => {
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      return number >= from && number <= to ? number : undefined;
    },
  };
}

/** `on` or `off`. */
export const onOff = {
  accepts: "on, off",
  read: (value: string) => (value === "on" ? true : value === "off" ? false : undefined),
};

/** A list of networks, or `none`. */
export const networks = {
  accepts: "networks in CIDR form separated by commas, such as 10.0.0.0/8,fd00::/8, or none",
  read: (value: string): readonly Network[] | undefined => {
    if (value === "none") return [];
    const list = value.split(",").map(parseNetwork);
    return list.every((network) => network !== null) ? list : undefined;
  },
};

/** A list of addresses, each with a port where that is not 53. */
export const nameServers = {
  accepts:
    "addresses separated by commas, with ports where they are not 53, such as 9.9.9.9,[2620:fe::fe]:53",
  read: (value: string): readonly string[] | undefined => {
    const servers = value.split(",").map((text) => text.trim());
    return servers.every(isServer) ? servers : undefined;
  },
};

function isServer(text: string): boolean {
  const [, bracketed, port] = /^\[([^\]]*)\](?::(\d{1,5}))?$/.exec(text) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6 && isPort(port);
  const [address = "", v4Port, ...rest] = text.split(":");
  return isIP(text) === 6 || (rest.length === 0 && isIP(address) === 4 && isPort(v4Port));
}

function isPort(text: string | undefined): boolean {
  return text === undefined || (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536);
}

/** Names of hosts with commas between, in lower case; `none` is an empty list. */
export const hostNames = {
  accepts: "names with commas between, such as qr.internal,qr.lan, or none",
  read: (value: string): readonly string[] | undefined => {
    if (value === "none") return [];
    const names = value.split(",").map((name) => name.trim().toLowerCase());
    return names.every((name) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)) ? names : undefined;
  },
};

/** Mail addresses, in lower case. */
export const mailAddresses = {
  accepts: "mail addresses with commas between, such as ada@example.org, or none",
  read: (value: string): readonly string[] | undefined => {
    if (value === "none") return [];
    const addresses = value.split(",").map((one) => one.trim().toLowerCase());
    return addresses.every((one) => /^[^\s@]{1,64}@[^\s@]{1,180}$/.test(one)) ? addresses : undefined;
  },
};

/** Paths of files and addresses of lists, with commas between; `none` is an empty list. */
export const lists = {
  accepts: "paths of files and https addresses with commas between, or none",
  read: (value: string): readonly string[] | undefined => {
    if (value === "none") return [];
    const all = value.split(",").map((text) => text.trim());
    return all.every(isList) && new Set(all).size === all.length ? all : undefined;
  },
};

/** Over plain http anybody on the way could block or free hosts. */
function isList(text: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text !== "";
  const url = URL.parse(text);
  return (
    url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname)))
  );
}

/** A rate, or `off`. */
export const rate = {
  accepts: "N/Ts, such as 600/60s, or off",
  read: (value: string): Rate | undefined => {
    if (value === "off") return null;
    const match = /^(\d{1,9})\/(\d{1,6})s$/.exec(value);
    const [count, seconds] = [Number(match?.[1]), Number(match?.[2])];
    return count > 0 && seconds > 0 ? { count, milliseconds: seconds * SECOND } : undefined;
  },
};

const UNITS: Readonly<Record<string, number>> = { s: SECOND, m: MINUTE, h: HOUR, d: DAY };

/** A time, or `off`. */
export const duration = {
  accepts: "a number of s, m, h or d, such as 24h, or off",
  read: (value: string): number | null | undefined => {
    if (value === "off") return null;
    const [, count = "", unit = ""] = /^([1-9]\d{0,4})([smhd])$/.exec(value) ?? [];
    const length = UNITS[unit];
    return length === undefined ? undefined : Number(count) * length;
  },
};

const SIZES: Readonly<Record<string, number>> = { MiB: 1024 ** 2, GiB: 1024 ** 3, MB: 1e6, GB: 1e9 };

/** Space of a disk, as bytes or as a share of it, or `off`. */
export const space = {
  accepts: "a number of MiB, GiB, MB or GB, or a percentage such as 5%, or off",
  read: (value: string): Floor | null | undefined => {
    if (value === "off") return null;
    const [, count = "", unit = ""] = /^([1-9]\d{0,5})(MiB|GiB|MB|GB|%)$/.exec(value) ?? [];
    if (unit === "%")
      return Number(count) < 100 ? { bytes: Infinity, share: Number(count) / 100 } : undefined;
    const size = SIZES[unit];
    return size === undefined ? undefined : { bytes: Number(count) * size, share: 1 };
  },
};

/** An http or https address, read without its trailing slash. */
export const httpAddress = {
  accepts: "an http or https address without query or fragment, such as https://qr.example.org",
  read: (value: string) => {
    const url = URL.parse(value);
    if (!url || !/^https?:$/.test(url.protocol) || /[?#]/.test(value) || url.username || url.password)
      return undefined;
    return trimmedEnd(url.href, "/");
  },
};

/** An address with one of the given schemes, unchanged. */
export function address(accepts: string, ...protocols: string[]) {
  return {
    accepts,
    read: (value: string) => (protocols.includes(URL.parse(value)?.protocol ?? "") ? value : undefined),
  };
}

/** RFC 3966, 3, with at least three digits. */
const PHONE = /^tel:\+?[().-]*(?:\d[().-]*){3,}(?:;[\w.=+-]+)*$/i;

/** An address that a person can be reached at, unchanged. One of the web has no name or password. */
export const contact = {
  accepts: "a mailto:, https: or tel: address, such as mailto:security@example.org",
  read: (value: string) => (isContact(value) || (isUri(value) && PHONE.test(value)) ? value : undefined),
};

/** The address of a PostgreSQL database. */
export const databaseAddress = address("a postgres:// address", "postgres:", "postgresql:");

/** Whether a text is a valid value of `QZ_DATABASE_URL`. */
export const isDatabaseUrl = (text: string) => databaseAddress.read(text) !== undefined;
