import { expect, test } from "bun:test";
import fc from "fast-check";
import { IN_FULL } from "../../extent.ts";
import { draw, parseStyle } from "../../../src/qr/draw.ts";
import type { Style } from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { decodeBoth } from "../decode.ts";
import { mergePatch } from "../merge-patch.ts";
import { rasterSvg } from "../render.ts";

const TEXT = "https://a.example";

function grey(brightness: number): string {
  return `#${Math.round(brightness).toString(16).padStart(2, "0").repeat(3)}`;
}

function edge(from: string, to: string, offset: number, width = 0.01): Style {
  const stops = [
    { offset, color: from },
    { offset: Math.min(1, offset + width), color: to },
  ];
  return { background: { gradient: "linear", stops } };
}

/** The mend of a style's refusal; `null` where it is accepted. */
function mendOf(style: Style, payload = TEXT): Style | null {
  try {
    draw(payload, style, null);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Fault)) throw refusal;
    expect(refusal.code).toBe("style_not_scannable");
    return parseStyle(mergePatch(style, refusal.extra["mend"]));
  }
}

async function read(style: Style, payload = TEXT) {
  const { scene, design } = draw(payload, style, null);
  return decodeBoth(await rasterSvg(writeSvg(scene, { widthPx: design.size }), design.size));
}

test.each(["#303030", "#404040", "#505050", "#0a3d62", "#1b5e20"])(
  "paper that turns %s at an edge is refused, and its mend is read",
  async (dark) => {
    for (const offset of [0.2, 0.5, 0.69])
      for (const size of [512, 1000]) {
        const style = { ...edge("#ffffff", dark, offset), size };
        const mended = mendOf(style);
        if (!mended) throw new Error("it was accepted");
        expect(await read(mended)).toEqual({ zxing: TEXT, qr: TEXT });
      }
  },
);

test("a narrow dark stripe is refused too", () => {
  const stops = ["#ffeecc", "#303030", "#ffeecc"].map((color, stop) => ({
    offset: 0.5 + stop / 1000,
    color,
  }));
  expect(mendOf({ background: { gradient: "radial", stops } })).not.toBeNull();
});

test("paper may turn as dark over a longer way, or be as dark all over", () => {
  expect(mendOf(edge("#ffffff", "#787878", 0, 1))).toBeNull();
  expect(mendOf({ background: "#787878" })).toBeNull();
});

test("a mend lightens only stops that are too dark", () => {
  const mended = mendOf(edge("#ffeecc", "#303030", 0.5));
  expect(mended?.background).toMatchObject({ stops: [{ color: "#ffeecc" }, { offset: 0.51 }] });
});

const papers = fc.record({
  light: fc.constantFrom(255, 255, 220, 170),
  ratio: fc.double({ min: 0.4, max: 0.8, noNaN: true }),
  ink: fc.constantFrom(0, 0.1, 0.25, 0.4),
  width: fc.constantFrom(0.01, 0.05, 0.1, 0.2, 0.5),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  falling: fc.boolean(),
  radial: fc.boolean(),
  angle: fc.constantFrom(0, 45, 90, 200),
  size: fc.constantFrom(110, 160, 240, 360, 512, 800, 1400),
});

test("whatever background is accepted is read, mended or as it is", async () => {
  let accepted = 0;
  const check = async ({ light, ratio, ink, width, at, falling, radial, angle, size }: Papers) => {
    const dark = light * ratio;
    const colors = falling ? [light, dark] : [dark, light];
    const stops = colors.map((color, stop) => ({
      offset: at * (1 - width) + stop * width,
      color: grey(color),
    }));
    const background = radial
      ? ({ gradient: "radial", stops } as const)
      : ({ gradient: "linear", angle, stops } as const);
    const style: Style = { background, foreground: grey(dark * ink), size };
    const mended = mendOf(style);
    accepted += +(mended === null);
    expect(await read(mended ?? style)).toEqual({ zxing: TEXT, qr: TEXT });
  };
  const numRuns = IN_FULL ? 2_000 : 60;
  await fc.assert(fc.asyncProperty(papers, check), { seed: 22_011, numRuns });
  expect(accepted).toBeGreaterThan(numRuns / 5);
}, 300_000);

type Papers = typeof papers extends fc.Arbitrary<infer T> ? T : never;
