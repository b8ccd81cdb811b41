import { Fault } from "../kit/shared/fault.ts";
import { explain } from "../kit/shared/reasons.ts";
import { dataOf } from "./bit-stream.ts";
import { applyBestMask } from "./mask.ts";
import { type Level, type Matrix, sizeOf } from "./matrix.ts";
import { placed } from "./place.ts";
import { type Part, segmentsOf, UTF_8, versionOf } from "./segments.ts";

/**
 * Encodes `text` (UTF-8 where it is not numeric or alphanumeric) in the smallest version of at least
 * `minVersion` that holds it, with optimal segmentation and mask (ISO/IEC 18004, 7).
 * @param designated - whether the symbol says that its text is UTF-8, in 12 bits in front of one part of
 * bytes.
 * @throws Fault `payload_too_long` when even version 40 is too small.
 */
export function encode(text: string, level: Level, minVersion = 1, designated = false): Matrix {
  const fitted = designated ? inBytes(text, level, minVersion) : divided(text, level, minVersion);
  if (fitted === null) throw tooLong(level);
  const { parts, version } = fitted;
  const { modules, reserved } = placed(dataOf(parts, version, level), version, level);
  const size = sizeOf(version);
  const mask = applyBestMask(modules, reserved, size, level);
  return { size, version, level, mask, modules, reserved };
}

/** The parts of a symbol and the version that holds them. */
interface Fitted {
  readonly parts: readonly Part[];
  readonly version: number;
}

/** As the package divides a text and chooses its version. */
function divided(text: string, level: Level, minVersion: number): Fitted | null {
  const parts = segmentsOf(text, level);
  const version = versionOf(parts, level);
  if (version === undefined) return null;
  if (version >= minVersion) return { parts, version };
  return { parts: segmentsOf(text, level, minVersion), version: minVersion };
}

/** Bytes alone, since OpenCV reads no designated text in several modes (docs/decisions/020). */
function inBytes(text: string, level: Level, minVersion: number): Fitted | null {
  const parts: Part[] = [UTF_8, { mode: "byte", data: text }];
  const version = versionOf(parts, level, minVersion);
  return version === undefined ? null : { parts, version };
}

/** A refusal of a text that no symbol of a level holds. */
export function tooLong(level: Level): Fault {
  return new Fault(
    "payload_too_long",
    `The content does not fit into a QR symbol at error correction level ${level}. Shorten it.`,
    { errors: [{ pointer: "/fields", ...explain("payload_too_long", { level }) }] },
  );
}
