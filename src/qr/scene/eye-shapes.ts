import type { Design, Reach } from "../design.ts";
import { CIRCLE_CUT } from "./shapes.ts";

/*
 * How round eyes are. A corner's cut is how far its middle lies inside the sharp corner, along each axis and in modules:
 * see `softCorner`. docs/scanning.md has what was measured.
 */

type FrameShape = Design["eyeFrame"]["shape"];
type BallShape = Design["eyeBall"]["shape"];

export interface Ring {
  /** The cut of its outline's corners, and of the corners of the hole in it. */
  readonly outer: number;
  readonly inner: number;
}

export interface Ball {
  /** Modules from its centre to its sides. */
  readonly half: number;
  readonly cut: number;
  /** Cut straight. */
  readonly cornered?: true;
}

/** Half a ring's outline, half its hole, and half a ball, in modules. */
const [OUTER, INNER, BALL] = [3.5, 2.5, 1.5];

/** As round as the shapes are called. */
const TRUE_RINGS: Readonly<Record<FrameShape, Ring>> = {
  square: { outer: 0, inner: 0 },
  rounded: { outer: 2 * CIRCLE_CUT, inner: CIRCLE_CUT },
  circle: { outer: OUTER * CIRCLE_CUT, inner: INNER * CIRCLE_CUT },
  leaf: { outer: 2 * CIRCLE_CUT, inner: CIRCLE_CUT },
};
const TRUE_BALLS: Readonly<Record<BallShape, Ball>> = {
  square: { half: BALL, cut: 0 },
  rounded: { half: BALL, cut: 0.25 },
  circle: { half: BALL, cut: BALL * CIRCLE_CUT },
  diamond: { half: BALL, cut: 0.5, cornered: true },
};

/**
 * As round as all scanners read them. From a ring's outline they take where the symbol lies and how many modules it has:
 * cut by 0.1, quirc reckons more modules than there are. So it stays square. The cuts of a hole and of a ball together
 * must be less than 0.5, or ZBar finds no 1:1:3:1:1 in lines at 45°.
 */
const SAFE_RINGS: Readonly<Record<FrameShape, Ring>> = {
  square: { outer: 0, inner: 0 },
  rounded: { outer: 0, inner: 0.15 },
  circle: { outer: 0, inner: 0.25 },
  leaf: { outer: 0, inner: 0.25 },
};

/**
 * A rounded ball costs nothing; at 3 pixels a module quirc loses 4 in 100 of circles and diamonds, so templates have none.
 * Circles and diamonds are larger, so that they reach as far into their corners.
 */
const SAFE_BALLS: Readonly<Record<BallShape, Ball>> = {
  square: { half: BALL, cut: 0 },
  rounded: { half: BALL, cut: 0.05 },
  circle: { half: 1.55, cut: 0.2 },
  diamond: { half: 1.55, cut: 0.2, cornered: true },
};

const RINGS = { all: SAFE_RINGS, phones: TRUE_RINGS };
const BALLS = { all: SAFE_BALLS, phones: TRUE_BALLS };

export function ringOf(shape: FrameShape, reach: Reach): Ring {
  return RINGS[reach][shape];
}

export function ballOf(shape: BallShape, reach: Reach): Ball {
  return BALLS[reach][shape];
}

/** The scanners that read a design's eyes: those of phones only if a part of them is drawn rounder than all scanners read. */
export function reachOf({ reach, eyeFrame, eyeBall }: Pick<Design, "reach" | "eyeFrame" | "eyeBall">): Reach {
  return eyeFrame.shape === "square" && eyeBall.shape === "square" ? "all" : reach;
}
