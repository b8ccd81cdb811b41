import type { FaultDetail } from "../../kit/shared/fault.ts";
import type { Design, Encoding } from "../design.ts";
import { type Level, sizeOf } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { segmentsOf, UTF_8, versionOf } from "../segments.ts";
import { judge, judgeSymbol } from "./judge.ts";
import { logoCover } from "./logo.ts";
import { createEncoder, isAscii } from "./choose-symbol.ts";
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
    const matrix = { version, level, size: sizeOf(version) };
    const symbol = { matrix, cover: logoCover(version, level, null, null), designated: false };
    const { problems } = judgeSymbol(symbol, design, true);
    const pass = problems.length === 0 && (version === 1 || passes(version - 1));
    passing[version] = pass;
    return pass;
  };
  return (payload) => {
    if (symbolRule(payload) !== null) return judgeDrawing(payload);
    const largest = versionInBytes(payload, level, design.encoding);
    return largest !== null && passes(largest) ? [] : judgeDrawing(payload);
  };
}

/**
 * The part of a payload that its judgement depends on, in any design: how much its symbol holds in each mode. Payloads of which
 * it is the same text are judged alike.
 */
export function judgedAs(payload: string): string {
  if (symbolRule(payload) !== null) return payload;
  const lengths = LEVELS.map((level) =>
    segmentsOf(payload, level)
      .map(({ mode, data }) => mode + Buffer.byteLength(data))
      .join(),
  );
  // Only beyond ASCII an encoding is designated, which takes room.
  return [...lengths, isAscii(payload)].join(";");
}

const LEVELS: readonly Level[] = ["L", "M", "Q", "H"];

/**
 * The smallest version that holds a payload in byte mode (ISO/IEC 18004, 7.4), `null` when none does. It is
 * sure to fit into it, because other modes are chosen only where they are shorter.
 */
export function versionInBytes(payload: string, level: Level, encoding: Encoding): number | null {
  const bytes = { mode: "byte", data: payload } as const;
  const isDesignated = encoding !== "plain" && !isAscii(payload);
  return versionOf(isDesignated ? [UTF_8, bytes] : [bytes], level) ?? null;
}
