import type { FaultDetail } from "../../kit/shared/fault.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { contrastRatio } from "../color.ts";
import { darkened, inverted, legible, shades, symbolContrast, tooDark } from "../contrast.ts";
import type { Design } from "../design.ts";
import { type Grade, LIMITS } from "./limits.ts";
import { paperIsSteep } from "./paper.ts";
import { type EyeTone, eyesOf, type Ground, type TonedPart, type Tone, tonesOf } from "./tones.ts";

export interface ColorJudgement {
  readonly problems: readonly FaultDetail[];
  /** The least contrast of any ink with the background it meets, 1 to 21 (WCAG 2.2), to two decimals. */
  readonly contrast: number;
  /** The fewest steps between an ink and the background it meets, as a share of the whole scale, 0 to 1. */
  readonly symbolContrast: number;
  /** How much the parts of an eye differ in shade, 0 to 1. */
  readonly unevenEyes: number;
}

/** Shade up to which an eye's part scans beside a black one: next to much darker ink a decoder's threshold falls. */
const EYE_BESIDE_BLACK = 0.5;
const EYE_BESIDE_LIGHTER = 0.18;

/**
 * Judges every colour and gradient stop: ink is darker than paper, and dark enough; an eye's parts are similar enough;
 * no paper looks like ink.
 */
export function judgeColors(design: Design, ground: Ground): ColorJudgement {
  const tones = tonesOf(design, ground);
  let [contrast, least] = [Number.POSITIVE_INFINITY, 1];
  for (const { ink, background } of tones) {
    contrast = Math.min(contrast, contrastRatio(ink, background));
    least = Math.min(least, symbolContrast(ink, background));
  }
  const eyes = eyesOf(design, ground);
  const failing = tones.filter(({ ink, background }) => !legible(ink, background));
  const problems =
    failing.length === 0
      ? [...eyeProblems(design, eyes), ...paperProblems(design, ground)]
      : toneProblems(design, tones, failing);
  return {
    problems,
    contrast: Math.round(contrast * 100) / 100,
    symbolContrast: least,
    unevenEyes: unevenness(eyes),
  };
}

/** True where the whole foreground is lighter than its background. */
export function isNegative(tones: readonly Tone[]): boolean {
  return tones.every(({ part, ink, background }) => part !== "foreground" || inverted(ink, background));
}

/**
 * The lightest point of an eye if a decoder takes it for background, because by either brightness it is too different
 * from the darkest; otherwise `null`.
 */
function lostIn(eye: readonly EyeTone[]): EyeTone | null {
  return lighterThan(eye, (darkest) => EYE_BESIDE_BLACK + EYE_BESIDE_LIGHTER * darkest);
}

/** The lightest point of an eye if it is lost or the eye's parts are less alike than that grade demands; otherwise `null`. */
export function unlikeIn(eye: readonly EyeTone[], grade: Grade): EyeTone | null {
  return lostIn(eye) ?? lighterThan(eye, (darkest) => darkest + 1 - LIMITS.eyes[grade]);
}

/** The lightest point of an eye if it is lighter than `most` of the darkest, by either brightness; otherwise `null`. */
function lighterThan(eye: readonly EyeTone[], most: (darkest: number) => number): EyeTone | null {
  const seen = eye.map(({ ink, background }) => shades(ink, background));
  for (const way of [0, 1] as const) {
    const shares = seen.map((pair) => pair[way]);
    const lightest = Math.max(...shares);
    if (lightest > most(Math.min(...shares))) return eye[shares.indexOf(lightest)] ?? null;
  }
  return null;
}

/** The greatest difference in shade within an eye, by either brightness. */
function unevenness(eyes: readonly EyeTone[][]): number {
  let greatest = 0;
  for (const eye of eyes) {
    const seen = eye.map(({ ink, background }) => shades(ink, background));
    for (const way of [0, 1] as const) {
      const shares = seen.map((pair) => pair[way]);
      greatest = Math.max(greatest, Math.max(...shares) - Math.min(...shares));
    }
  }
  return greatest;
}

function toneProblems(design: Design, tones: readonly Tone[], failing: readonly Tone[]): FaultDetail[] {
  if (isNegative(tones)) return [{ pointer: "/style/foreground", ...explain("color_inverted") }];
  const faintest = new Map<string, Tone>();
  for (const tone of failing) {
    const pointer = tooDark(tone.background) ? "/style/background" : pointerOf(design, tone.part);
    const other = faintest.get(pointer);
    if (!other || contrastOf(tone) < contrastOf(other)) faintest.set(pointer, tone);
  }
  return [...faintest].map(([pointer, tone]) => ({ pointer, ...tooFaint(design, tone) }));
}

function eyeProblems(design: Design, eyes: readonly EyeTone[][]): FaultDetail[] {
  const lost = eyes.map((eye) => unlikeIn(eye, "D")).find((tone) => tone !== null);
  if (!lost) return [];
  return [{ pointer: pointerOf(design, lost.part), ...explain("eye_too_light") }];
}

function paperProblems(design: Design, ground: Ground): FaultDetail[] {
  if (!paperIsSteep(design, ground)) return [];
  return [{ pointer: "/style/background", ...explain("background_like_ink") }];
}

function contrastOf({ ink, background }: Tone): number {
  return symbolContrast(ink, background);
}

/** Why an ink and its background fail: with their contrast, and the least at which the same hue would pass. */
function tooFaint(design: Design, tone: Tone): Explanation {
  const { part, ink, background } = tone;
  if (tooDark(background)) return explain("background_too_dark");
  const darker = darkened(ink, (candidate) => legible(candidate, background));
  const least = Math.floor(100 * symbolContrast(darker, background));
  // Both numbers are whole: an ink that fails by less than a percent must not look as if it passed.
  const percent = Math.min(Math.floor(100 * contrastOf(tone)), least - 1);
  const isGradient = part === "foreground" && design.foreground.kind !== "solid";
  return explain(isGradient ? "color_stop_too_light" : "color_too_light", { percent, least });
}

/** An eye without a colour of its own has the foreground's. */
function pointerOf(design: Design, part: TonedPart): string {
  return part === "foreground" || design[part].color === null ? "/style/foreground" : `/style/${part}/color`;
}
