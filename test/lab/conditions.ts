import { photograph, type Sheet } from "./camera.ts";
import {
  blurred,
  dimmed,
  litAsBottle,
  litFromTheSide,
  movedBy,
  noisy,
  throughJpeg,
  withGlare,
} from "./light.ts";
import { type GreyBytes, type Picture, toBytes } from "./picture.ts";
import { faded, halftoned, withInkSpread } from "./print.ts";
import { type Random, randomOf } from "./random.ts";
import { aroundBottle, both, tilted, turned, UPRIGHT, type Warp } from "./warp.ts";

/** The subject of a shot: a symbol of `size` modules, photographed out to `reach` modules from its centre. */
export interface Framing {
  readonly size: number;
  readonly reach: number;
}

/** How a sheet is printed, held and photographed. Every part may draw random numbers, always as many of them. */
interface Shot {
  readonly print?: (picture: Picture, scale: number) => Picture;
  readonly warp?: Warp;
  /** How much farther than the upright drawing the paper reaches, such as √2 when turned. */
  readonly room?: number;
  readonly desk?: number;
  /** Without a place off the grid, as a renderer gives it. */
  readonly onGrid?: boolean;
  readonly light?: (picture: Picture, scale: number, random: Random) => Picture;
}

export interface Condition {
  /** As the command line takes it. */
  readonly name: string;
  readonly title: string;
  /** Harder than anything that a well printed code in good light meets. */
  readonly hard?: true;
  /** Pixels of the photograph a module. */
  readonly scale: number;
  readonly shot: (random: Random, framing: Framing) => Shot;
}

const WHITE = 255;
/** A drawing is seen from three symbols away, as a phone is held. */
const DISTANCE = 3;
const PIXELS = 6;

/** Every condition, easy ones first. `photographed` says which parts are the same in both halves of a pair. */
export const CONDITIONS: readonly Condition[] = [
  { name: "clean", title: "clean", scale: PIXELS, shot: () => ({ onGrid: true }) },
  {
    name: "turned",
    title: "turned 0 to 90°",
    scale: PIXELS,
    shot: (random) => ({ warp: turned(random.between(0, 90)), room: Math.SQRT2 }),
  },
  {
    name: "tilt-15",
    title: "tilt 15°",
    scale: PIXELS,
    shot: (random, framing) => tiltedBy(15, random, framing),
  },
  {
    name: "tilt-30",
    title: "tilt 30°",
    scale: PIXELS,
    shot: (random, framing) => tiltedBy(30, random, framing),
  },
  { name: "small", title: "3 px a module", scale: 3, shot: () => ({}) },
  {
    name: "jpeg",
    title: "JPEG q30",
    scale: PIXELS,
    shot: () => ({ light: (picture) => throughJpeg(picture, 30) }),
  },
  { name: "ink-plus", title: "ink +10 %", scale: PIXELS, shot: () => ({ print: inkSpread(0.1) }) },
  { name: "ink-minus", title: "ink −10 %", scale: PIXELS, shot: () => ({ print: inkSpread(-0.1) }) },
  {
    name: "halftone",
    title: "halftone",
    scale: PIXELS,
    // A screen of 150 lines an inch below modules of 0.7 mm, through a lens as sharp as its sensor, which a picture of
    // dots needs: without one they would beat with the pixels.
    shot: () => ({
      print: (picture, scale) => halftoned(picture, scale / 4),
      light: (picture, scale) => blurred(picture, 0.12 * scale),
    }),
  },
  { name: "desk", title: "on a dark desk", scale: PIXELS, shot: () => ({ desk: 40 }) },
  // Local thresholds of ZXing and jsQR are those of blocks of 8 pixels: here a block is a module.
  { name: "blocks", title: "8 px a module", scale: 8, shot: () => ({ onGrid: true }) },
  { name: "blur", title: "Gaussian blur", hard: true, scale: PIXELS, shot: blur },
  ...[0.4, 0.44, 0.48, 0.52].map((sigma): Condition => ({
    name: `blur-${Math.round(sigma * 100)}`,
    title: `blur, σ ${sigma.toFixed(2)}`,
    hard: true,
    scale: PIXELS,
    shot: () => ({ light: (picture, scale) => blurred(picture, sigma * scale) }),
  })),
  { name: "motion", title: "motion blur", hard: true, scale: PIXELS, shot: motion },
  { name: "dark", title: "low light, noise", hard: true, scale: PIXELS, shot: lowLight },
  { name: "glare", title: "glare", hard: true, scale: PIXELS, shot: glare },
  {
    name: "faded",
    title: "ink at 60 %",
    hard: true,
    scale: PIXELS,
    shot: () => ({
      print: (picture) => faded(picture, 0.6),
      light: (picture, _, random) => noisy(picture, 3, random),
    }),
  },
  { name: "bottle", title: "bottle", hard: true, scale: PIXELS, shot: bottle },
  { name: "phone", title: "phone, mixed", hard: true, scale: PIXELS, shot: phone },
];

