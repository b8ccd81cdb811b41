import type { FaultDetail } from "../../shared/fault.ts";
import { codewordMap } from "../codewords.ts";
import type { Design } from "../design.ts";
import { type Level, sizeOf, LAST_VERSION } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { judge, judgeSymbol } from "./judge.ts";
import { logoCover } from "./logo.ts";
import { createEncoder } from "./choose-symbol.ts";

/**
 * The problems that keep a payload's drawing from being read; empty when it scans.
 * @throws Fault `payload_too_long` when no symbol holds the payload.
 */
export type PayloadJudge = (payload: string) => readonly FaultDetail[];

/**
 * Judges many payloads in one design without drawing them. Without a logo the verdict hangs on the symbol's version and
 * level alone, so it is remembered by them, and a payload that would do in every version it may get is not even encoded.
 */
export function createPayloadJudge(design: Design, art: LogoArt | null): PayloadJudge {
  const weigh = (payload: string) => judge(createEncoder(payload), design, art).problems;
  if (design.logo !== null && art !== null) return weigh;
  const level = design.ecc === "auto" ? "M" : design.ecc;
  /** Whether all versions up to this one will do, in turn. */
  const upTo: boolean[] = [];
  const willDo = (version: number): boolean => {
    const known = upTo[version];
    if (known !== undefined) return known;
    const symbol = { version, level, size: sizeOf(version) };
    const { problems } = judgeSymbol(symbol, logoCover(version, level, null, null), design);
    const will = problems.length === 0 && (version === 1 || willDo(version - 1));
    upTo[version] = will;
    return will;
  };
  return (payload) => {
    const largest = versionInBytes(Buffer.byteLength(payload), level);
    return largest !== null && willDo(largest) ? [] : weigh(payload);
  };
}

/**
 * The version that holds so many bytes as bytes (ISO/IEC 18004, 7.4): the smallest a payload is sure to fit into,
 * because any other way of writing it is taken only where it is shorter. `null` when no version does.
 */
function versionInBytes(bytes: number, level: Level): number | null {
  for (let version = 1; version <= LAST_VERSION; version++)
    if (bytes <= capacity(version, level)) return version;
  return null;
}

const capacities = new Map<string, number>();

function capacity(version: number, level: Level): number {
  const key = `${level}${version}`;
  const known = capacities.get(key);
  if (known !== undefined) return known;
  const data = codewordMap(version, level).blocks.reduce((sum, block) => sum + block.data, 0);
  // Four bits say that bytes follow, eight or sixteen how many.
  const most = Math.floor((8 * data - 4 - (version < 10 ? 8 : 16)) / 8);
  capacities.set(key, most);
  return most;
}
