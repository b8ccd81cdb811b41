import type { FaultDetail } from "../../kit/shared/fault.ts";
import type { Design } from "../design.ts";
import type { Matrix } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { findMend } from "./mend.ts";
import { judge, type Scannability } from "./judge.ts";
import type { StylePatch } from "./patch.ts";
import { createEncoder } from "./choose-symbol.ts";

export type { Scannability };

export interface Verdict {
  readonly matrix: Matrix;
  readonly scannability: Scannability;
  /** Why readers would fail, with RFC 6901 pointers into the body; empty when the drawing scans. */
  readonly problems: readonly FaultDetail[];
  /**
   * A merge patch (RFC 7396) of the style that would be accepted; `null` when it is accepted already, or when none was
   * found.
   */
  readonly mend: StylePatch | null;
}

/**
 * Chooses level and version of a payload's symbol and judges whether its drawing scans. `ecc: "auto"` starts at M,
 * raises the level and then the version until the logo fits with a margin; a fixed level raises only the version. A
 * payload's standard goes before both.
 * `art` is the logo's; without it no logo is drawn.
 * @throws Fault `payload_too_long` when no symbol holds the payload.
 */
export function assess(payload: string, design: Design, art: LogoArt | null): Verdict {
  const encoder = createEncoder(payload);
  const judgement = judge(encoder, design, art);
  return { ...judgement, mend: judgement.problems.length === 0 ? null : findMend(encoder, design, art) };
}
