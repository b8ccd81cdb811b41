import { describe, expect, test } from "bun:test";
import { draw, parseStyle } from "../../src/qr/draw.ts";
import { readLogo } from "../../src/qr/logo/read.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";
import { Fault } from "../../src/kit/shared/fault.ts";
import { decodeBoth } from "./decode.ts";
import { rasterSvg } from "./render.ts";
import { BADGE } from "./sensible-styles.ts";

const ADDRESS = "https://example.com/";

function faultOf(action: () => unknown): Fault {
  try {
    action();
  } catch (cause) {
    if (cause instanceof Fault) return cause;
    throw cause;
  }
  throw new Error("a fault was expected");
}

describe("draw", () => {
  test("gives the scene, the completed design and the verdict", async () => {
    const drawing = draw(ADDRESS, { margin: 3 }, null);
    expect(drawing.payload).toBe(ADDRESS);
    expect(drawing.design).toMatchObject({ margin: 3, size: 512, ecc: "auto" });
    expect(drawing.scannability).toEqual({
      ecc: "M",
      version: 2,
      contrast: 21,
      coveredCodewords: 0,
      correctableCodewords: 8,
      minimumPrintMm: 10.3,
      reach: "all",
      grade: "B",
      parts: [
        { part: "contrast", grade: "A", reason: "grade_best", detail: expect.any(String) },
        { part: "modules", grade: "A", reason: "grade_best", detail: expect.any(String) },
        { part: "eyes", grade: "A", reason: "grade_best", detail: expect.any(String) },
        { part: "logo_reserve", grade: "A", reason: "grade_best", detail: expect.any(String) },
        {
          part: "quiet_zone",
          grade: "B",
          reason: "grade_quiet_zone",
          params: { modules: 3, best: 4 },
          detail: "The quiet zone is 3 modules wide. The standard asks for 4.",
        },
        { part: "size", grade: "A", reason: "grade_best", detail: expect.any(String) },
        { part: "encoding", grade: "A", reason: "grade_best", detail: expect.any(String) },
      ],
    });
    expect(drawing.scene.width).toBe(25 + 6);
    const raster = await rasterSvg(writeSvg(drawing.scene, { widthPx: 300 }), 300);
    expect(await decodeBoth(raster)).toEqual({ zxing: ADDRESS, qr: ADDRESS });
  });

  test("draws the logo that it has judged", () => {
    const logo = { svg: BADGE, size: 0.2 };
    const { scene, scannability } = draw(ADDRESS, { logo }, readLogo(logo));
    expect(scene.layers.at(-1)?.kind).toBe("artwork");
    expect(scannability.coveredCodewords).toBeGreaterThan(0);
  });

  test.each([
    [{ eyeFrame: { shape: "circle" }, eyeBall: { shape: "circle" } }, "all"],
    [{ reach: "phones", eyeFrame: { shape: "circle" } }, "phones"],
    [{ reach: "phones", eyeBall: { shape: "diamond" } }, "phones"],
    [{ reach: "phones", modules: { shape: "dot" } }, "all"],
  ] as const)("says who reads %j", (style, reach) => {
    expect(draw(ADDRESS, style, null).scannability.reach).toBe(reach);
  });

  test("gives equal drawings for equal input", () => {
    const style = { template: "sunset", logo: { svg: BADGE } };
    expect(draw(ADDRESS, style, readLogo(style.logo))).toEqual(draw(ADDRESS, style, readLogo(style.logo)));
  });

  test("refuses a style that does not scan, with every reason and a mend", () => {
    const fault = faultOf(() => draw(ADDRESS, { foreground: "#ffff00", margin: 0 }, null));
    expect(fault.code).toBe("style_not_scannable");
    expect(fault.errors.map(({ pointer }) => pointer)).toEqual(["/style/foreground", "/style/margin"]);
    expect(fault.extra["mend"]).toMatchObject({ margin: expect.any(Number), foreground: expect.any(String) });
    expect(JSON.stringify(fault.errors)).not.toContain("ffff00");
  });

  test("refuses a payload no symbol holds", () => {
    expect(faultOf(() => draw("x".repeat(3000), {}, null)).code).toBe("payload_too_long");
  });
});

describe("parseStyle", () => {
  test("lets a valid style through as it is", () => {
    const style = { template: "dots", eyeFrame: { color: "#123" }, logo: { svg: BADGE } };
    expect(parseStyle(style)).toBe(style);
    expect(parseStyle({})).toEqual({});
  });

  test.each([
    ["a wrong type", { margin: "wide" }, "/style/margin"],
    ["a number out of range", { modules: { scale: 0.2 } }, "/style/modules/scale"],
    ["an unknown shape", { eyeBall: { shape: "star" } }, "/style/eyeBall/shape"],
    ["an unknown property", { colour: "#000" }, "/style/colour"],
    ["a colour by name", { eyeFrame: { color: "red" } }, "/style/eyeFrame/color"],
    ["no style at all", 7, "/style"],
  ])("refuses %s by its pointer", (_, value, pointer) => {
    const fault = faultOf(() => parseStyle(value));
    expect(fault.code).toBe("style_invalid");
    expect(fault.errors.map((error) => error.pointer)).toEqual([pointer]);
  });

  test("refuses a gradient's stop by its own pointer", () => {
    const stops = [
      { offset: 0, color: "#000" },
      { offset: 2, color: "#111" },
    ];
    const fault = faultOf(() => parseStyle({ foreground: { gradient: "linear", stops } }));
    expect(fault.errors.map(({ pointer }) => pointer)).toEqual(["/style/foreground/stops/1/offset"]);
  });
});
