import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { type Grade, gradeOf, LIMITS, type LimitedPart, type PARTS, worse } from "./limits.ts";

/** How good one part of a drawing is, and why. */
export interface PartGrade extends Explanation {
  readonly part: (typeof PARTS)[number];
  readonly grade: Grade;
  /** A merge patch of the style that would make the part better. */
  readonly mend?: { readonly encoding: "auto" };
}

/** The measured value of each part that is graded. `LIMITS` has the least value of each grade. */
export interface Measures extends Readonly<Record<LimitedPart, number>> {
  /** Eyes are rounder than older scanners read. */
  readonly forPhones: boolean;
  /** Modules flow together, round without and within. */
  readonly areMerged: boolean;
  /** Why readers have to guess the encoding of a text beyond ASCII; `null` where they need not. */
  readonly guessed: "asked" | "full" | null;
}

/** The best grade of modules that flow together: out of focus they lose their holes before plain ones do. */
const MERGED: Grade = "B";

/** Every part's grade, in the order of `PARTS`. */
export function gradeParts(measures: Measures): PartGrade[] {
  const { forPhones, areMerged, guessed, contrast, modules, eyes, logo_reserve, quiet_zone, size } = measures;
  return [
    graded("contrast", contrast, () =>
      explain("grade_contrast", { percent: percent(contrast), best: percent(LIMITS.contrast.A) }),
    ),
    areMerged && gradeOf(modules, LIMITS.modules) <= MERGED
      ? { part: "modules", grade: MERGED, ...explain("grade_modules_merged") }
      : graded("modules", modules, () =>
          explain("grade_modules", { percent: percent(modules), best: percent(LIMITS.modules.A) }),
        ),
    forPhones
      ? { part: "eyes", grade: "D", ...explain("grade_eyes_for_phones") }
      : graded("eyes", eyes, () =>
          explain("grade_eyes", { percent: percent(1 - eyes), best: percent(1 - LIMITS.eyes.A) }),
        ),
    graded("logo_reserve", logo_reserve, () =>
      explain("grade_logo_reserve", { percent: percent(logo_reserve), best: percent(LIMITS.logo_reserve.A) }),
    ),
    graded("quiet_zone", quiet_zone, () =>
      explain("grade_quiet_zone", { modules: quiet_zone, best: LIMITS.quiet_zone.A }),
    ),
    graded("size", size, () =>
      explain("grade_size", { percent: percent(size - 1), best: percent(LIMITS.size.A - 1) }),
    ),
    encodingGrade(guessed),
  ];
}

function encodingGrade(guessed: Measures["guessed"]): PartGrade {
  if (guessed === null) return { part: "encoding", grade: "A", ...explain("grade_best") };
  return guessed === "asked"
    ? { part: "encoding", grade: "D", ...explain("grade_encoding"), mend: { encoding: "auto" } }
    : { part: "encoding", grade: "D", ...explain("grade_encoding_full") };
}

/** A drawing is as good as its worst part (ISO/IEC 15415, 7.9). */
export function gradeOfAll(parts: readonly PartGrade[]): Grade {
  return parts.reduce<Grade>((worst, { grade }) => worse(worst, grade), "A");
}

function graded(part: LimitedPart, value: number, why: () => Explanation): PartGrade {
  const grade = gradeOf(value, LIMITS[part]);
  return { part, grade, ...(grade === "A" ? explain("grade_best") : why()) };
}

function percent(share: number): number {
  return Math.round(share * 100);
}
