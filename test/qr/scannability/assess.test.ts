import { describe, expect, test } from "bun:test";
import { parseStyle } from "../../../src/qr/draw.ts";
import { encode } from "../../../src/qr/encode.ts";
import { LEVELS } from "../../../src/qr/matrix.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { assess, type Verdict } from "../../../src/qr/scannability/assess.ts";
import { LIMITS, type LimitedPart } from "../../../src/qr/scannability/limits.ts";
import type { Style } from "../../../src/qr/style.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { mergePatch } from "../merge-patch.ts";
import { BADGE } from "../sensible-styles.ts";

const ADDRESS = "https://quietzone.example/r/aB3dE5f";
const LONG = `${ADDRESS}?${"x".repeat(300)}`;

function judged(style: Style, payload = ADDRESS): Verdict {
  return assess(payload, completeStyle(style), style.logo ? readLogo(style.logo) : null);
}

/** The style with its mend merged in, a valid style again. */
function mended(style: Style, payload = ADDRESS): Style {
  return parseStyle(mergePatch(style, judged(style, payload).mend));
}

function partOf(style: Style, part: LimitedPart) {
  const found = judged(style).scannability.parts.find((graded) => graded.part === part);
  if (!found) throw new Error("there is no such part");
  return found;
}

function stops(...colors: string[]) {
  return colors.map((color, index) => ({ offset: index / (colors.length - 1), color }));
}

const linear = (...colors: string[]) => ({ gradient: "linear" as const, stops: stops(...colors) });
const radial = (...colors: string[]) => ({ gradient: "radial" as const, stops: stops(...colors) });

type Bad = readonly [reason: string, pointer: string, style: Style, payload: string];

const BAD = cases(
  ["yellow on white", "/style/foreground", { foreground: "#ffff00" }],
  ["light grey on white", "/style/foreground", { foreground: "#cccccc" }],
  ["white on white", "/style/foreground", { foreground: "#ffffff" }],
  ["yellow on no background", "/style/foreground", { foreground: "#ffeb3b", background: "transparent" }],
  ["grey on grey", "/style/foreground", { foreground: "#777777", background: "#999999" }],
  ["red on dark blue", "/style/background", { foreground: "#ff0000", background: "#4060ff" }],
  ["a light first stop", "/style/foreground", { foreground: linear("#ffe100", "#000000") }],
  ["a light last stop", "/style/foreground", { foreground: radial("#000000", "#00e5ff") }],
  ["a light stop between", "/style/foreground", { foreground: linear("#000", "#ffee58", "#000") }],
  ["white on black", "/style/foreground", { foreground: "#ffffff", background: "#000000" }],
  ["cream on navy", "/style/foreground", { foreground: "#fdf6ea", background: "#0b1f3f" }],
  [
    "light on dark gradients",
    "/style/foreground",
    { foreground: linear("#fff", "#eee"), background: linear("#000", "#222") },
  ],
  ["black on black", "/style/background", { background: "#111111" }],
  ["a dark stop behind", "/style/background", { background: linear("#ffffff", "#101010") }],
  [
    "gradients that cross",
    "/style/foreground",
    { foreground: linear("#000", "#999"), background: linear("#fff", "#aaa") },
  ],
  ["a pale eye frame", "/style/eyeFrame/color", { eyeFrame: { color: "#ffd600" } }],
  ["a pale eye ball", "/style/eyeBall/color", { eyeBall: { color: "#fbcfe8" } }],
  ["a mid-green ball in a black frame", "/style/eyeBall/color", { eyeBall: { color: "#25D366" } }],
  ["a mid-orange frame around black", "/style/eyeFrame/color", { eyeFrame: { color: "#ff9900" } }],
  ["a blue ball in a black frame", "/style/eyeBall/color", { eyeBall: { color: "#2563eb" } }],
  ["a grey ball in a black frame", "/style/eyeBall/color", { eyeBall: { color: "#868686" } }],
  [
    "black eyes' balls in a light ink",
    "/style/foreground",
    { foreground: "#8a8a8a", eyeBall: { color: "#000" } },
  ],
  ["no quiet zone", "/style/margin", { margin: 0 }],
  ["half a module of quiet zone", "/style/margin", { margin: 0.5 }],
  ["one module of quiet zone for light green", "/style/margin", { margin: 1, foreground: "#1DB954" }],
  ["tiny dots", "/style/modules/scale", { modules: { shape: "dot", scale: 0.4 } }],
  ["tiny squares", "/style/modules/scale", { modules: { shape: "square", scale: 0.3 } }],
  ["small diamonds", "/style/modules/scale", { modules: { shape: "diamond", scale: 0.6 } }],
  [
    "small teal diamonds",
    "/style/modules/scale",
    { foreground: "#0090a9", modules: { shape: "diamond", scale: 0.6 } },
  ],
  ["hairlines", "/style/modules/scale", { modules: { shape: "connected", scale: 0.35 } }],
  [
    "thin light bars",
    "/style/modules/scale",
    { foreground: "#8a8a8a", modules: { shape: "horizontal", scale: 0.6 } },
  ],
  ["64 pixels", "/style/size", { size: 64 }],
  ["200 pixels for a long text", "/style/size", { size: 200 }, LONG],
  ["dots in 100 pixels", "/style/size", { size: 100, modules: { shape: "dot", scale: 0.7 } }],
  ["a frame that leaves too little room", "/style/size", { size: 102, frame: { shape: "banner" } }],
  ["half the symbol covered", "/style/logo/size", { logo: { svg: BADGE, size: 0.5 } }],
  ["a fifth covered at level L", "/style/logo/size", { ecc: "L", logo: { svg: BADGE, size: 0.35 } }],
  [
    "a logo as wide as the eyes allow",
    "/style/logo/size",
    { logo: { svg: BADGE, size: 0.5, padding: 4 }, size: 4096 },
  ],
  [
    "padding without end",
    "/style/logo/padding",
    { ecc: "L", size: 110, logo: { svg: BADGE, size: 0.1, padding: 4 } },
  ],
);

