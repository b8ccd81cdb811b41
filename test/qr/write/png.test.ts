import { describe, expect, test } from "bun:test";
import { crc32 } from "node:zlib";
import { Fault } from "../../../src/shared/fault.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { writePng } from "../../../src/qr/write/png.ts";
import { loadResvg, renderSvg } from "../../../src/qr/write/resvg.ts";
import { rasterPng } from "../render.ts";
import { BLACK, filled, scene, shadedLogo, symbolScene } from "./scenes.ts";

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

  test("the printed width is noted in pixels a metre, straight after the header", async () => {
    const all = chunks(await writePng(symbolScene("quietzone"), { widthPx: 600, widthMm: 25.4 }));
    expect([...all.keys()].slice(0, 3)).toEqual(["IHDR", "pHYs", "IDAT"]);
    const density = all.get("pHYs");
    expect([density?.readUInt32BE(0), density?.readUInt32BE(4), density?.[8]]).toEqual([23622, 23622, 1]);
  });

  test("without a printed width nothing is claimed", async () => {
    expect(chunks(await writePng(symbolScene("quietzone"), { widthPx: 64 })).has("pHYs")).toBe(false);
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
