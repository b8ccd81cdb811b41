import { Fault } from "../../kit/shared/fault.ts";
import type { Design } from "../design.ts";
import { encode } from "../encode.ts";
import { LAST_VERSION, type Level, type Matrix } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { type Cover, fitsWell, logoCover, reserveOf } from "./logo.ts";
import { type SymbolRule, symbolRule } from "./standards.ts";

/** Encodes one payload, at most once for each level and least version. */
export interface Encoder {
  readonly encode: (level: Level, minVersion: number) => Matrix;
  /** The limits that the payload's standard sets for the symbol. */
  readonly rule: SymbolRule | null;
}

/** A symbol and the part of it that the logo covers. */
export interface Choice {
  readonly matrix: Matrix;
  readonly cover: Cover;
}

/** The levels `auto` tries, in order. */
const RISING: readonly Level[] = ["M", "Q", "H"];

/** An encoder of one payload, with a cache. */
export function createEncoder(payload: string): Encoder {
  const made = new Map<string, Matrix>();
  return {
    encode(level, minVersion) {
      const key = `${level}${minVersion}`;
      const matrix = made.get(key) ?? encode(payload, level, minVersion);
      made.set(key, matrix);
      return matrix;
    },
    rule: symbolRule(payload),
  };
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
  let choice = chosen(smallest(encoder, ecc), design, art);
  if (fitsWell(choice.cover)) return choice;
  if (ecc === "auto" && choice.matrix.level !== "L")
    for (const level of RISING.slice(1)) {
      const next = unlessTooLong(() => chosen(encoder.encode(level, 1), design, art));
      if (next === null || (fits(choice) && !allows(next.matrix.version))) break;
      if (!fits(choice) || (fits(next) && reserveOf(next.cover) > reserveOf(choice.cover))) choice = next;
      if (fitsWell(choice.cover)) return choice;
    }
  if (fits(choice)) return choice;
  const { level, version: first } = choice.matrix;
  const last = rule?.lastVersion ?? LAST_VERSION;
  for (let version = first + 1; version <= last && allows(version); version++)
    if (logoCover(version, level, design.logo, art).problems.length === 0)
      return chosen(encoder.encode(level, version), design, art);
  return choice;
}

function fits({ cover }: Choice): boolean {
  return cover.problems.length === 0;
}

/** `auto` falls back to L for a payload that no symbol holds at M. */
function smallest({ encode }: Encoder, ecc: Design["ecc"]): Matrix {
  if (ecc !== "auto") return encode(ecc, 1);
  return unlessTooLong(() => encode("M", 1)) ?? encode("L", 1);
}

function chosen(matrix: Matrix, design: Design, art: LogoArt | null): Choice {
  return { matrix, cover: logoCover(matrix.version, matrix.level, design.logo, art) };
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
