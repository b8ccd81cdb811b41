import { dataOf } from "./bit-stream.ts";
import { Fault } from "../kit/shared/fault.ts";
import { explain } from "../kit/shared/reasons.ts";
import { applyBestMask } from "./mask.ts";
import { type Level, type Matrix, sizeOf } from "./matrix.ts";
import { placed } from "./place.ts";
import { type Part, segmentsOf, UTF_8, versionOf } from "./segments.ts";

/**
 * Encodes `text` (UTF-8 where it is not numeric or alphanumeric) in the smallest version of at least `minVersion`
 * that holds it, with optimal segmentation and mask (ISO/IEC 18004, 7).
 * @param designates - whether the symbol says that its bytes are UTF-8. It takes 12 bits.
 * @throws Fault `payload_too_long` when even version 40 is too small.
 */
export function encode(text: string, level: Level, minVersion = 1, designates = false): Matrix {
  const { parts, version } = fitted(text, level, minVersion, designates);
  const { modules, reserved } = placed(dataOf(parts, version, level), version, level);
  const size = sizeOf(version);
  const mask = applyBestMask(modules, reserved, size, level);
  return { size, version, level, mask, modules, reserved };
}

function fitted(text: string, level: Level, minVersion: number, designates: boolean) {
  const partsFor = (version?: number): Part[] => {
    const segments = segmentsOf(text, level, version);
    return designates ? withDesignation(segments) : segments;
  };
  const parts = partsFor();
  const version = versionOf(parts, level, 1);
  if (version === undefined) throw tooLong(level);
  if (version >= minVersion) return { parts, version };
  // The counts of another version may make another division the shortest.
  const divided = partsFor(minVersion);
  return { parts: divided, version: versionOf(divided, level, minVersion) ?? minVersion };
}
function withDesignation(segments: Part[]): Part[] {
  const where = process.env.ECI_AT;
  if (where === "front") return [UTF_8, ...segments];
  const at = segments.findIndex((s) => s.mode === "byte" && (where === "byte" || /[^\0-\x7f]/.test(s.data)));
  return at < 0 ? segments : segments.toSpliced(at, 0, UTF_8);
}

function tooLong(level: Level): Fault {
  return new Fault(
    "payload_too_long",
    `The content does not fit into a QR symbol at error correction level ${level}. Shorten it.`,
    { errors: [{ pointer: "/fields", ...explain("payload_too_long", { level }) }] },
  );
}
