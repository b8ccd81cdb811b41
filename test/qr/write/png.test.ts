import { describe, expect, test } from "bun:test";
import { crc32 } from "node:zlib";
import { draw } from "../../../src/qr/draw.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { writePng } from "../../../src/qr/write/png.ts";
import { renderImage } from "../../../src/qr/write/raster.ts";
import { loadResvg, renderSvg } from "../../../src/qr/write/resvg.ts";
import { rasterPng } from "../render.ts";
import {
  BLACK,
  circle,
  everything,
  filled,
  LINEAR,
  scene,
  shadedLogo,
  solid,
  symbolScene,
} from "./scenes.ts";

/** The chunks of a PNG file, their checksums checked. */
function chunks(png: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(png);
  const found = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(file.subarray(at + 4, at + 8 + length)));
    found.set(name, file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return found;
}

describe("size", () => {
  test.each([
    [40, 40, 64, 64],
    [40, 40, 4096, 4096],
    [40, 47, 333, 391],
  ])("a drawing of %d × %d modules, %d px wide, is %d px high", async (width, height, widthPx, heightPx) => {
    const ground = filled(new Path().rect(0, 0, width, height), BLACK);
    const header = chunks(await writePng(scene(width, height, [ground]), { widthPx })).get("IHDR");
    expect(header?.readUInt32BE(0)).toBe(widthPx);
    expect(header?.readUInt32BE(4)).toBe(heightPx);
  });

  test("a background covers the last row and column, whatever the aspect", async () => {
    const ground = filled(new Path().rect(0, 0, 40, 47), BLACK);
    const { rgba } = await rasterPng(await writePng(scene(40, 47, [ground]), { widthPx: 333 }));
    expect(rgba.every((value, i) => value === (i % 4 === 3 ? 255 : 0))).toBe(true);
  });

  test("the printed width is noted in pixels a metre, before palette and pixels", async () => {
    const all = chunks(await writePng(symbolScene("quietzone"), { widthPx: 600, widthMm: 25.4 }));
    expect([...all.keys()]).toEqual(["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"]);
    const density = all.get("pHYs");
    expect([density?.readUInt32BE(0), density?.readUInt32BE(4), density?.[8]]).toEqual([23622, 23622, 1]);
  });

  test("without a printed width nothing is claimed", async () => {
    expect(chunks(await writePng(symbolScene("quietzone"), { widthPx: 64 })).has("pHYs")).toBe(false);
  });
});

