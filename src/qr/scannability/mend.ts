import { sizeOf } from "../matrix.ts";
import { darkened, legibleAt, lightened, lightness } from "../contrast.ts";
import type { Design, Ink } from "../design.ts";
import type { LogoArt } from "../logo/art.ts";
import { isNegative, unlikeIn } from "./colors.ts";
import { groundOf, judge, layoutOf, leastSize, levelForbidden, symbolOf } from "./judge.ts";
import { paperIsSteep, passesAsPaper } from "./paper.ts";
import { patchOf, type StylePatch } from "./patch.ts";
import { MOST_PIXELS, withFittingLogo } from "./fit-logo.ts";
import { type Grade, LIMITS } from "./limits.ts";
import { darkestPaper, inkShare, leastMargin, leastScale, lightestInk } from "./sturdiness.ts";
import type { Encoder } from "./choose-symbol.ts";
import { backgroundOf, colorsOf, type EyeTone, eyesOf, type Ground, tonesOf } from "./tones.ts";

/**
 * Repairs depend on one another (a darker ink needs less margin, a larger version more pixels). They settle in a few
 * rounds.
 */
const ROUNDS = 4;

const SOLID_BLACK: Ink = { kind: "solid", color: 0x000000 };
const SOLID_WHITE: Ink = { kind: "solid", color: 0xffffff };

/**
 * A small change that makes a drawing scan well, as a merge patch (RFC 7396) of its style: colours darkened
 * with their hue kept, dark paper lightened, the quiet zone, the modules and the size enlarged, the logo made
 * smaller. The result is well inside the rule: each part of it is of grade C or better but for eyes that were
 * asked for phones and an encoding that was not to be named, and what had to change of grade B but for the
 * logo. Where that is not enough, it falls back to black on white, then leaves the logo out. The result has
 * been judged and passes.
 * @throws Fault `payload_too_long`
 */
export function findMend(encoder: Encoder, design: Design, art: LogoArt | null): StylePatch | null {
  const fallbacks = [design, plain(design), { ...plain(design), logo: null }];
  for (const start of fallbacks) {
    let mended = start;
    for (let round = 0; round < ROUNDS; round++) {
      mended = repaired(encoder, mended, art);
      if (judge(encoder, mended, art).problems.length === 0) return patchOf(design, mended);
    }
  }
  return null;
}

function repaired(encoder: Encoder, before: Design, art: LogoArt | null): Design {
  const design = levelForbidden(encoder, before) ? { ...before, ecc: "auto" as const } : before;
  const { version } = symbolOf(encoder, design, art).matrix;
  const colored = repairedColors(design, version);
  const lightest = lightestInk(colored);
  const margin = leastMargin(lightest, darkestPaper(colored));
  const { shape, scale } = colored.modules;
  const roomy = {
    ...colored,
    margin: colored.margin < margin ? Math.max(LIMITS.quiet_zone.B, margin) : colored.margin,
    modules: {
      shape,
      scale:
        inkShare(colored.modules, lightest) < LIMITS.modules.C
          ? Math.max(scale, leastScale(shape, lightest, LIMITS.modules.B))
          : scale,
    },
  };
  const fitting = art === null ? roomy : withFittingLogo(encoder, roomy, art);
  const { version: chosen } = symbolOf(encoder, { ...fitting, size: MOST_PIXELS }, art).matrix;
  const least = leastSize(fitting, lightest, chosen);
  if (fitting.size >= least * LIMITS.size.C) return fitting;
  return {
    ...fitting,
    size: Math.max(fitting.size, least, Math.min(MOST_PIXELS, Math.ceil(least * LIMITS.size.B))),
  };
}

function repairedColors(design: Design, version: number): Design {
  const ground = groundOf(layoutOf(design, version), design.margin, sizeOf(version));
  const tones = tonesOf(design, ground);
  const failing =
    tones.some(({ ink, background }) => !legibleAt("C", ink, background)) ||
    inkShare(atFullScale(design), lightestInk(design)) < LIMITS.modules.C ||
    !colorsOf(backgroundOf(design)).every(isLightPaper);
  const readable = failing ? legibleThroughout(isNegative(tones) ? swapped(design) : design) : design;
  return repairedEyes(repairedPaper(readable, ground), version);
}

