import { Fault } from "../../kit/shared/fault.ts";
import type { Design, Encoding } from "../design.ts";
import { encode, tooLong } from "../encode.ts";
import { LAST_VERSION, type Level, type Matrix } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { type Cover, fitsWell, logoCover, reserveOf } from "./logo.ts";
import { type SymbolRule, symbolRule } from "./standards.ts";

/** Encodes one payload, at most once for each level, least version and designation of its encoding. */
export interface Encoder {
  /** @throws Fault `payload_too_long`, also where the payload's standard allows no version that holds it. */
  readonly encode: (level: Level, minVersion: number, designated: boolean) => Matrix;
  /** Whether the payload is ASCII, which all readers take for the same text. */
  readonly isAscii: boolean;
  /** The limits that the payload's standard sets for the symbol. */
  readonly rule: SymbolRule | null;
}

/** A symbol and the part of it that the logo covers. */
export interface Choice {
  readonly matrix: Matrix;
  readonly cover: Cover;
  /** Whether the symbol says that its text is UTF-8. */
  readonly designated: boolean;
}

/** The levels `auto` tries, in order. */
const RISING: readonly Level[] = ["M", "Q", "H"];

/** An encoder of one payload, with a cache. */
export function createEncoder(payload: string): Encoder {
  const made = new Map<string, Matrix>();
  const rule = symbolRule(payload);
  return {
    encode(level, minVersion, designated) {
      const key = `${level}${minVersion}${designated ? "+" : ""}`;
      const matrix = made.get(key) ?? encode(payload, level, minVersion, designated);
      if (rule !== null && matrix.version > rule.lastVersion) throw tooLong(level);
      made.set(key, matrix);
      return matrix;
    },
    isAscii: isAscii(payload),
    rule,
  };
}

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Whether a text is ASCII. Such a text needs no designation, and gets none. */
export function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

/**
 * The smallest symbol in which the logo fits. `auto` starts at M, or at L where the payload needs it, and raises the
 * level until the logo fits well, with a reserve of grade B, then the version until it fits at all; a fixed level raises
 * only the version. A standard's level is as fixed, whatever the design says, and its last version is the last. `allows`
 * bounds the version, because a symbol too fine for the drawing's pixels does not help. Where nothing fits it gives the
 * last level's smallest symbol with its problem.
 * @throws Fault `payload_too_long` when no version holds the payload.
 */
export function chooseSymbol(
  encoder: Encoder,
  design: Design,
  art: LogoArt | null,
  allows: (version: number) => boolean,
): Choice {
  const { rule } = encoder;
  const ecc = rule?.level ?? design.ecc;
  const [first, designated] = smallest(encoder, ecc, design.encoding);
  const chosen = (matrix: Matrix): Choice => ({
    matrix,
    cover: logoCover(matrix.version, matrix.level, design.logo, art),
    designated,
  });
  let choice = chosen(first);
  if (fitsWell(choice.cover)) return choice;
  if (ecc === "auto" && choice.matrix.level !== "L")
    for (const level of RISING.slice(1)) {
      const next = unlessTooLong(() => chosen(encoder.encode(level, 1, designated)));
      if (next === null || (fits(choice) && !allows(next.matrix.version))) break;
      if (!fits(choice) || (fits(next) && reserveOf(next.cover) > reserveOf(choice.cover))) choice = next;
      if (fitsWell(choice.cover)) return choice;
    }
  if (fits(choice)) return choice;
  const { level, version: least } = choice.matrix;
  const last = rule?.lastVersion ?? LAST_VERSION;
  for (let version = least + 1; version <= last && allows(version); version++)
    if (logoCover(version, level, design.logo, art).problems.length === 0)
      return chosen(encoder.encode(level, version, designated));
  return choice;
}

function fits({ cover }: Choice): boolean {
  return cover.problems.length === 0;
}

/**
 * The first symbol, and whether it is designated. `auto` falls back to L for a payload that no symbol holds
 * at M, and to a text without a designation where even L has no room for one.
 */
function smallest(
  { encode, isAscii }: Encoder,
  ecc: Design["ecc"],
  encoding: Encoding,
): [matrix: Matrix, designated: boolean] {
  const levels: readonly Level[] = ecc === "auto" ? ["M", "L"] : [ecc];
  const designations =
    isAscii || encoding === "plain" ? [false] : encoding === "eci" ? [true] : [true, false];
  const ways = designations.flatMap((designated) => levels.map((level) => ({ designated, level })));
  for (const { designated, level } of ways.slice(0, -1)) {
    const matrix = unlessTooLong(() => encode(level, 1, designated));
    if (matrix !== null) return [matrix, designated];
  }
  const { designated = false, level = "L" } = ways.at(-1) ?? {};
  return [encode(level, 1, designated), designated];
}

/** The result of `make`, or `null` where the payload is too long. */
function unlessTooLong<T>(make: () => T): T | null {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof Fault && cause.code === "payload_too_long") return null;
    throw cause;
  }
}
