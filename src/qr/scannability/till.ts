import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { linear } from "../color.ts";
import type { Design } from "../design.ts";
import { gs1In } from "../gs1.ts";
import { sizeOf } from "../matrix.ts";
import type { PartGrade } from "./grade.ts";
import { groundOf, layoutOf, type Scannability } from "./judge.ts";
import { tonesOf } from "./tones.ts";

/** The places of use that a drawing can be judged for: the tills of shops. */
export const PROFILES = ["pos"] as const;

/**
 * Whether a symbol is one that tills read, and why not. It is told beside the verdict, and refuses nothing.
 */
export interface TillVerdict {
  readonly name: (typeof PROFILES)[number];
  readonly passes: boolean;
  /** Empty when it passes. */
  readonly problems: FaultDetail[];
  /** Width of a module at the printed width; `null` where that is not known. */
  readonly moduleMm: number | null;
  /**
   * Widths of the whole drawing at which its modules are as large as tills read, and the text below it can be
   * read.
   */
  readonly widthMm: TillWidths;
}

/**
 * Least and largest module of a QR code with a GS1 Digital Link at the till, in millimetres (GS1 General
 * Specifications, 5.12.3, table 1).
 */
const MODULE_MM = { least: 0.396, most: 0.99 };

/** Quiet zone in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

/**
 * Least symbol contrast in the red light of 660 nm by which GS1 has symbols measured: that of an overall
 * grade of 1.5 (the same table; ISO/IEC 15415, 7.8.3). An ink reflects about as much of it as its red channel
 * says.
 */
const RED_CONTRAST = 0.4;

/** The parts whose worst grade is less than 1.5, and where the style has them. */
const PARTS: readonly (readonly [PartGrade["part"], pointer: string])[] = [
  ["contrast", "/style/foreground"],
  ["modules", "/style/modules"],
  ["eyes", "/style/reach"],
];

/** Widths of a drawing in millimetres. */
export interface TillWidths {
  readonly least: number;
  readonly most: number;
}

/** Whether a text is one that tills take: the GTIN of an item. */
export function isForTills(payload: string): boolean {
  return textProblems(payload).length === 0;
}

/**
 * The widths at which the modules of a drawing are as large as tills read; `null` for a text that no till
 * takes.
 */
export function tillWidths({ payload, scene }: Pick<Judged, "payload" | "scene">): TillWidths | null {
  if (!isForTills(payload)) return null;
  return { least: MODULE_MM.least * scene.width, most: MODULE_MM.most * scene.width };
}

/** A drawing as far as the verdict needs it. */
interface Judged {
  readonly payload: string;
  readonly design: Design;
  readonly scene: { readonly width: number };
  readonly scannability: Scannability;
}

/**
 * Judges a drawing for tills by the GS1 General Specifications. @param widthMm - of the whole drawing in
 * print, if known.
 */
export function judgeForTill(
  { payload, design, scene, scannability }: Judged,
  widthMm?: number,
): TillVerdict {
  const least = Math.max(tenthsUp(MODULE_MM.least * scene.width), scannability.minimumPrintMm);
  const most = Math.floor(MODULE_MM.most * scene.width * 10 + 1e-9) / 10;
  const problems = [
    ...textProblems(payload),
    ...(scannability.ecc === "L"
      ? [{ pointer: "/style/ecc", ...explain("till_level", { level: scannability.ecc, least: "M" }) }]
      : []),
    ...(design.logo === null ? [] : [{ pointer: "/style/logo", ...explain("till_logo") }]),
    ...(design.margin < QUIET_ZONE
      ? [
          {
            pointer: "/style/margin",
            ...explain("till_margin", { modules: design.margin, least: QUIET_ZONE }),
          },
        ]
      : []),
    ...partProblems(scannability.parts),
    ...redProblems(design, scannability),
    ...(widthMm !== undefined && (widthMm < least || widthMm > most)
      ? [{ pointer: "/widthMm", ...explain("till_width", { least, most }) }]
      : []),
  ];
  return {
    name: "pos",
    passes: problems.length === 0,
    problems,
    moduleMm: widthMm === undefined ? null : Math.round((widthMm / scene.width) * 1000) / 1000,
    widthMm: { least, most },
  };
}

/**
 * A till reads the GTIN of a single item. One of 14 digits names a case, but for 9, a variable measure (GS1
 * General Specifications, 2.1).
 */
function textProblems(payload: string): FaultDetail[] {
  const { ai, value = "" } = gs1In(payload)?.identifier ?? {};
  if (ai !== "01") return [{ pointer: "/fields", ...explain("not_gs1") }];
  return /^[1-8]/.test(value) ? [{ pointer: "/fields", ...explain("till_case") }] : [];
}

/** The parts of grade D, which is 1.0 of the standard's numbers, where a till asks for 1.5. */
function partProblems(parts: readonly PartGrade[]): FaultDetail[] {
  return PARTS.flatMap(([part, pointer]) => {
    const found = parts.find((graded) => graded.part === part && graded.grade === "D");
    if (found === undefined) return [];
    const { part: _part, grade: _grade, mend: _mend, ...why } = found;
    return [{ pointer, ...why }];
  });
}

function redProblems(design: Design, { version }: Scannability): FaultDetail[] {
  const ground = groundOf(layoutOf(design, version), design.margin, sizeOf(version));
  const contrasts = tonesOf(design, ground).map(({ ink, background }) => redIn(background) - redIn(ink));
  const contrast = Math.max(0, Math.min(...contrasts));
  if (contrast >= RED_CONTRAST) return [];
  const percent = Math.min(Math.floor(contrast * 100), RED_CONTRAST * 100 - 1);
  return [{ pointer: "/style/foreground", ...explain("till_red", { percent, least: RED_CONTRAST * 100 }) }];
}

/** The share of red light that a colour reflects, 0 to 1. */
function redIn(color: number): number {
  return linear(color >> 16);
}

function tenthsUp(millimetres: number): number {
  return Math.ceil(millimetres * 10 - 1e-9) / 10;
}
