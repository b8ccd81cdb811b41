import { expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { judgeForTill } from "../../../src/qr/scannability/till.ts";
import type { Style } from "../../../src/qr/style.ts";
import { BADGE } from "../sensible-styles.ts";

const PRODUCT = "HTTPS://ID.GS1.ORG/01/09521234543213";

function judged(style: Style = {}, payload = PRODUCT, widthMm?: number) {
  return judgeForTill(draw(payload, style, style.logo ? readLogo(style.logo) : null), widthMm);
}

const reasons = (style: Style, payload = PRODUCT, widthMm?: number) =>
  judged(style, payload, widthMm).problems.map(({ pointer, reason }) => `${pointer} ${reason}`);

test("a plain symbol of a GTIN passes, and says how wide it may be printed", () => {
  // 25 modules and twice 4 of quiet zone, of 0.396 to 0.990 mm (GS1 General Specifications, 5.12.3, table 1).
  expect(judged()).toEqual({
    name: "pos",
    passes: true,
    problems: [],
    moduleMm: null,
    widthMm: { least: 13.1, most: 32.6 },
  });
  expect(judged({}, PRODUCT, 20)).toMatchObject({ passes: true, moduleMm: 0.606 });
});

test("a text below it that can be read makes the least width larger, a frame both", () => {
  expect(judged({ hri: true }).widthMm.least).toBeGreaterThan(13.1);
  expect(judged({ hri: true }).widthMm.most).toBe(32.6);
  const framed = judged({ frame: { shape: "box" } }).widthMm;
  expect(framed.least).toBeGreaterThan(13.1);
  expect(framed.most).toBeGreaterThan(32.6);
});

test("a width at which modules are too small or too large is told, and the limits pass", () => {
  for (const widthMm of [13.1, 32.6]) expect(reasons({}, PRODUCT, widthMm)).toEqual([]);
  for (const widthMm of [13, 32.7]) {
    const { passes, problems } = judged({}, PRODUCT, widthMm);
    expect(passes).toBe(false);
    expect(problems).toMatchObject([
      { pointer: "/widthMm", reason: "till_width", params: { least: 13.1, most: 32.6 } },
    ]);
  }
});

test.each<[string, Style, string[]]>([
  ["level L", { ecc: "L" }, ["/style/ecc till_level"]],
  ["level H", { ecc: "H" }, []],
  ["a logo", { logo: { svg: BADGE, size: 0.1 } }, ["/style/logo till_logo"]],
  ["a narrow quiet zone", { margin: 3.5 }, ["/style/margin till_margin"]],
  ["a wide quiet zone", { margin: 6 }, []],
  [
    "eyes for phones",
    { reach: "phones", eyeFrame: { shape: "circle" } },
    ["/style/reach grade_eyes_for_phones"],
  ],
  ["eyes for all", { eyeFrame: { shape: "circle" }, eyeBall: { shape: "circle" } }, []],
  ["dots", { modules: { shape: "dot" } }, []],
  ["modules that flow together", { modules: { shape: "blob" } }, []],
  ["thin dots", { modules: { shape: "dot", scale: 0.7 } }, ["/style/modules grade_modules"]],
  // Red ink reflects red light as paper does, and cyan paper takes it as ink does.
  ["red ink", { foreground: "#e00000" }, ["/style/foreground till_red"]],
  ["green ink", { foreground: "#006000" }, []],
  ["blue ink", { foreground: "#000090" }, []],
  ["cyan paper", { background: "#a0ffff" }, ["/style/foreground till_red"]],
  ["yellow paper", { background: "#ffff90" }, []],
  ["no paper", { background: "transparent" }, []],
  ["a frame", { frame: { shape: "banner", text: "Scan me" } }, []],
])("%s", (_, style, expected) => {
  expect(reasons(style)).toEqual(expected);
});

test("a gradient is judged by its reddest stop", () => {
  const stops = [
    { offset: 0, color: "#000000" },
    { offset: 1, color: "#e00000" },
  ];
  expect(reasons({ foreground: { gradient: "linear", stops } })).toEqual(["/style/foreground till_red"]);
});

test("a text without the GTIN of an item is nothing for a till", () => {
  for (const payload of [
    "https://museum.example/hall-3",
    "(01)09521234543213",
    "https://id.gs1.org/01/09521234543214",
    "https://id.gs1.org/00/095212345432100010",
    // GS1 allows segments before the key; in most such addresses the numbers are others'.
    "https://shop.example/a/01/00614141000036/21/7",
  ])
    expect(reasons({}, payload), payload).toEqual(["/fields not_gs1"]);
  // Of 14 digits: 1 to 8 are cases (GS1 General Specifications, 2.1), 9 is a variable measure.
  expect(reasons({}, "https://id.gs1.org/01/19521234543210")).toEqual(["/fields till_case"]);
  expect(reasons({}, "https://shop.example/01/00614141000036/21/7?17=271231")).toEqual([]);
});

test("every problem is told at once, and nothing is refused", () => {
  const style: Style = { ecc: "L", margin: 2, foreground: "#e00000" };
  expect(reasons(style, "https://museum.example/hall-3", 300)).toEqual([
    "/fields not_gs1",
    "/style/ecc till_level",
    "/style/margin till_margin",
    "/style/foreground till_red",
    "/widthMm till_width",
  ]);
});
