import { dataCodewords } from "./codewords.ts";
import { LAST_VERSION, type Level } from "./matrix.ts";

/**
 * Divides a text among the encoding modes (ISO/IEC 18004, 7.4.1 and annex J) as `qrcode` does. The package builds a
 * graph of objects for each text and runs a general search, which is half the cost of a symbol without its mask. Each
 * run of characters borders only on the next, so a few numbers a run are enough. The choice is the same, quirks and
 * ties included: a symbol that is drawn again in years must equal the printed one.
 */

/** A part of a text and the mode that encodes it. */
export interface Segment {
  readonly data: string;
  readonly mode: Mode;
}

export type Mode = "numeric" | "alphanumeric" | "byte";

/** Designates UTF-8 for the bytes behind it: an extended channel interpretation (ECI), 7.4.2. */
export const UTF_8 = { mode: "eci", assignment: 26 } as const;

/** A part of a symbol's content. The parts stand in the order of its bits. */
export type Part = Segment | typeof UTF_8;

const NUMERIC = 0;
const ALPHANUMERIC = 1;
const BYTE = 2;

const MODES: readonly Mode[] = ["numeric", "alphanumeric", "byte"];

/** Bits of the mode indicator (table 2), and of a designator below 128 (table 4). */
const INDICATOR = 4;
const DESIGNATOR = 8;

/** Bits of the character count, by mode, up to version 9, up to 26 and up to 40 (table 3). */
const COUNT_BITS: readonly (readonly number[])[] = [
  [10, 9, 8],
  [12, 11, 16],
  [14, 13, 16],
];

/** Characters of one kind in a row: those of kind `BYTE` fit no other mode. */
interface Run {
  readonly data: string;
  readonly kind: number;
  /** Bytes in UTF-8 for byte mode, otherwise characters. */
  readonly length: number;
}

/**
 * The modes a text is encoded in.
 * @param version - of the symbol; by default the smallest that could hold the runs undivided.
 * @throws Error for an empty text, of which the package would make an empty symbol.
 */
export function segmentsOf(text: string, level: Level, version?: number): Segment[] {
  if (text === "") throw new Error("Cannot encode a text: it is empty");
  const runs = runsOf(text);
  const countBits = countBitsOf(version ?? leastVersion(runs, level) ?? LAST_VERSION);
  return joined(runs, shortest(runs, countBits));
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let kind = kindOf(text.charCodeAt(0));
  for (let at = 1; at <= text.length; at++) {
    const next = at === text.length ? -1 : kindOf(text.charCodeAt(at));
    if (next === kind) continue;
    const data = text.slice(from, at);
    runs.push({ data, kind, length: kind === BYTE ? utf8Length(data) : data.length });
    from = at;
    kind = next;
  }
  return runs;
}

/** The mode with the fewest bits that has a character (7.3.3 and 7.3.4). */
function kindOf(code: number): number {
  return code < KINDS.length ? (KINDS[code] ?? BYTE) : BYTE;
}

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[0-9]/.test(character) ? NUMERIC : /[A-Z $%*+\-./:]/.test(character) ? ALPHANUMERIC : BYTE;
});

function utf8Length(text: string): number {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return Buffer.byteLength(text);
  return text.length;
}

/** Bits of so many characters, without indicator and count (7.4.3 to 7.4.5). */
function bitsOf(mode: number, length: number): number {
  if (mode === BYTE) return 8 * length;
  if (mode === ALPHANUMERIC) return 11 * (length >> 1) + 6 * (length & 1);
  const rest = length % 3;
  return 10 * ((length - rest) / 3) + (rest === 0 ? 0 : 3 * rest + 1);
}

function countBitsOf(version: number): readonly number[] {
  return COUNT_BITS[version < 10 ? 0 : version < 27 ? 1 : 2] ?? [];
}

/** Bits of the count of characters; a designation has none. */
export function countBits(mode: Part["mode"], version: number): number {
  return mode === "eci" ? 0 : (countBitsOf(version)[MODES.indexOf(mode)] ?? 0);
}

