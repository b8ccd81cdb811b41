import { describe, expect, test } from "bun:test";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { coverage, difference, document, drawFills, render } from "./render.ts";
import { SAMPLES } from "./samples.ts";

/** Logos that are plain solid fills, however they say so. */
const SOLID = [
  "an icon set's single path",
  "an icon sized in em",
  "Illustrator with classes in CDATA",
  "Figma with a clip of the whole view",
  "Affinity with a matrix and clip rules",
  "an inner view without a view box",
  "every path command",
  "arcs of every kind",
  "arcs with compact flags",
  "transforms of every kind",
  "a rounded rectangle with one radius",
  "hidden and undisplayed parts",
  "styles that outweigh each other",
  "colours by name and by currentColor",
  "a view that starts elsewhere",
  "a size in millimetres and no view",
  "coordinates far off, brought back by a transform",
];

function read(svg: string) {
  const art = readSvgLogo(svg);
  if (art.kind !== "vector") throw new Error("an SVG is a vector");
  return art;
}

describe("a sanitised logo looks like the original", () => {
  for (const [name, svg] of Object.entries(SAMPLES))
    test(name, () => {
      const art = read(svg);
      const original = render(svg);
      expect(coverage(original)).toBeGreaterThan(0.05);
      expect(difference(original, render(document(art.viewBox, art.markup)))).toBeLessThan(0.001);
    });
});

describe("a logo's fills look like the original", () => {
  for (const [name, svg] of Object.entries(SAMPLES)) {
    if (!SOLID.includes(name)) continue;
    test(name, () => {
      const art = read(svg);
      const drawn = document(art.viewBox, drawFills(art.fills ?? []));
      expect(difference(render(svg), render(drawn))).toBeLessThan(0.001);
    });
  }
});

test("only a drawing of plain solid fills has fills", () => {
  const filled = Object.entries(SAMPLES).filter(([, svg]) => read(svg).fills !== null);
  expect(filled.map(([name]) => name)).toEqual(SOLID);
});

describe("reading a sanitised logo again gives the same", () => {
  for (const [name, svg] of Object.entries(SAMPLES))
    test(name, () => {
      const art = read(svg);
      const again = read(document(art.viewBox, art.markup));
      expect(again.markup).toBe(art.markup);
      expect(again.viewBox).toEqual(art.viewBox);
      expect(again.fills === null).toBe(art.fills === null);
    });
});
