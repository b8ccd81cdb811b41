import { describe, expect, test } from "bun:test";
import { Path } from "../../../src/qr/scene/path.ts";
import type { Scene } from "../../../src/qr/scene/scene.ts";
import type { ColorSpace } from "../../../src/qr/write/color.ts";
import { FORMATS, type Format, WRITERS } from "../../../src/qr/write/index.ts";
import { decodeBoth } from "../decode.ts";
import { rasterDifference } from "../difference.ts";
import { blur, rotate, scale } from "../distort.ts";
import { hasProgram } from "../../programs.ts";
import { type Raster, rasterEps, rasterPdf, rasterPng, rasterSvg } from "../render.ts";
import { expectGolden } from "./golden.ts";
import {
  BLACK,
  everything,
  filled,
  LINEAR,
  RADIAL,
  scene,
  symbol,
  symbolScene,
  vectorLogo,
} from "./scenes.ts";

const PX = 400;

/** Share of pixels: renderers move the border of a picture by up to a pixel. The product promises 0.01. */
const SAME = 0.002;

const TOOLS: Readonly<Record<Format, readonly ("gs" | "pdftoppm")[]>> = {
  svg: [],
  png: [],
  pdf: ["pdftoppm", "gs"],
  eps: ["gs"],
};
const RENDERERS: Readonly<Record<Format, (file: Uint8Array, page?: number) => Promise<Raster>>> = {
  svg: (file, page) => rasterSvg(new TextDecoder().decode(file), PX, page),
  png: (file, page) => rasterPng(file, page),
  pdf: (file, page) => rasterPdf(file, PX, page),
  eps: (file, page) => rasterEps(file, PX, page),
};
const renderable = FORMATS.filter((format) => TOOLS[format].every((tool) => hasProgram(tool)));

async function raster(
  drawing: Scene,
  format: Format,
  page?: number,
  colorSpace?: ColorSpace,
): Promise<Raster> {
  const file = await WRITERS[format].write(drawing, { widthPx: PX, widthMm: 40, colorSpace });
  return RENDERERS[format](file, page);
}

describe.each(FORMATS)("%s", (format) => {
  const drawn = test.skipIf(!renderable.includes(format));
  const text = "https://example.com/grüße/日本語?q=0123456789";

  drawn("looks like the SVG, whatever the layers", async () => {
    const drawing = await everything();
    const difference = rasterDifference(await raster(drawing, "svg"), await raster(drawing, format));
    expect(difference).toBeLessThan(SAME);
  });

  drawn("looks like the SVG with gradients that run across the whole drawing", async () => {
    const { path, size } = symbol(text);
    const drawing = scene(size, size, [
      filled(new Path().rect(0, 0, size, size), RADIAL),
      filled(path, LINEAR),
    ]);
    const difference = rasterDifference(await raster(drawing, "svg"), await raster(drawing, format));
    expect(difference).toBeLessThan(SAME);
  });

  drawn("lets the page show through where there is no background", async () => {
    const { path, size } = symbol(text);
    const drawing = scene(size, size, [filled(path, BLACK), vectorLogo(13, 13, 8)]);
    const [svg, other] = [await raster(drawing, "svg", 0xffd040), await raster(drawing, format, 0xffd040)];
    expect([...other.rgba.subarray(0, 4)]).toEqual([0xff, 0xd0, 0x40, 255]);
    expect(rasterDifference(svg, other)).toBeLessThan(SAME);
  });

  drawn("leaves no hairline where parts of one outline touch", async () => {
    const joined = new Path()
      .rect(2, 2, 3.3, 6)
      .rect(5.3, 2, 1.37, 6)
      .rect(6.67, 2, 3.33, 6)
      .rect(2, 8, 8, 2);
    const { rgba, width } = await raster(scene(12, 12, [filled(joined, BLACK)]), format);
    const across = Array.from({ length: 200 }, (_, x) => rgba[(150 * width + 100 + x) * 4]);
    const down = Array.from({ length: 200 }, (_, y) => rgba[((100 + y) * width + 150) * 4]);
    expect(new Set([...across, ...down])).toEqual(new Set([0]));
  });

  drawn("is read by two decoders, straight, turned, blurred and small", async () => {
    const straight = await raster(symbolScene(text, "Q"), format);
    const pictures = [straight, rotate(straight, 7), blur(straight, 2), scale(straight, 0.4)];
    for (const picture of pictures) expect(await decodeBoth(picture)).toEqual({ zxing: text, qr: text });
  });

  drawn("is read with the gradients of CMYK", async () => {
    const { path, size } = symbol(text);
    const drawing = scene(size, size, [
      filled(new Path().rect(0, 0, size, size), RADIAL),
      filled(path, LINEAR),
    ]);
    const picture = await raster(drawing, format, 0xffffff, "cmyk");
    expect(await decodeBoth(picture)).toEqual({ zxing: text, qr: text });
  });

  drawn("is read in version 40", async () => {
    const long = "Quietzone ".repeat(120);
    const drawing = symbolScene(long, "M", 40);
    expect(drawing.width).toBe(177 + 8);
    const file = await WRITERS[format].write(drawing, { widthPx: 740 });
    const picture =
      format === "svg" ? rasterSvg(new TextDecoder().decode(file), 740) : RENDERERS[format](file);
    expect((await decodeBoth(await picture)).zxing).toBe(long);
  });

  test("gives the same bytes every time", async () => {
    const sheet = { widthPx: 200, widthMm: 20, colorSpace: "cmyk" } as const;
    const [once, again] = [await everything(), await everything()];
    const bytes = await WRITERS[format].write(once, sheet);
    expect(bytes).toEqual(await WRITERS[format].write(again, sheet));
  });

  test("equals the golden file, for a scene with everything in it", async () => {
    const sheet = { widthPx: 400, widthMm: 40, colorSpace: "rgb" } as const;
    await expectGolden(`everything.${format}`, await WRITERS[format].write(await everything(), sheet));
  });

  test("equals the golden file, for a plain symbol", async () => {
    const sheet = { widthPx: 290, widthMm: 40, colorSpace: "cmyk" } as const;
    const drawing = symbolScene("https://quietzone.example/");
    await expectGolden(`symbol.${format}`, await WRITERS[format].write(drawing, sheet));
  });
});

test("the comparison sees a lost module", async () => {
  const whole = symbolScene("quietzone");
  const [background, modules] = whole.layers;
  if (!background || modules?.kind !== "fill") throw new Error("the scene changed");
  const hole = filled(new Path().rect(4, 4, 1, 1), { kind: "solid", color: 0xffffff });
  const damaged = { ...whole, layers: [...whole.layers, hole] };
  expect(rasterDifference(await raster(whole, "svg"), await raster(damaged, "svg"))).toBeGreaterThan(0.0005);
});
