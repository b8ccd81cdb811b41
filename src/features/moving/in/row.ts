import { isObject } from "../../../kit/shared/json.ts";
import { timeIn } from "./times.ts";
import { saysSomething } from "./words.ts";

/**
 * The values of a record. A reader takes those that it understands; all others that say something are dropped, and told by
 * their names. So nothing is lost silently, a member that a service adds later neither.
 */
export interface ImportRow {
  /**
   * The first of these values that is not empty. Names compare without case, spaces, `_` and `-`. The others
   * are dropped, unless they say the same.
   */
  value(...names: string[]): unknown;
  /** The same as text without space around it; `null` when there is none. */
  text(...names: string[]): string | null;
  /** The same of a short id, which may be `NULL`. */
  shortId(...names: string[]): string | null;
  /** The same as a whole number of at least 0. */
  count(...names: string[]): number | null;
  /** The same as a time, in milliseconds since 1970: ISO 8601, taken for UTC without an offset, or seconds or milliseconds. */
  time(...names: string[]): number | null;
  flag(...names: string[]): boolean;
  /** Texts of a list, of objects with a `name`, or of a text with `,` or `|` between them, or `;` where it has none of these. */
  names(...names: string[]): string[];
  /** The same, of a text with only `|` between them. */
  piped(...names: string[]): string[];
  /** The values of a member that is an object, as a row of their own: empty where there is none. */
  inner(name: string): ImportRow;
  /** Values that say nothing about where a code leads. */
  ignore(...names: string[]): void;
  /** Adds a name to the dropped values. */
  drop(what: string): void;
  /** All of its values, as they stand in the file. */
  readonly all: Readonly<Record<string, unknown>>;
  /** The names of all dropped values. */
  dropped(): string[];
}

/** Characters of a name that is told. */
const LONGEST_NAME = 60;

/** Characters of a list in one text that are looked at. */
const LONGEST_LIST = 8_192;

interface Value {
  readonly name: string;
  readonly value: unknown;
}

/** @param isTable - whether a database may have written it, with `NULL` for nothing. */
export function createRow(values: Readonly<Record<string, unknown>>, isTable = false): ImportRow {
  const left = new Map<string, Value[]>();
  for (const [name, value] of Object.entries(values)) {
    const key = keyOf(name);
    if (isEmpty(value)) continue;
    const same = left.get(key);
    if (same) same.push({ name, value });
    else left.set(key, [{ name, value }]);
  }
  const drops = new Set<string>();
  const isNull = ({ value }: Value) => isTable && (value === "NULL" || value === "\\N");

  /** Takes the values of these names out. @returns the first; the others are dropped. */
  function take(names: readonly string[], isOne = (value: Value) => !isNull(value)): Value | undefined {
    const [first, ...others] = names.flatMap((name) => left.get(name) ?? []).filter(isOne);
    for (const name of names) left.delete(name);
    for (const { name, value } of others)
      if (saysSomething(value) && !isSame(value, first?.value)) drops.add(label(name));
    return first;
  }

  /** Reads a value, and tells it as dropped when it can't be read. */
  function read<T>(found: Value | undefined, as: (value: unknown) => T | null): T | null {
    if (!found) return null;
    const value = as(found.value);
    if (value === null) drops.add(label(found.name));
    return value;
  }

  function list(names: readonly string[], between?: RegExp): string[] {
    const found = take(names);
    const entries = found ? entriesOf(found.value, between) : [];
    const texts = entries.map((entry) => textOf(isObject(entry) ? entry["name"] : entry));
    if (found && texts.includes(null)) drops.add(label(found.name));
    return texts.flatMap((text) => text || []);
  }

  return {
    all: values,
    value: (...names) => take(names)?.value,
    text: (...names) => read(take(names), textOf),
    shortId: (...names) =>
      read(
        take(names, () => true),
        textOf,
      ),
    count: (...names) => read(take(names), countOf),
    time: (...names) => read(take(names), timeOf),
    flag: (...names) => saysSomething(take(names)?.value),
    names: (...names) => list(names),
    piped: (...names) => list(names, /\|/),
    inner(name) {
      const value = read(take([name]), (said) => (isObject(said) ? said : null));
      return createRow(value ?? {});
    },
    ignore(...names) {
      for (const name of names) left.delete(name);
    },
    drop: (what) => void drops.add(what),
    dropped: () => [
      ...drops,
      ...[...left.values()].flatMap((all) =>
        all.filter(({ value }) => saysSomething(value)).map(({ name }) => label(name)),
      ),
    ],
  };
}

/** Names of members and columns compare by it. */
export function keyOf(name: string): string {
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

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (textOf(one) !== null && textOf(one) === textOf(other));
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

function timeOf(value: unknown): number | null {
  const text = textOf(value);
  return text === null ? null : timeIn(text);
}

function entriesOf(value: unknown, between?: RegExp): readonly unknown[] {
  if (typeof value === "string") return listOf(value, between);
  return Array.isArray(value) ? value : [value];
}

/** The entries of a list that is one text. The last one may be cut off where the list is too long, and is left out then. */
function listOf(text: string, between = /[,|]/.test(text) ? /[,|]/ : /;/): string[] {
  const entries = text.slice(0, LONGEST_LIST).split(between);
  return text.length > LONGEST_LIST ? entries.slice(0, -1) : entries;
}
