import type { FaultDetail } from "../../kit/shared/fault.ts";
import { dataCodewords } from "../codewords.ts";
import type { Design } from "../design.ts";
import { type Level, sizeOf, LAST_VERSION } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { segmentsOf } from "../segments.ts";
import { judge, judgeSymbol } from "./judge.ts";
import { logoCover } from "./logo.ts";
import { createEncoder } from "./choose-symbol.ts";
import { symbolRule } from "./standards.ts";

/**
 * The reasons why readers would fail on a payload's drawing; empty when it scans.
 * @throws Fault `payload_too_long` when no symbol holds the payload.
 */
export type PayloadJudge = (payload: string) => readonly FaultDetail[];

/**
 * Judges many payloads in one design without drawing them. Without a logo the result depends only on the symbol's
 * version and level, so it is cached by version. A payload is not even encoded when
 * every version that it can get passes, unless its standard sets the level.
 */
export function createPayloadJudge(design: Design, art: LogoArt | null): PayloadJudge {
  const judgeDrawing = (payload: string) => judge(createEncoder(payload), design, art).problems;
  if (design.logo !== null && art !== null) return judgeDrawing;
  const level = design.ecc === "auto" ? "M" : design.ecc;
  /** By version: whether it and all smaller ones pass. */
  const passing: boolean[] = [];
  const passes = (version: number): boolean => {
    const known = passing[version];
    if (known !== undefined) return known;
    const symbol = { version, level, size: sizeOf(version) };
    const { problems } = judgeSymbol(symbol, logoCover(version, level, null, null), design);
    const pass = problems.length === 0 && (version === 1 || passes(version - 1));
    passing[version] = pass;
    return pass;
  };
  return (payload) => {
    if (symbolRule(payload) !== null) return judgeDrawing(payload);
    const largest = versionInBytes(Buffer.byteLength(payload), level);
    return largest !== null && passes(largest) ? [] : judgeDrawing(payload);
  };
}

/**
 * The part of a payload that its judgement depends on, in any design: how much its symbol holds in each mode. Payloads of which
 * it is the same text are judged alike.
 */
export function judgedAs(payload: string): string {
  if (symbolRule(payload) !== null) return payload;
  return LEVELS.map((level) =>
    segmentsOf(payload, level)
      .map(({ mode, data }) => mode + Buffer.byteLength(data))
      .join(),
  ).join(";");
}

const LEVELS: readonly Level[] = ["L", "M", "Q", "H"];

/**
 * The smallest version that holds so many bytes in byte mode (ISO/IEC 18004, 7.4), `null` when none does. A payload is
 * sure to fit into it, because other modes are chosen only where they are shorter.
 */
export function versionInBytes(bytes: number, level: Level): number | null {
  for (let version = 1; version <= LAST_VERSION; version++)
    if (bytes <= capacity(version, level)) return version;
  return null;
}

/** Bytes that a version holds in byte mode: the mode indicator takes four bits, the count eight or sixteen. */
function capacity(version: number, level: Level): number {
  return Math.floor((8 * dataCodewords(version, level) - 4 - (version < 10 ? 8 : 16)) / 8);
}