function tiltedBy(degrees: number, random: Random, { size }: Framing): Shot {
  return { warp: tilted(degrees, random.between(0, 360), DISTANCE * size), room: 1.2 };
}

/** Widths of modules changed by a share, half of it on either side. */
function inkSpread(share: number) {
  return (picture: Picture, scale: number): Picture => withInkSpread(picture, (share * scale) / 2);
}

function blur(random: Random): Shot {
  const sigma = random.between(0.25, 0.5);
  return { light: (picture, scale) => blurred(picture, sigma * scale) };
}

function motion(random: Random): Shot {
  const [length, direction] = [random.between(0.8, 1.4), random.between(0, 180)];
  return { light: (picture, scale) => movedBy(picture, length * scale, direction) };
}

function lowLight(random: Random): Shot {
  const [share, sigma] = [random.between(0.2, 0.35), random.between(3, 6)];
  const [fall, direction] = [random.between(0.1, 0.4), random.between(0, 360)];
  return {
    light: (picture, scale, noise) =>
      noisy(dimmed(litFromTheSide(blurred(picture, 0.15 * scale), fall, direction), share, 12), sigma, noise),
  };
}

function glare(random: Random, { size }: Framing): Shot {
  const [x, y] = [random.between(-0.4, 0.4) * size, random.between(-0.4, 0.4) * size];
  const [radius, share] = [random.between(0.3, 0.5) * size, random.between(0.6, 0.9)];
  return {
    light: (picture, scale) =>
      withGlare(
        picture,
        [picture.width / 2 + x * scale, picture.height / 2 + y * scale],
        radius * scale,
        share,
      ),
  };
}

/** The symbol's sides lie 30° to 45° around the bottle. */
function bottle(random: Random, { size }: Framing): Shot {
  const radius = size / 2 / ((random.between(30, 45) * Math.PI) / 180);
  return {
    warp: aroundBottle(radius),
    desk: 90,
    light: (picture, scale) => litAsBottle(picture, radius * scale, 0.5),
  };
}

/** Held by hand over a table, in a room: a little of everything. */
function phone(random: Random, { size }: Framing): Shot {
  const [tilt, axis] = [random.between(5, 25), random.between(0, 360)];
  const [turn, sigma] = [random.between(-20, 20), random.between(0.15, 0.35)];
  const [fall, direction] = [random.between(0.2, 0.5), random.between(0, 360)];
  return {
    warp: both(turned(turn), tilted(tilt, axis, DISTANCE * size)),
    room: 1.4,
    desk: 70,
    light: (picture, scale, noise) =>
      throughJpeg(
        noisy(dimmed(litFromTheSide(blurred(picture, sigma * scale), fall, direction), 0.7, 25), 5, noise),
        60,
      ),
  };
}

/**
 * A sheet in a condition. The same seed and framing give both halves of a pair the same place, warp, light and noise, and
 * as many pixels.
 */
export function photographed(sheet: Sheet, condition: Condition, framing: Framing, seed: number): GreyBytes {
  const random = randomOf(seed);
  const shift = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)] as const;
  const { scale } = condition;
  const { print, warp = UPRIGHT, room = 1, desk = WHITE, onGrid, light } = condition.shot(random, framing);
  const printed = print ? { ...sheet, picture: print(sheet.picture, sheet.scale) } : sheet;
  const view = { scale, reach: framing.reach * room, warp, desk, shift: onGrid ? ([0, 0] as const) : shift };
  const seen = photograph(printed, view);
  return toBytes(light ? light(seen, scale, random) : seen);
}
