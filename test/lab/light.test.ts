import { expect, test } from "bun:test";
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
import { blank, type Picture } from "./picture.ts";
import { randomOf } from "./random.ts";

const SIDE = 41;
const MIDDLE = 20 * SIDE + 20;

/** One bright pixel in the middle of a dark picture. */
function point(): Picture {
  const picture = blank(SIDE, SIDE, 0);
  picture.levels[MIDDLE] = 1_000;
  return picture;
}

const sum = ({ levels }: Picture): number => levels.reduce((total, level) => total + level, 0);

/** How far the light lies from the middle: the standard deviation across and down, in pixels. */
function spread(picture: Picture): [across: number, down: number] {
  let [across, down] = [0, 0];
  for (const [pixel, level] of picture.levels.entries()) {
    across += level * ((pixel % SIDE) - 20) ** 2;
    down += level * (Math.floor(pixel / SIDE) - 20) ** 2;
  }
  return [Math.sqrt(across / sum(picture)), Math.sqrt(down / sum(picture))];
}

test("a blur spreads a point by its sigma, and loses no light", () => {
  const picture = blurred(point(), 2.5);
  expect(sum(picture)).toBeCloseTo(1_000, 1);
  for (const distance of spread(picture)) expect(distance).toBeCloseTo(2.5, 1);
});

test("a movement spreads a point along its direction only", () => {
  const picture = movedBy(point(), 12, 0);
  const [across, down] = spread(picture);
  // The standard deviation of a line of that length.
  expect(across).toBeCloseTo(12 / Math.sqrt(12), 0);
  expect(down).toBe(0);
  expect(sum(picture)).toBeCloseTo(1_000, 1);
  expect(spread(movedBy(point(), 12, 90))[0]).toBeCloseTo(0, 3);
});

test("a picture of one level stays so, up to the border, blurred or moved", () => {
  for (const picture of [blurred(blank(SIDE, SIDE, 70), 3), movedBy(blank(SIDE, SIDE, 70), 9, 30)])
    for (const level of picture.levels) expect(level).toBeCloseTo(70, 3);
});

test("light falls off along its direction, and less is left of the range in the dark", () => {
  const { levels } = litFromTheSide(blank(SIDE, SIDE, 200), 0.5, 0);
  expect(levels[20 * SIDE]).toBeCloseTo(200, -1);
  expect(levels[20 * SIDE + 40]).toBeCloseTo(100, -1);
  expect(dimmed(blank(1, 1, 255), 0.2, 12).levels[0]).toBeCloseTo(63, 4);
});

test("a bottle is darkest at its sides", () => {
  const { levels } = litAsBottle(blank(SIDE, SIDE, 200), SIDE / 2, 0.5);
  expect(levels[20]).toBeCloseTo(200, 0);
  expect(levels[0] ?? 0).toBeLessThan(130);
});

test("glare takes the contrast where it is, and nothing far away", () => {
  const { levels } = withGlare(blank(SIDE, SIDE, 0), [20.5, 20.5], 5, 0.8);
  expect(levels[MIDDLE]).toBeCloseTo(204, 1);
  expect(levels[0]).toBeCloseTo(0, 3);
});

test("noise of the same seed is the same, of another one another, and of that strength", () => {
  const noise = (seed: number): Picture => noisy(blank(200, 200, 100), 6, randomOf(seed));
  expect(noise(3)).toEqual(noise(3));
  expect(noise(3)).not.toEqual(noise(4));
  const variance = noise(3).levels.reduce((total, level) => total + (level - 100) ** 2, 0) / 40_000;
  expect(Math.sqrt(variance)).toBeCloseTo(6, 0);
});

test("a JPEG file of low quality changes an edge, and little else", () => {
  const picture = blank(64, 64, 255);
  for (let row = 0; row < 64; row++) picture.levels.fill(0, row * 64, row * 64 + 29);
  const { width, height, levels } = throughJpeg(picture, 30);
  expect([width, height]).toEqual([64, 64]);
  expect(levels).not.toEqual(picture.levels);
  const off = levels.reduce((total, level, at) => total + Math.abs(level - (picture.levels[at] ?? 0)), 0);
  expect(off / levels.length).toBeLessThan(8);
});
