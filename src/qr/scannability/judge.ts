import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Design, Reach } from "../design.ts";
import { type Level, type Matrix, sizeOf } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { reachOf } from "../scene/eye-shapes.ts";
import { type Layout, layOut } from "../scene/frame.ts";
import { judgeColors } from "./colors.ts";
import { gradeOfAll, gradeParts, type PartGrade } from "./grade.ts";
import type { Grade } from "./limits.ts";
import { reserveOf } from "./logo.ts";
import {
  areMerged,
  darkestPaper,
  inkShare,
  leastMargin,
  leastPixels,
  leastScale,
  lightestInk,
  minimumPrint,
} from "./sturdiness.ts";
import { type Choice, chooseSymbol, type Encoder } from "./choose-symbol.ts";
import type { Ground } from "./tones.ts";

/** How well a drawing scans, as the contract reports it. */
export interface Scannability {
  readonly ecc: Level;
  readonly version: number;
  /** WCAG 2 contrast of the worst pair of an ink and a background it meets. */
  readonly contrast: number;
  /** Codewords the logo damages in the block it hits hardest. */
  readonly coveredCodewords: number;
  /** Codewords that block can correct. */
  readonly correctableCodewords: number;
  /**
   * Width of the whole drawing, frame included, at which a module, or a text below it, is as small as may be
   * printed.
   */
  readonly minimumPrintMm: number;
  /**
   * The human readable interpretation of a GS1 symbol, such as `(01) 09521234543213`. Other symbols have
   * none.
   */
  readonly hri?: string;
  /** The scanners that read it wherever they read a plain symbol: all, or those of phones only, because its eyes are rounder. */
  readonly reach: Reach;
  /** The worst of the parts' grades. */
  readonly grade: Grade;
  readonly parts: PartGrade[];
}

export interface Judgement {
  readonly matrix: Matrix;
  readonly scannability: Scannability;
  /** Empty when the drawing scans. */
  readonly problems: readonly FaultDetail[];
}

/**
 * Chooses the symbol and finds every reason why readers would fail.
 * @throws Fault `payload_too_long`
 */
export function judge(encoder: Encoder, design: Design, art: LogoArt | null): Judgement {
  const choice = symbolOf(encoder, design, art);
  const { scannability, problems } = judgeSymbol(choice, design, encoder.isAscii);
  return { matrix: choice.matrix, scannability, problems: [...levelProblems(encoder, design), ...problems] };
}

/** True where a level was asked for that the payload's standard forbids. A template's level just yields. */
export function levelForbidden({ rule }: Encoder, { ecc, eccOfTemplate }: Design): boolean {
  return rule !== null && ecc !== "auto" && ecc !== rule.level && !eccOfTemplate;
}

function levelProblems(encoder: Encoder, design: Design): FaultDetail[] {
  if (encoder.rule === null || !levelForbidden(encoder, design)) return [];
  const { level, standard } = encoder.rule;
  return [{ pointer: "/style/ecc", ...explain("level_of_standard", { level, standard }) }];
}

/** A symbol's version, level and size, without its modules. */
interface SymbolFacts extends Omit<Choice, "matrix"> {
  readonly matrix: Pick<Matrix, "version" | "level" | "size">;
}

/**
 * Judges a drawing by what is known of its symbol. The payload matters for the grade of its encoding alone.
 */
export function judgeSymbol(
  { matrix, cover, designated }: SymbolFacts,
  design: Design,
  isAscii: boolean,
): Omit<Judgement, "matrix"> {
  const lightest = lightestInk(design);
  const layout = layoutOf(design, matrix.version);
  const colors = judgeColors(design, groundOf(layout, design.margin, matrix.size));
  const reach = reachOf(design);
  const parts = gradeParts({
    contrast: colors.symbolContrast,
    modules: inkShare(design.modules, lightest),
    eyes: 1 - colors.unevenEyes,
    forPhones: reach === "phones",
    areMerged: areMerged(design.modules.shape),
    guessed: isAscii || designated ? null : design.encoding === "plain" ? "asked" : "full",
    logo_reserve: reserveOf(cover),
    quiet_zone: design.margin,
    size: design.size / (layout.width * leastPixels(design, lightest, matrix.version)),
  });
  return {
    scannability: {
      ecc: matrix.level,
      version: matrix.version,
      contrast: colors.contrast,
      coveredCodewords: cover.covered,
      correctableCodewords: cover.correctable,
      minimumPrintMm: minimumPrint(layout.width, design, lightest),
      reach,
      grade: gradeOfAll(parts),
      parts,
    },
    problems: [...colors.problems, ...dimensionProblems(design, lightest, matrix.version), ...cover.problems],
  };
}

/**
 * The symbol of a drawing. Versions with modules too small for its pixels are not considered.
 * @throws Fault `payload_too_long`
 */
export function symbolOf(encoder: Encoder, design: Design, art: LogoArt | null): Choice {
  return chooseSymbol(
    encoder,
    design,
    art,
    (version) => design.size >= leastSize(design, lightestInk(design), version),
  );
}

/** The least `size` in pixels at which every module of a version can be told apart. */
export function leastSize(design: Design, lightest: number, version: number): number {
  return Math.ceil(layoutOf(design, version).width * leastPixels(design, lightest, version) - 1e-9);
}

/** Where a symbol of `size` modules lies in its drawing. */
export function groundOf(layout: Layout, margin: number, size: number): Ground {
  return {
    whole: { x: 0, y: 0, width: layout.width, height: layout.height },
    symbol: { x: layout.quiet.x + margin, y: layout.quiet.y + margin, width: size, height: size },
  };
}

/** The drawing's layout around a symbol of that version. */
export function layoutOf(design: Design, version: number): Layout {
  return layOut(sizeOf(version) + 2 * design.margin, design.margin, design.frame);
}

function dimensionProblems(design: Design, lightest: number, version: number): FaultDetail[] {
  const problems: FaultDetail[] = [];
  const margin = leastMargin(lightest, darkestPaper(design));
  if (design.margin < margin)
    problems.push({ pointer: "/style/margin", ...explain("margin_too_narrow", { modules: margin }) });
  const scale = leastScale(design.modules.shape, lightest);
  if (design.modules.scale < scale)
    problems.push({ pointer: "/style/modules/scale", ...explain("modules_too_small", { scale }) });
  const size = leastSize(design, lightest, version);
  if (design.size < size)
    problems.push({ pointer: "/style/size", ...explain("size_too_small", { version, pixels: size }) });
  return problems;
}
