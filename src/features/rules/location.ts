import { UTM_NAMES } from "./constants.ts";
import type { Utm } from "./model.ts";

/** The most bytes of a `Location`. */
const LONGEST = 8 * 1024;

/** Characters of the longest query that is read. A longer one is dropped: anybody may send a megabyte. */
const LONGEST_SEARCH = 2 * LONGEST;

/** The `Location` of a scan. @param search - the query of the scan without its `?`, as `searchOf` finds it. */
export type Locate = (search: string) => string;

/**
 * The `Location` of scans that are led to a target: its own query, then the query of the scan, then `utm`, and its fragment.
 *
 * A parameter of the scan's query is passed on byte for byte, unless the target has one of the same name. Names are compared as
 * they are read by the parser of `application/x-www-form-urlencoded` (URL Standard, 5.1): only `&` separates,
 * `+` is a blank, and escapes are UTF-8. A parameter of `utm` is added where the target has none of its name.
 * A parameter with which the `Location` would be longer than 8 KiB is left out; parameters of `utm` have
 * precedence over the scan's.
 * @param target - an absolute http or https address.
 */
export function locate(target: string, utm: Utm | null): Locate {
  const { href } = new URL(target);
  const [address = "", ...rest] = href.split("#");
  const fragment = rest.length > 0 ? `#${rest.join("#")}` : "";
  const start = address.indexOf("?") + 1;
  const own = start > 0 ? address.slice(start) : "";
  const head = start === 0 ? `${address}?` : own === "" ? address : `${address}&`;
  const room = LONGEST - head.length - fragment.length;
  const marks = utm === null ? "" : fitting(marksOf(utm, namesOf(own)), room);
  const plain = marks === "" ? href : head + marks + fragment;
  const tail = marks === "" ? fragment : `&${marks}${fragment}`;

  return (search) => {
    if (search === "" || search.length > LONGEST_SEARCH) return plain;
    const passed = passedOf(printable(search), own, LONGEST - head.length - tail.length);
    return passed === "" ? plain : head + passed + tail;
  };
}

/** The query of an address, without its `?` and as it came; "" for none. */
export function searchOf(address: string): string {
  const start = address.indexOf("?") + 1;
  if (start === 0) return "";
  const end = address.indexOf("#");
  if (end < 0) return address.slice(start);
  return end < start ? "" : address.slice(start, end);
}

function passedOf(search: string, own: string, room: number): string {
  if (own === "" && search.length <= room) return search;
  const taken = own === "" ? null : new Set(namesOf(own));
  const names = taken && namesOf(search);
  let read = 0;
  // An empty part is passed on: it is no parameter and has no name.
  const isPassed = (part: string) => part === "" || !taken?.has(names?.[read++] ?? "");
  return fitting(search.split("&").filter(isPassed), room);
}

/** The names of the parameters of a query, in their order. */
function namesOf(query: string): string[] {
  // The constructor would drop a question mark that the query begins with.
  return [...new URLSearchParams(`?${query}`).keys()];
}

function marksOf(utm: Utm, taken: readonly string[]): string[] {
  return UTM_NAMES.flatMap((name) => {
    const value = utm[name] ?? null;
    if (value === null || taken.includes(`utm_${name}`)) return [];
    return `utm_${name}=${encodeURIComponent(value.toWellFormed())}`;
  });
}

/** Joins parameters, without those that do not fit into so many bytes. */
function fitting(parts: readonly string[], room: number): string {
  let left = room + 1;
  const kept = parts.filter((part) => {
    if (part.length + 1 > left) return false;
    left -= part.length + 1;
    return true;
  });
  return kept.join("&");
}

/** Escapes what a header may not carry, and what would end the query. */
function printable(search: string): string {
  return /[^!"$-~]/.test(search)
    ? search.toWellFormed().replace(/[^!"$-~]+/g, (text) => encodeURIComponent(text))
    : search;
}
