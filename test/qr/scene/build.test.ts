import { describe, expect, test } from "bun:test";
import type { LogoArt } from "../../../src/qr/logo/art.ts";
import { placeLogo } from "../../../src/qr/logo/place.ts";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { buildScene } from "../../../src/qr/scene/build.ts";
import { MODULE_SHAPES, type Style } from "../../../src/qr/style.ts";
import { asFill, draw, fillAt, isDark, symbol } from "./drawing.ts";
import { areaOf } from "./inside.ts";

const VECTOR: LogoArt = {
  kind: "vector",
  viewBox: [0, 0, 30, 20],
  markup: '<path d="M0 0h30v20z"/>',
  fills: null,
};
const BITMAP = { kind: "bitmap", width: 64, height: 64, png: new Uint8Array([137, 80, 78, 71]) } as const;

const EVERYTHING: Style = {
  foreground: "#101010",
  background: "#fefefe",
  eyeFrame: { shape: "rounded", color: "#202020" },
  eyeBall: { shape: "circle", color: "#303030" },
  logo: { svg: "<svg/>", size: 0.25, background: "#fafafa" },
  frame: { shape: "banner", text: "Menu", color: "#404040", textColor: "#fbfbfb" },
};

function rounded(...values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * 1000) / 1000);
}

describe.each([...MODULE_SHAPES])("a symbol in %s modules", (shape) => {
  test.each([1, 2, 7, 14])("is dark where its matrix is, in version %d", (version) => {
    const matrix = symbol(version);
    const area = areaOf(fillAt(draw(matrix, { margin: 3, modules: { shape, scale: 0.9 } }), -1).path);
    for (let row = 0; row < matrix.size; row++)
      for (let column = 0; column < matrix.size; column++)
        expect(area.has(3 + column + 0.5, 3 + row + 0.503)).toBe(isDark(matrix, column, row));
  });

  test("shows its alignment pattern in one piece", () => {
    const matrix = symbol(2);
    const area = areaOf(fillAt(draw(matrix, { margin: 0, modules: { shape, scale: 0.5 } }), -1).path);
    // Version 2 has its one alignment pattern around module 18, 18: the ring's sides are walked module edge by edge.
    for (const edge of [17, 18, 19, 20])
      for (const [x, y] of [
        [edge, 16.503],
        [edge, 20.503],
        [16.503, edge],
        [20.503, edge],
      ] as const)
        expect(area.has(x, y)).toBe(true);
    // Readers know the centre by its size, so it is no thinner than a module.
    for (const [x, y] of [
      [18.05, 18.503],
      [18.95, 18.503],
      [18.5, 18.053],
      [18.5, 18.953],
    ] as const)
      expect(area.has(x, y)).toBe(true);
  });
});