/** The background's dark stops lightened until decoders take none of them for ink, wherever they lie. */
function repairedPaper(design: Design, ground: Ground): Design {
  const { background } = design;
  if (background === null || !paperIsSteep(design, ground)) return design;
  return { ...design, background: changed(background, (stop) => lightened(stop, passesAsPaper(design))) };
}

function swapped(design: Design): Design {
  return { ...design, foreground: backgroundOf(design), background: design.foreground };
}

/** Modules as large as they may be. */
function atFullScale({ modules }: Design): Design["modules"] {
  return { ...modules, scale: 1 };
}

/** True where an ink is legible with a contrast of that grade, and dark enough for modules of grade C at full scale. */
function servesAt(grade: Grade, ink: number, paper: number, design: Design): boolean {
  return (
    legibleAt(grade, ink, paper) && inkShare(atFullScale(design), lightness(ink, paper)) >= LIMITS.modules.C
  );
}

/**
 * True of paper on which black is of grade B. Readers that have one threshold for a whole picture, such as quirc, take darker
 * paper on a white page for ink.
 */
function isLightPaper(paper: number): boolean {
  return legibleAt("B", 0x000000, paper);
}

/**
 * Every background stop light, black on it of grade A where it has to change, then every ink that is not dark enough for
 * every background stop darkened.
 */
function legibleThroughout(design: Design): Design {
  const background =
    design.background &&
    changed(design.background, (stop) =>
      isLightPaper(stop) ? stop : lightened(stop, (color) => legibleAt("A", 0x000000, color)),
    );
  const papers = colorsOf(backgroundOf({ ...design, background }));
  const dark = (ink: number): number =>
    papers.every((paper) => servesAt("C", ink, paper, design))
      ? ink
      : darkened(ink, (color) => papers.every((paper) => servesAt("B", color, paper, design)));
  const { eyeFrame, eyeBall } = design;
  return {
    ...design,
    background,
    foreground: changed(design.foreground, dark),
    eyeFrame: { ...eyeFrame, color: eyeFrame.color === null ? null : dark(eyeFrame.color) },
    eyeBall: { ...eyeBall, color: eyeBall.color === null ? null : dark(eyeBall.color) },
  };
}

/**
 * The lighter part of an eye darkened until it is similar enough to the rest. A gradient starts from its darkest shade.
 */
function repairedEyes(design: Design, version: number): Design {
  const ground = groundOf(layoutOf(design, version), design.margin, sizeOf(version));
  let { eyeFrame, eyeBall } = design;
  for (const eye of eyesOf(design, ground)) {
    const part = unlikeIn(eye, "C")?.part;
    if (part === undefined) continue;
    const [darkest] = eye
      .filter((tone) => tone.part === part)
      .sort((a, b) => lightness(a.ink, a.background) - lightness(b.ink, b.background));
    const recolored = (color: number): EyeTone[] =>
      eye.map((tone) => (tone.part === part ? { ...tone, ink: color } : tone));
    const color = darkened(darkest?.ink ?? 0, (ink) => unlikeIn(recolored(ink), "B")?.part !== part);
    if (part === "eyeFrame") eyeFrame = { ...eyeFrame, color };
    else eyeBall = { ...eyeBall, color };
  }
  return { ...design, eyeFrame, eyeBall };
}

function plain(design: Design): Design {
  return {
    ...design,
    foreground: SOLID_BLACK,
    background: SOLID_WHITE,
    eyeFrame: { ...design.eyeFrame, color: design.eyeFrame.color === null ? null : 0x000000 },
    eyeBall: { ...design.eyeBall, color: design.eyeBall.color === null ? null : 0x000000 },
  };
}

/** The ink with every colour changed; the same object where no colour changes. */
function changed(ink: Ink, change: (color: number) => number): Ink {
  if (ink.kind === "solid") {
    const color = change(ink.color);
    return color === ink.color ? ink : { kind: "solid", color };
  }
  const stops = ink.stops.map(({ offset, color }) => ({ offset, color: change(color) }));
  return stops.every(({ color }, index) => color === ink.stops[index]?.color) ? ink : { ...ink, stops };
}