describe("pixels", () => {
  const HALF_A_SHADE = 255 / 15 / 2 + 0.6;
  /** The greatest difference between two channels of the same pixel. */
  const farthest = (one: Uint8Array, other: Uint8Array) =>
    one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
  /** Bits a sample and colour type. */
  const format = (png: Uint8Array) => [png[24], png[25]];
  const [PALETTE, RGBA] = [3, 6];
  const { width, layers } = symbolScene("https://quietzone.example/");
  const view = (px: number) => ({
    layers,
    box: { x: 0, y: 0, width, height: width },
    width: px,
    height: px,
  });

  test("of whole modules in black and white take one bit each", async () => {
    const png = await writePng(symbolScene("https://quietzone.example/"), { widthPx: width * 9 });
    expect(format(png)).toEqual([1, PALETTE]);
    expect(chunks(png).get("PLTE")).toEqual(Buffer.from([255, 255, 255, 0, 0, 0]));
  });

  test("of three to sixteen colours take two or four bits", async () => {
    const stripes = (count: number) =>
      Array.from({ length: count }, (_, at) => filled(new Path().rect(at, 0, 1, 16), solid(at * 0x0a0305)));
    const depths = [2, 3, 4, 5, 16, 17].map(async (count) =>
      format(await writePng(scene(count, 16, stripes(count)), { widthPx: count * 16 })),
    );
    expect(await Promise.all(depths)).toEqual([1, 2, 2, 4, 4, 8].map((depth) => [depth, PALETTE]));
  });

  test.each([64, 101, 290, 512])("are those of the renderer, %d px wide", async (px) => {
    const png = await writePng(symbolScene("https://quietzone.example/"), { widthPx: px });
    const rgba = await renderImage(view(px), (image) => image.asPng());
    expect(format(png)[1]).toBe(PALETTE);
    expect(png.length).toBeLessThan(rgba.length);
    expect(farthest((await rasterPng(png)).rgba, (await rasterPng(rgba)).rgba)).toBeLessThan(HALF_A_SHADE);
  });

  test("of soft edges between two inks take four bits", async () => {
    const inks = { foreground: "#7c2d12", background: "#fff7ed", modules: { shape: "dot" as const } };
    for (const background of [inks.background, "transparent"]) {
      const { scene } = draw("https://quietzone.example/", { ...inks, background }, null);
      expect(format(await writePng(scene, { widthPx: 333 }))).toEqual([4, PALETTE]);
    }
  });

  test("of a grey ink beside black and white are not changed", async () => {
    const { scene } = draw("https://quietzone.example/", { eyeFrame: { color: "#292929" } }, null);
    const png = await writePng(scene, { widthPx: 333 });
    expect(chunks(png).get("PLTE")?.toString("hex").match(/.{6}/g)).toContain("292929");
  });

  test("of a third ink among many mixes take eight bits, and none is lost", async () => {
    const style = { foreground: "#7c2d12", eyeBall: { color: "#1d4ed8", shape: "circle" as const } };
    const { scene } = draw("https://quietzone.example/", style, null);
    const png = await writePng(scene, { widthPx: 333 });
    expect(format(png)).toEqual([8, PALETTE]);
    const palette = chunks(png).get("PLTE")?.toString("hex").match(/.{6}/g);
    for (const ink of ["ffffff", "7c2d12", "1d4ed8"]) expect(palette).toContain(ink);
  });

  test("that are half clear keep their colour and opacity", async () => {
    const drawing = scene(4, 4, [filled(circle(2, 2, 1.9), solid(0x7c3aed))]);
    const png = await writePng(drawing, { widthPx: 60 });
    expect(format(png)[1]).toBe(PALETTE);
    expect(chunks(png).has("tRNS")).toBe(true);
    const box = { x: 0, y: 0, width: 4, height: 4 };
    const rgba = await renderImage({ layers: drawing.layers, box, width: 60, height: 60 }, (image) =>
      image.asPng(),
    );
    for (const page of [0xffffff, 0x102030])
      expect(farthest((await rasterPng(png, page)).rgba, (await rasterPng(rgba, page)).rgba)).toBeLessThan(
        HALF_A_SHADE + 1,
      );
  });

  test("of a gradient, which has too many colours, stay as they are", async () => {
    const drawing = scene(10, 10, [filled(new Path().rect(0, 0, 10, 10), LINEAR)]);
    expect(format(await writePng(drawing, { widthPx: 300 }))).toEqual([8, RGBA]);
  });

  test("say that they are sRGB", async () => {
    for (const drawing of [symbolScene("a"), await everything()])
      expect(chunks(await writePng(drawing, { widthPx: 100 })).get("sRGB")).toEqual(Buffer.from([1]));
  });
});

test("no background is clear", async () => {
  const drawing = scene(4, 4, [filled(new Path().rect(0, 0, 2, 4), BLACK)]);
  const { rgba } = await rasterPng(await writePng(drawing, { widthPx: 4 }), 0x336699);
  expect([...rgba.subarray(0, 16)]).toEqual([
    0, 0, 0, 255, 0, 0, 0, 255, 0x33, 0x66, 0x99, 255, 0x33, 0x66, 0x99, 255,
  ]);
});

test("a large bitmap logo is averaged, not sampled, when it gets few pixels", async () => {
  await loadResvg();
  const stripes = Array.from({ length: 512 }, (_, i) => `M${2 * i} 0h1v1024h-1z`).join("");
  const size = 'xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"';
  const png = renderSvg(`<svg ${size}><path fill="#000" d="${stripes}"/></svg>`, (image) => image.asPng());
  const drawing = scene(10, 10, [{ kind: "picture", box: { x: 0, y: 0, width: 10, height: 10 }, png }]);
  const { rgba } = await rasterPng(await writePng(drawing, { widthPx: 100 }));
  const inside = rgba.filter((_, i) => i % 4 === 0 && (i / 4) % 100 > 2 && (i / 4) % 100 < 97);
  expect(Math.min(...inside)).toBeGreaterThan(100);
  expect(Math.max(...inside)).toBeLessThan(155);
});

test("a logo that makes the renderer give up is the caller's fault, and the next drawing is fine", async () => {
  const broken = { ...shadedLogo(0, 0, 4), markup: "<path" };
  const attempt = writePng(scene(4, 4, [broken]), { widthPx: 64 });
  expect(await attempt.catch((fault: unknown) => fault)).toBeInstanceOf(Fault);
  expect(await attempt.catch((fault: unknown) => fault)).toMatchObject({
    code: "logo_invalid",
    errors: [{ pointer: "/style/logo" }],
  });
  expect(await writePng(symbolScene("quietzone"), { widthPx: 64 })).toBeInstanceOf(Uint8Array);
});