describe("the drawing", () => {
  test.each([0, 2.5, 4, 20])("is the symbol with %d modules of quiet zone all round", (margin) => {
    const scene = draw(symbol(3), { margin });
    expect([scene.width, scene.height]).toEqual([29 + 2 * margin, 29 + 2 * margin]);
    expect(areaOf(fillAt(scene, 0).path).bounds).toEqual([0, 0, scene.width, scene.height]);
    const [left, top, right, bottom] = areaOf(fillAt(scene, 1).path).bounds;
    expect([left, top, right, bottom]).toEqual([margin, margin, 29 + margin, 29 + margin]);
  });

  test("has its layers in order: background, frame, caption, modules, eye frames, eye balls, patch, logo", () => {
    const scene = buildScene(symbol(3), completeStyle(EVERYTHING), VECTOR);
    const colors = scene.layers
      .slice(0, -1)
      .map((layer) => asFill(layer).paint)
      .map((paint) => (paint.kind === "solid" ? paint.color : null));
    expect(colors).toEqual([0xfefefe, 0x404040, 0xfbfbfb, 0x101010, 0x202020, 0x303030, 0xfafafa]);
    expect(scene.layers.at(-1)?.kind).toBe("artwork");
  });

  test("is one fill on its background when the eyes have no colour, or the foreground's", () => {
    expect(draw(symbol(3), {}).layers).toHaveLength(2);
    expect(
      draw(symbol(3), { eyeFrame: { color: "#000" }, eyeBall: { color: "#000000" } }).layers,
    ).toHaveLength(2);
  });

  test("has no background when it is transparent", () => {
    expect(draw(symbol(3), { background: "transparent" }).layers).toHaveLength(1);
  });

  test("lays gradients of the foreground across the symbol, of the background across everything", () => {
    const stops = [
      { offset: 0, color: "#000" },
      { offset: 1, color: "#111" },
    ];
    const scene = draw(symbol(1), {
      margin: 4,
      foreground: { gradient: "linear", stops },
      background: { gradient: "radial", stops },
    });
    const [background, foreground] = [fillAt(scene, 0).paint, fillAt(scene, 1).paint];
    if (background.kind !== "radial" || foreground.kind !== "linear")
      throw new Error("gradients were expected");
    expect(rounded(background.cx, background.cy, background.r)).toEqual(
      rounded(14.5, 14.5, 14.5 * Math.SQRT2),
    );
    const { x1, y1, x2, y2 } = foreground;
    expect(rounded(x1, y1, x2, y2)).toEqual([4, 14.5, 25, 14.5]);
  });

  test("is the same each time", () => {
    const design = completeStyle(EVERYTHING);
    const [one, other] = [buildScene(symbol(3), design, VECTOR), buildScene(symbol(3), design, VECTOR)];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });

  test("fills by the nonzero rule alone", () => {
    for (const shape of MODULE_SHAPES) {
      const scene = draw(symbol(3), { modules: { shape }, frame: { shape: "bubble" } });
      for (const layer of scene.layers) expect(asFill(layer).rule).toBe("nonzero");
    }
  });
});

