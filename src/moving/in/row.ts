import { isObject } from "../../shared/json.ts";

/**
 * The values of a record. A reader takes those that it understands; all others that say something are dropped, and told by
 * their names. So nothing is lost silently, a member that a service adds later neither.
 */
export interface Row {
  /** The first of these values that is not empty. Names compare without case, spaces, `_` and `-`. */
  value(...names: string[]): unknown;
  /** The same as text without space around it; `null` when there is none. */
  text(...names: string[]): string | null;
  /** The same as a whole number of at least 0. */
  count(...names: string[]): number | null;
  /** The same as a time, in milliseconds since 1970: ISO 8601, taken for UTC without an offset, or seconds or milliseconds. */
  time(...names: string[]): number | null;
  flag(...names: string[]): boolean;
  /** Texts of a list, of objects with a `name`, or of a text with `,` or `|` between them, or `;` where it has none of these. */
  names(...names: string[]): string[];
  /** Values that say nothing about where a code leads. */
  ignore(...names: string[]): void;
  /** Adds a name to the dropped values. */
  drop(what: string): void;
  /** The names of all dropped values. */
  dropped(): string[];
}

/** Texts by which files say that something is not so. */
const NOTHING = new Set(["no", "false", "0", "off", "null"]);

/** Characters of a name that is told. */
const LONGEST_NAME = 60;

/** Characters of a list in one text that are looked at. */
const LONGEST_LIST = 8_192;

/** Times out of this range are mistakes. */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Seconds since 1970 below this, milliseconds above: both are 1973. */
const SECONDS_END = 1e11;

export function createRow(values: Readonly<Record<string, unknown>>): Row {
  const left = new Map<string, { readonly name: string; readonly value: unknown }>();
  for (const [name, value] of Object.entries(values)) {
    const key = keyOf(name);
    if (!left.has(key) && !isEmpty(value)) left.set(key, { name, value });
  }
  const drops = new Set<string>();

  /** Takes the values of these names out. @returns the first. */
  function take(names: readonly string[]) {
    const found = names.flatMap((name) => left.get(name) ?? []);
    for (const name of names) left.delete(name);
    return found[0];
  }

  /** Reads a value, and tells it as dropped when it can't be read. */
  function read<T>(names: readonly string[], as: (value: unknown) => T | null): T | null {
    const found = take(names);
    if (!found) return null;
    const value = as(found.value);
    if (value === null) drops.add(label(found.name));
    return value;
  }

  return {
    value: (...names) => take(names)?.value,
    text: (...names) => read(names, textOf),
    count: (...names) => read(names, countOf),
    time: (...names) => read(names, timeOf),
    flag: (...names) => saysSomething(take(names)?.value),
    names: (...names) => read(names, namesOf) ?? [],
    ignore: (...names) => void take(names),
    drop: (what) => void drops.add(what),
    dropped: () => [
      ...drops,
      ...[...left.values()].filter(({ value }) => saysSomething(value)).map(({ name }) => label(name)),
    ],
  };
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

/** A name as it is told: a file may give any. */
function label(name: string): string {
  return name.replace(/\p{C}/gu, "").trim().slice(0, LONGEST_NAME);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (isObject(value) && Object.keys(value).length === 0);
}

/** Whether a value says something: `no`, `0` and the like do not. */
function saysSomething(value: unknown): boolean {
  if (typeof value === "string") return !NOTHING.has(value.trim().toLowerCase());
  return value !== undefined && value !== false && value !== 0;
}

function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : null;
}

function countOf(value: unknown): number | null {
  const text = textOf(value);
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}

/** Date, time, and an offset that may lack its colon, as Bitly writes it. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

function timeOf(value: unknown): number | null {
  const text = textOf(value);
  if (text === null) return null;
  const at = /^\d{9,13}(?:\.\d+)?$/.test(text) ? fromNumber(Number(text)) : fromIso(text);
  return at !== null && at >= EARLIEST && at <= LATEST ? at : null;
}

function fromNumber(time: number): number {
  return Math.floor(time < SECONDS_END ? time * 1_000 : time);
}

function fromIso(text: string): number | null {
  const [, day, time = "00:00", offset = "Z"] = TIME.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2").toUpperCase()}`);
  return Number.isNaN(at) ? null : at;
}

function namesOf(value: unknown): string[] {
  const entries = typeof value === "string" ? listOf(value) : Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => textOf(isObject(entry) ? entry["name"] : entry) || []);
}

/** The entries of a list that is one text. The last one may be cut off where the list is too long, and is left out then. */
function listOf(text: string): string[] {
  const entries = text.slice(0, LONGEST_LIST).split(/[,|]/.test(text) ? /[,|]/ : ";");
  return text.length > LONGEST_LIST ? entries.slice(0, -1) : entries;
}