/** The smallest version of at least `first` that holds the parts; `undefined` where none does. */
export function versionOf(parts: readonly Part[], level: Level, first = 1): number | undefined {
  const bits = parts.reduce((sum, part) => sum + INDICATOR + bitsIn(part), 0);
  for (let version = first; version <= LAST_VERSION; version++) {
    const counts = parts.reduce((sum, { mode }) => sum + countBits(mode, version), 0);
    if (bits + counts <= 8 * dataCodewords(version, level)) return version;
  }
  return undefined;
}

/** Bits that a text takes in its smallest symbol of level M, without the filling. */
export function bitsOfText(text: string): number {
  const parts = segmentsOf(text, "M");
  const version = versionOf(parts, "M") ?? LAST_VERSION;
  return parts.reduce((sum, part) => sum + INDICATOR + countBits(part.mode, version) + bitsIn(part), 0);
}

function bitsIn(part: Part): number {
  if (part.mode === "eci") return DESIGNATOR;
  const { mode, data } = part;
  return bitsOf(MODES.indexOf(mode), mode === "byte" ? utf8Length(data) : data.length);
}

/** The smallest version that holds the runs, each in a mode of its own; `undefined` where none does. */
function leastVersion(runs: readonly Run[], level: Level): number | undefined {
  const bits = runs.reduce((sum, { kind, length }) => sum + INDICATOR + bitsOf(kind, length), 0);
  for (let version = 1; version <= LAST_VERSION; version++) {
    const countBits = countBitsOf(version);
    const counts = runs.reduce((sum, { kind }) => sum + (countBits[kind] ?? 0), 0);
    if (bits + counts <= 8 * dataCodewords(version, level)) return version;
  }
  return undefined;
}

/** A run in one of its possible modes, with the shortest way to it from the beginning. */
interface Way {
  readonly mode: number;
  readonly before: Way | null;
  /** Bits up to the run's end. */
  readonly cost: number;
  /** Characters in this mode so far, as the package counts them when it weighs the next run. */
  held: number;
}

/** The mode of each run with which all of them take the fewest bits. */
function shortest(runs: readonly Run[], countBits: readonly number[]): number[] {
  let ways: Way[] = [];
  for (const run of runs) ways = waysOver(run, ways, countBits);
  const modes: number[] = [];
  for (let way = ways[0] ?? null; way; way = way.before) modes.push(way.mode);
  return modes.reverse();
}

/**
 * The ways extended by one run, in the order of the package's search: the shortest first, and of equals the one found
 * first.
 */
function waysOver({ kind, length }: Run, ways: readonly Way[], countBits: readonly number[]): Way[] {
  const found: { way: Way; from: number }[] = [];
  for (let mode = kind; mode <= BYTE; mode++) {
    const fresh = INDICATOR + (countBits[mode] ?? 0) + bitsOf(mode, length);
    let from = 0;
    let cost = ways.length === 0 ? fresh : Number.POSITIVE_INFINITY;
    for (let index = 0; index < ways.length; index++) {
      const way = ways[index];
      if (!way) continue;
      const whole = way.cost + (way.mode === mode ? growth(way, length) : fresh);
      way.held = way.mode === mode ? way.held + length : length;
      if (whole >= cost) continue;
      cost = whole;
      from = index;
    }
    found.push({ way: { mode, before: ways[from] ?? null, cost, held: 0 }, from });
  }
  return found.sort((a, b) => a.way.cost - b.way.cost || a.from - b.from).map(({ way }) => way);
}

/** Bits that a mode takes for so many more characters. */
function growth({ mode, held }: Way, length: number): number {
  return bitsOf(mode, held + length) - bitsOf(mode, held);
}

/** Runs in the same mode one after the other are one segment. */
function joined(runs: readonly Run[], modes: readonly number[]): Segment[] {
  const segments: { data: string; mode: Mode }[] = [];
  for (const [index, { data }] of runs.entries()) {
    const mode = MODES[modes[index] ?? BYTE] ?? "byte";
    const last = segments.at(-1);
    if (last?.mode === mode) last.data += data;
    else segments.push({ data, mode });
  }
  return segments;
}
