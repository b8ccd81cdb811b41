import { describe, expect, test } from "bun:test";
import { create } from "qrcode";
import { decodeBoth } from "./decode.ts";
import { blur, crop, rotate, scale } from "./distort.ts";
import type { Raster } from "./render.ts";

/** A symbol of `px` pixels a module in a quiet zone of four, straight from the encoder. */
function picture(data: Parameters<typeof create>[0], px: number, dark = 0, light = 255): Raster {
  const { modules } = create(data, { errorCorrectionLevel: "M" });
  const side = (modules.size + 8) * px;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / px) - 4, Math.floor(y / px) - 4];
      const inside = Math.min(column, row) >= 0 && Math.max(column, row) < modules.size;
      const value = inside && modules.get(row, column) ? dark : light;
      rgba.fill(value, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, rgba };
}

function both(text: string | null) {
  return { zxing: text, qr: text };
}

describe("both decoders", () => {
  test.each([
    "0123456789",
    "HTTPS://EXAMPLE.COM/A-1",
    "Zum Löwen, 12 €",
    "日本語と🎉 and 0123456789 mixed",
    "ÄÖÜ",
  ])("read %s", async (text) => {
    expect(await decodeBoth(picture(text, 4))).toEqual(both(text));
  });

  test("read bytes that are no UTF-8, a character each", async () => {
    const data = Uint8Array.of(0xff, 0x00, 0x80, 0xe9);
    expect(await decodeBoth(picture([{ data, mode: "byte" }], 4))).toEqual(both("\u00ff\u0000\u0080\u00e9"));
  });

  test("find nothing where nothing is", async () => {
    const rgba = new Uint8Array(100 * 100 * 4).fill(255);
    expect(await decodeBoth({ width: 100, height: 100, rgba })).toEqual(both(null));
  });

  test("zxing refuses light on dark, which many phones do not read", async () => {
    expect((await decodeBoth(picture("quietzone", 4, 255, 0))).zxing).toBeNull();
  });
});

describe("distorted pictures", () => {
  const straight = picture("https://quietzone.example/", 8);

  test("are read turned, blurred, smaller and larger", async () => {
    for (const distorted of [
      rotate(straight, 7),
      blur(straight, 3),
      scale(straight, 0.3),
      scale(straight, 1.3),
    ])
      expect(await decodeBoth(distorted)).toEqual(both("https://quietzone.example/"));
  });

  test("are as large as they should be", () => {
    const side = straight.width;
    expect(rotate(straight, 90).width).toBe(side);
    expect(rotate(straight, 45).width).toBe(Math.ceil(side * Math.SQRT2));
    expect(scale(straight, 0.5)).toMatchObject({ width: side / 2, height: side / 2 });
    expect(crop(straight, 10, 20, 30, 40)).toMatchObject({ width: 30, height: 40 });
  });

  test("keep what they hold where it belongs", () => {
    const { rgba } = crop(straight, 32, 32, 4, 4);
    expect(new Set(rgba.filter((_, i) => i % 4 === 0))).toEqual(new Set([0]));
    expect(crop(straight, -1, -1, 1, 1).rgba).toEqual(Uint8Array.of(255, 255, 255, 255));
    const turned = rotate(straight, 180);
    expect(turned.width).toBe(straight.width);
    expect(rotate(turned, 180).rgba).toEqual(straight.rgba);
    expect(turned.rgba).not.toEqual(straight.rgba);
  });
});
