import { describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import type { Ink } from "../../src/qr/design.ts";
import { encode } from "../../src/qr/encode.ts";
import { completeStyle } from "../../src/qr/complete-style.ts";
import { buildScene } from "../../src/qr/scene/build.ts";
import type { Rgb } from "../../src/qr/scene/scene.ts";
import { Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";
import { decodeBoth } from "./decode.ts";
import { rasterSvg } from "./render.ts";

const ADDRESS = "https://quietzone.example/r/Ab3dE9x";

/** Lightness as decoders reckon it (ITU-R BT.601), 0 to 1. */
function luma(color: Rgb): number {
  return (0.299 * (color >> 16) + 0.587 * ((color >> 8) & 255) + 0.114 * (color & 255)) / 255;
}

function colors(ink: Ink | null): Rgb[] {
  if (ink === null) return [0xffffff];
  return ink.kind === "solid" ? [ink.color] : ink.stops.map(({ color }) => color);
}

test("there are enough to choose from, each under its own id, and none like another", () => {
  expect(STYLE_TEMPLATES.length).toBeGreaterThanOrEqual(14);
  expect(new Set(STYLE_TEMPLATES.map(({ id }) => id)).size).toBe(STYLE_TEMPLATES.length);
  const looks = STYLE_TEMPLATES.map(({ style }) => JSON.stringify(completeStyle(style)));
  expect(new Set(looks).size).toBe(STYLE_TEMPLATES.length);
});

describe.each(STYLE_TEMPLATES.map((template) => [template.id, template] as const))(
  "the template %s",
  (id, template) => {
    const design = completeStyle({ template: id });

    test("is a valid style with a name and a description, and names no template", () => {
      expect(Value.Check(Style, template.style)).toBe(true);
      expect(template.style.template).toBeUndefined();
      expect(design.reach).toBe("all");
      expect(template.kind).toBe("style");
      expect(id).toMatch(/^[a-z][a-z-]{2,47}$/);
      expect(template.name).not.toBe("");
      expect(template.description).not.toBe("");
    });

    test("is dark on light with strong contrast everywhere", () => {
      const eyes = [design.eyeFrame.color, design.eyeBall.color].filter((color) => color !== null);
      const dark = Math.max(...[...colors(design.foreground), ...eyes].map(luma));
      const light = Math.min(...colors(design.background).map(luma));
      expect(light - dark).toBeGreaterThanOrEqual(0.5);
    });

    test("has a caption that reads well", () => {
      const { shape, color, textColor } = design.frame;
      const surface = shape === "box" ? Math.min(...colors(design.background).map(luma)) : luma(color);
      if (shape === "none") expect(design.frame.text).toBe("");
      else expect(Math.abs(luma(textColor) - surface)).toBeGreaterThanOrEqual(0.5);
    });

    test.each([200, 640])("decodes %d pixels wide", async (px) => {
      const level = design.ecc === "auto" ? "M" : design.ecc;
      const scene = buildScene(encode(ADDRESS, level), design, null);
      const decoded = await decodeBoth(await rasterSvg(writeSvg(scene, { widthPx: px }), px));
      expect(decoded).toEqual({ zxing: ADDRESS, qr: ADDRESS });
    });
  },
);
