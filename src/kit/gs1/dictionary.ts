import { LINTERS } from "./linters.ts";
import type { Linter } from "./linters/linter.ts";
import { ROWS } from "./table.ts";

/** GS1's dictionary of Application Identifiers, read from its rows. */

/** A part of a value. */
interface Component {
  /** 1 where the length varies. */
  readonly least: number;
  readonly most: number;
  readonly isOptional: boolean;
  /** The first is that of its characters. */
  readonly linters: readonly Linter[];
}

export interface Entry {
  /** The length is that of the Application Identifier's first two digits, so that no separator follows. */
  readonly isFixed: boolean;
  /** May stand in the query of a link. */
  readonly isAttribute: boolean;
  readonly components: readonly Component[];
  /** Lengths of the whole value. */
  readonly least: number;
  readonly most: number;
  /** All of these have to be met: each is a choice of groups, of which every member has to be there. */
  readonly requires: readonly (readonly (readonly string[])[])[];
  /** None of these may be there. `310n` stands for ten. */
  readonly excludes: readonly string[];
  /** Of a key: sequences of what may stand behind it in a path, with gaps. `null` where it is no key. */
  readonly sequences: readonly (readonly string[])[] | null;
}

const CHARACTERS = { N: "csetnumeric", X: "cset82", Y: "cset39", Z: "cset64" } as const;

const ENTRIES: ReadonlyMap<string, Entry> = read();

/** `undefined` where GS1 has given out no such Application Identifier. */
export function entryOf(ai: string): Entry | undefined {
  return ENTRIES.get(ai);
}

/** All Application Identifiers, in the order of the dictionary. */
export function allIdentifiers(): string[] {
  return [...ENTRIES.keys()];
}

function read(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const row of ROWS.trim().split("\n")) {
    const [ais = "", flags = "", ...parts] = row.split(" ");
    const entry = entryFrom(flags, parts);
    for (const ai of ais.split(",").flatMap(expanded)) entries.set(ai, entry);
  }
  return entries;
}

/** `3100-3105` are six. */
function expanded(range: string): string[] {
  const [first = "", last = first] = range.split("-");
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, i) => `${Number(first) + i}`.padStart(first.length, "0"));
}

function entryFrom(flags: string, parts: readonly string[]): Entry {
  const components = parts.filter((part) => /^\[?[NXYZ]/.test(part)).map(componentFrom);
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : []));
  const [sequences] = valuesOf("dlpkey").map((text) =>
    text.split("|").map((sequence) => sequence.split(",")),
  );
  return {
    isFixed: flags.includes("*"),
    isAttribute: flags.includes("?"),
    components,
    least: sum(components.map(({ least, isOptional }) => (isOptional ? 0 : least))),
    most: sum(components.map(({ most }) => most)),
    requires: valuesOf("req").map((text) => text.split(",").map((group) => group.split("+"))),
    excludes: valuesOf("ex").flatMap((text) => text.split(",")),
    sequences: sequences ?? (parts.includes("dlpkey") ? [[]] : null),
  };
}

/** `[N..12],nozeroprefix` is optional, and has 1 to 12 digits. */
function componentFrom(text: string): Component {
  const [form = "", ...names] = text.split(",");
  const [, charset = "", dots = "", length = ""] = /^\[?([NXYZ])(\.\.)?(\d+)\]?$/.exec(form) ?? [];
  const linters = [CHARACTERS[charset as keyof typeof CHARACTERS], ...names].map((name) => LINTERS[name]);
  if (length === "" || !linters.every((linter) => linter !== undefined))
    throw new Error(`GS1's dictionary has a component that can't be read: ${text}`);
  return {
    least: dots ? 1 : Number(length),
    most: Number(length),
    isOptional: form.startsWith("["),
    linters,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