function cases(...list: readonly (readonly [string, string, Style, string?])[]): Bad[] {
  return list.map(([reason, pointer, style, payload = ADDRESS]) => [reason, pointer, style, payload]);
}

describe("a style that does not scan is refused by the property to change", () => {
  test.each(BAD)("%s: %s", (_, pointer, style, payload) => {
    const { problems, mend } = judged(style, payload);
    expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(mend).not.toBeNull();
  });

  test.each(BAD)("%s has a mend that is accepted", (_, __, style, payload) => {
    expect(judged(mended(style, payload), payload).problems).toEqual([]);
  });

  test("every reason is given at once", () => {
    const style: Style = {
      foreground: "#eee",
      margin: 0,
      modules: { scale: 0.3 },
      size: 64,
      logo: { svg: BADGE, size: 0.5 },
    };
    expect(judged(style).problems.map(({ pointer }) => pointer)).toEqual([
      "/style/foreground",
      "/style/margin",
      "/style/modules/scale",
      "/style/size",
      "/style/logo/size",
    ]);
  });

  test("a reason never holds a submitted colour", () => {
    for (const [, , style, payload] of BAD)
      for (const { detail } of judged(style, payload).problems) expect(detail).not.toMatch(/#[0-9a-f]{3}/i);
  });
});

describe("the mend is the smallest change", () => {
  test("negative colours are swapped", () => {
    expect(judged({ foreground: "#ffffff", background: "#0b1f3f" }).mend).toEqual({
      foreground: "#0b1f3f",
      background: "#ffffff",
    });
  });

  test("a light colour is darkened with its hue kept, and nothing else is touched", () => {
    const { mend } = judged({ foreground: "#ffff00" });
    expect(Object.keys(mend ?? {})).toEqual(["foreground"]);
    expect(mend?.foreground).toMatch(/^#([0-9a-f]{2})\1(00)$/);
  });

  test("only the light stop of a gradient is darkened", () => {
    const { mend } = judged({
      foreground: { gradient: "linear", angle: 30, stops: stops("#000", "#ffd600", "#1e3a8a") },
    });
    const { foreground } = mend ?? {};
    if (typeof foreground !== "object") throw new Error("a gradient was expected");
    expect(foreground).toMatchObject({ gradient: "linear", angle: 30 });
    expect(foreground.stops.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    expect(foreground.stops[0]?.color).toBe("#000000");
    expect(foreground.stops[2]?.color).toBe("#1e3a8a");
  });

  test("lengths grow well into the rule, to grade B", () => {
    expect(judged({ margin: 0 }).mend).toEqual({ margin: LIMITS.quiet_zone.B });
    const least = Math.ceil(2.7 * (encode(ADDRESS, "M").size + 8));
    expect(judged({ size: 64 }).mend).toEqual({ size: Math.ceil(LIMITS.size.B * least) });
    const scale = judged({ modules: { shape: "dot", scale: 0.3 } }).mend?.modules?.scale ?? 1;
    expect(partOf({ modules: { shape: "dot", scale } }, "modules").grade).toBe("B");
    expect(partOf({ modules: { shape: "dot", scale: scale - 0.02 } }, "modules").grade).toBe("C");
  });

  test.each(["#25D366", "#1DA1F2", "#26A5E4", "#FF9900"])("the brand colour %s is darkened", (foreground) => {
    const { mend } = judged({ foreground });
    expect(Object.keys(mend ?? {})).toEqual(["foreground"]);
    expect(partOf({ foreground: mend?.foreground ?? "#fff" }, "contrast").grade).toBe("B");
  });

  test("paper that is dark beside a white page is lightened, whatever the style is refused for", () => {
    const { mend } = judged({ background: "#a0a0a0", margin: 0.5 });
    expect(Object.keys(mend ?? {}).sort()).toEqual(["background", "margin"]);
    expect(partOf({ background: mend?.background ?? "#000" }, "contrast").grade).toBe("A");
    expect(judged({ background: "#b8b8b8", margin: 0.5 }).mend).toEqual({ margin: 4 });
  });

  test("every part of what is mended is of grade C or better", () => {
    for (const [, , style, payload] of BAD)
      for (const { part, grade } of judged(mended(style, payload), payload).scannability.parts)
        expect([part, grade < "D"]).toEqual([part, true]);
  });

  test("a level that is too low for a modest logo is left to be chosen", () => {
    expect(judged({ ecc: "L", size: 140, logo: { svg: BADGE, size: 0.2 } }).mend).toEqual({ ecc: "auto" });
  });

  test("a logo that is too large is made smaller, not dropped", () => {
    const { mend } = judged({ logo: { svg: BADGE, size: 0.5 } });
    expect(mend?.logo?.size).toBeGreaterThanOrEqual(0.25);
  });

  test("it holds over a template's own values", () => {
    const style: Style = { template: "sunset", background: "#333333" };
    expect(mended(style).template).toBe("sunset");
    expect(judged(mended(style)).problems).toEqual([]);
  });
});

describe("level and version", () => {
  test("without a logo auto is M, in the smallest version", () => {
    const { ecc, version, coveredCodewords } = judged({}).scannability;
    expect({ ecc, version, coveredCodewords }).toEqual({
      ecc: "M",
      version: encode(ADDRESS, "M").version,
      coveredCodewords: 0,
    });
  });

  test.each(LEVELS)("%s stays when it is asked for", (ecc) => {
    expect(judged({ ecc }).scannability.ecc).toBe(ecc);
    expect(judged({ ecc, logo: { svg: BADGE, size: 0.1, padding: 0 } }).scannability.ecc).toBe(ecc);
  });

  test("auto falls back to L for a payload that no symbol holds at M", () => {
    const { ecc, version } = judged({}, "x".repeat(2900)).scannability;
    expect({ ecc, version }).toEqual({ ecc: "L", version: 40 });
  });

  test("a larger logo raises the level first, then the version", () => {
    const verdicts = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3].map((size) =>
      judged({ size: 2048, logo: { svg: BADGE, size, padding: 0.5 } }),
    );
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    const levels = verdicts.map(({ scannability }) => LEVELS.indexOf(scannability.ecc));
    expect(levels).toEqual([...levels].sort());
    expect(new Set(levels).size).toBeGreaterThanOrEqual(2);
    const smallestAtH = encode(ADDRESS, "H").version;
    for (const { scannability } of verdicts)
      if (scannability.ecc !== "H")
        expect(scannability.version).toBe(encode(ADDRESS, scannability.ecc).version);
    expect(verdicts.at(-1)?.scannability.version).toBeGreaterThan(smallestAtH);
  });

  test("a margin of correction is left below every logo that is accepted", () => {
    for (const size of [0.1, 0.2, 0.3]) {
      const { coveredCodewords, correctableCodewords } = judged({ logo: { svg: BADGE, size } }).scannability;
      expect(coveredCodewords).toBeGreaterThan(0);
      expect(coveredCodewords).toBeLessThanOrEqual((1 - LIMITS.logo_reserve.D) * correctableCodewords);
    }
  });

  test("a logo without art covers nothing", () => {
    const design = completeStyle({ logo: { id: "acme", size: 0.5 } });
    expect(assess(ADDRESS, design, null).problems).toEqual([]);
  });

  test("a payload that no version holds is refused as too long", () => {
    expect(() => judged({}, "x".repeat(3000))).toThrow(Fault);
    expect(() => judged({ ecc: "H" }, "x".repeat(2000))).toThrow("does not fit");
  });
});

describe("the report", () => {
  test("contrast is the worst pair's by WCAG 2", () => {
    expect(judged({}).scannability.contrast).toBe(21);
    // WebAIM's contrast checker gives 4.54 for #767676 and 5.17 for #2563eb on white.
    expect(judged({ foreground: "#767676" }).scannability.contrast).toBe(4.54);
    expect(judged({ foreground: linear("#000", "#2563eb") }).scannability.contrast).toBe(5.17);
    expect(judged({ background: "transparent" }).scannability.contrast).toBe(21);
  });

  test("a module is printed a third of a millimetre wide or more", () => {
    const modules = encode(ADDRESS, "M").size;
    expect(judged({}).scannability.minimumPrintMm).toBeCloseTo(Math.ceil((modules + 8) * 3.3) / 10, 10);
    expect(judged({ margin: 2 }).scannability.minimumPrintMm).toBeCloseTo(
      Math.ceil((modules + 4) * 3.3) / 10,
      10,
    );
  });

  test("thin modules and frames need a larger print", () => {
    const plain = judged({}).scannability.minimumPrintMm;
    expect(judged({ modules: { shape: "dot", scale: 0.6 } }).scannability.minimumPrintMm).toBeGreaterThan(
      plain,
    );
    expect(judged({ frame: { shape: "banner" } }).scannability.minimumPrintMm).toBeGreaterThan(plain);
  });
});