describe("a logo", () => {
  test.each([...MODULE_SHAPES])("has a clearing without any ink of %s modules", (shape) => {
    const matrix = symbol(7);
    const design = completeStyle({
      margin: 1,
      modules: { shape },
      logo: { svg: "<svg/>", size: 0.3, padding: 0.4 },
    });
    const scene = buildScene(matrix, design, VECTOR);
    const area = areaOf(asFill(scene.layers[1]).path);
    const [clearing] = placeLogo(matrix.size, { size: 0.3, padding: 0.4 }, VECTOR).clearing;
    if (!clearing) throw new Error("a clearing was expected");
    for (let row = clearing.fromRow; row < clearing.toRow; row++)
      for (let column = clearing.fromColumn; column < clearing.toColumn; column++)
        for (const dy of [0.01, 0.25, 0.503, 0.75, 0.99])
          for (const dx of [0.01, 0.25, 0.5, 0.75, 0.99])
            expect(area.has(1 + column + dx, 1 + row + dy)).toBe(false);
    for (let row = 0; row < matrix.size; row++)
      for (const column of [clearing.fromColumn - 1, clearing.toColumn])
        expect(area.has(1 + column + 0.5, 1 + row + 0.503)).toBe(isDark(matrix, column, row));
  });

  test.each([...MODULE_SHAPES])(
    "has a round space without any ink of %s modules, and ink right around it",
    (shape) => {
      const matrix = symbol(7);
      const style = { margin: 1, modules: { shape }, logo: { svg: "<svg/>", size: 0.3, padding: 0.4 } };
      const art: LogoArt = { ...VECTOR, viewBox: [0, 0, 10, 10] };
      const ground = { ...style, logo: { ...style.logo, background: "circle" as const } };
      const area = areaOf(asFill(buildScene(matrix, completeStyle(ground), art).layers[1]).path);
      const rows = placeLogo(matrix.size, { ...style.logo, round: true }, art).clearing;
      expect(rows.length).toBeGreaterThan(10);
      for (const { fromColumn, toColumn, fromRow } of rows) {
        for (let column = fromColumn; column < toColumn; column++)
          for (const [dx, dy] of [
            [0.01, 0.01],
            [0.5, 0.503],
            [0.99, 0.99],
          ] as const)
            expect(area.has(1 + column + dx, 1 + fromRow + dy)).toBe(false);
        for (const column of [fromColumn - 1, toColumn])
          expect(area.has(1 + column + 0.5, 1 + fromRow + 0.503)).toBe(isDark(matrix, column, fromRow));
      }
    },
  );

  test("lies where it was placed, on its patch", () => {
    const scene = buildScene(symbol(3), completeStyle({ ...EVERYTHING, frame: { shape: "none" } }), VECTOR);
    const logo = scene.layers.at(-1);
    if (logo?.kind !== "artwork") throw new Error("an artwork was expected");
    // A quarter of 29 modules wide, two thirds of that high, in the middle of 37; its patch one module larger.
    expect(rounded(logo.box.x, logo.box.y, logo.box.width, logo.box.height)).toEqual([
      14.875, 16.083, 7.25, 4.833,
    ]);
    expect([logo.viewBox, logo.markup, logo.fills]).toEqual([VECTOR.viewBox, VECTOR.markup, null]);
    expect(rounded(...areaOf(fillAt(scene, -2).path).bounds)).toEqual([13.875, 15.083, 23.125, 21.917]);
  });

  test("moves with the symbol inside a frame", () => {
    const scene = buildScene(symbol(3), completeStyle(EVERYTHING), VECTOR);
    const eyeFrames = areaOf(asFill(scene.layers[4]).path).bounds;
    const logo = scene.layers.at(-1);
    if (logo?.kind !== "artwork") throw new Error("a logo was expected");
    expect(logo.box.x + logo.box.width / 2).toBeCloseTo((eyeFrames[0] + eyeFrames[2]) / 2, 9);
    expect(logo.box.y + logo.box.height / 2).toBeCloseTo((eyeFrames[1] + eyeFrames[3]) / 2, 9);
  });

  test("that is a bitmap has its file unchanged", () => {
    const scene = buildScene(symbol(3), completeStyle({ logo: { png: "" } }), BITMAP);
    const logo = scene.layers.at(-1);
    if (logo?.kind !== "picture") throw new Error("a picture was expected");
    expect(rounded(logo.box.x, logo.box.y, logo.box.width, logo.box.height)).toEqual([15.6, 15.6, 5.8, 5.8]);
    expect(logo.png).toBe(BITMAP.png);
  });

  test("clears nothing when there is no art, and draws nothing when the design has no logo", () => {
    const plain = draw(symbol(3), {});
    expect(buildScene(symbol(3), completeStyle({ logo: { id: "a" } }), null)).toEqual(plain);
    expect(buildScene(symbol(3), completeStyle({}), VECTOR)).toEqual(plain);
  });

  test("over an alignment pattern leaves the rest of it to single modules", () => {
    const matrix = symbol(2);
    const art: LogoArt = { ...VECTOR, viewBox: [0, 0, 10, 10] };
    const logo = { svg: "<svg/>", size: 0.4, padding: 0.6 };
    const [clearing] = placeLogo(matrix.size, logo, art).clearing;
    // 12.5 ± 5.6: the clearing ends after column 18, within the alignment pattern of columns 16 to 20.
    expect(clearing?.toColumn).toBe(19);
    const area = areaOf(
      asFill(buildScene(matrix, completeStyle({ margin: 0, modules: { shape: "dot" }, logo }), art).layers[1])
        .path,
    );
    expect(area.has(16.5, 16.5)).toBe(false);
    for (const row of [16, 17, 18, 19, 20]) expect(area.has(20.5, row + 0.503)).toBe(true);
  });
});
