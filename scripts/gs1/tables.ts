import { tableOf, type Value } from "./postscript.ts";

/**
 * The GS1 Barcode Syntax Dictionary and the lists of its tests, out of BWIPP's program `barcode.ps`, which
 * the package bwip-js brings along. The rows have the form of the dictionary's own text.
 */

/** The lists: what they are named in BWIPP's program. */
const LISTS = {
  ISO3166: "iso3166",
  ISO3166ALPHA2: "iso3166alpha2",
  ISO4217: "iso4217",
  MEDIATYPES: "aidcmediatype",
  PACKAGETYPES: "packagetype",
} as const;

/**
 * BWIPP's currencies are older than the release: `lint_iso4217.c` of the dictionary has lost HRK, SLL, CUC
 * and ZWL since, and gained ZWG and VED (its CHANGES, 2025-01-30 and 2026-01-27).
 */
const CORRECTIONS = { ISO4217: { without: ["191", "694", "931", "932"], with: ["924", "926"] } };

export type ListName = keyof typeof LISTS;

export interface Tables {
  readonly rows: readonly string[];
  readonly lists: Readonly<Record<ListName, readonly string[]>>;
}

/** @throws Error when the program has another form. */
export function tablesOf(program: string): Tables {
  const fixed = new Set(texts(tableOf(program, "aifixed")));
  const rows = new Map<string, string[]>();
  for (const [ai, entry] of map(tableOf(program, "gs1syntax"))) {
    const spec = specification(ai, map(entry), fixed);
    rows.set(spec, [...(rows.get(spec) ?? []), ai]);
  }
  const lists = Object.entries(LISTS).map(([name, table]) => [
    name,
    corrected(name, texts(tableOf(program, table))),
  ]);
  return {
    rows: [...rows].map(([spec, ais]) => `${ranges(ais)} ${spec}`),
    lists: Object.fromEntries(lists) as Tables["lists"],
  };
}

function corrected(name: string, codes: readonly string[]): string[] {
  const change = name === "ISO4217" ? CORRECTIONS.ISO4217 : { without: [], with: [] };
  const kept = codes.filter((code) => !change.without.some((gone) => gone === code));
  return [...kept, ...change.with].toSorted();
}

/** Flags, components and attributes of an AI. */
function specification(ai: string, entry: ReadonlyMap<string, Value>, fixed: ReadonlySet<string>): string {
  const flags = `${fixed.has(ai.slice(0, 2)) ? "*" : ""}${entry.get("dlattr") === false ? "" : "?"}`;
  return [
    flags || "-",
    ...list(entry.get("parts")).map((part) => component(map(part))),
    ...list(entry.get("req")).map((req) => `req=${groups(req, "+")}`),
    ...(entry.has("ex") ? [`ex=${texts(entry.get("ex")).join()}`] : []),
    ...key(entry.get("dlpkey")),
  ].join(" ");
}

function component(part: ReadonlyMap<string, Value>): string {
  const [min, max] = [Number(part.get("min")), Number(part.get("max"))];
  if (min !== max && min !== 1) throw new Error("A component has a least length that the form can't say.");
  const length = min === max ? `${max}` : `..${max}`;
  const type = `${part.get("cset")}${length}`;
  const linters = texts(part.get("linters")).map((name) => name.replace(/^lint/, ""));
  return [part.get("opt") === true ? `[${type}]` : type, ...linters].join();
}

function key(sequences: Value | undefined): string[] {
  if (sequences === undefined) return [];
  const alternatives = list(sequences).map((sequence) => texts(sequence).join());
  return [alternatives.length > 0 ? `dlpkey=${alternatives.join("|")}` : "dlpkey"];
}

function groups(alternatives: Value, sign: string): string {
  return list(alternatives)
    .map((group) => texts(group).join(sign))
    .join();
}

/** `11,13,15-16`: neighbours of one length as a range. */
function ranges(ais: readonly string[]): string {
  const runs: string[][] = [];
  for (const ai of ais) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.length === ai.length && Number(ai) === Number(last) + 1) run.push(ai);
    else runs.push([ai]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join();
}

function list(value: Value | undefined): readonly Value[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error("A list was expected.");
  return value;
}

function texts(value: Value | undefined): string[] {
  return list(value).map(String);
}

function map(value: Value | undefined): ReadonlyMap<string, Value> {
  if (!(value instanceof Map)) throw new Error("A dictionary was expected.");
  return value;
}
