import { describe, expect, test } from "bun:test";
import { SaxesParser } from "saxes";
import { chartSvg } from "../../../src/kit/charts/chart.ts";
import {
  breakdownChart,
  type ChartLook,
  codesChart,
  funnelChart,
  heatmapChart,
  timelineChart,
} from "../../../src/kit/charts/counted.ts";
import type { Chart } from "../../../src/kit/charts/kinds.ts";
import { fitted, textWidth } from "../../../src/kit/charts/text.ts";
import { chartLanguage } from "../../../src/kit/languages/charts.ts";

/** Charts as SVG. */

const PERIOD = { from: "2026-11-01T00:00:00.000Z", to: "2026-11-08T00:00:00.000Z", timezone: "UTC" };
const LOOK: ChartLook = { subject: "Hall 3", language: chartLanguage("en"), theme: "light" };
const LATER = Date.parse("2027-01-01T00:00:00Z");

const bucket = (day: number, scans: number) => ({
  at: `2026-11-0${day}T00:00:00.000Z`,
  scans,
  uniqueVisitors: Math.floor(scans / 2),
});

const week = (scans: readonly number[], look = LOOK, now = LATER) =>
  timelineChart(
    {
      ...PERIOD,
      interval: "day",
      timeline: scans.map((each, at) => bucket(at + 1, each)),
      totals: { scans: scans.reduce((sum, each) => sum + each, 0), uniqueVisitors: 9 },
    },
    look,
    now,
  );

const countries = (values: Parameters<typeof breakdownChart>[2], look = LOOK) =>
  breakdownChart("countries", "country", values, PERIOD, look);

interface Read {
  readonly tags: readonly string[];
  readonly texts: readonly string[];
  readonly attributes: readonly (readonly [string, string])[];
}

/** Reads an SVG with a parser of XML, which throws at the first thing that is none. */
function read(svg: string): Read {
  const [tags, texts, attributes]: [string[], string[], [string, string][]] = [[], [], []];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => {
    tags.push(tag.name);
    attributes.push(...Object.entries(tag.attributes));
  });
  parser.on("text", (text) => texts.push(text));
  parser.write(svg).close();
  return { tags, texts, attributes };
}

const draw = (chart: Chart) => read(chartSvg(chart));

describe("a chart over time", () => {
  test("has title, period, legend and axes, and says the same in words", () => {
    const { texts, attributes } = draw(week([10, 40, 20, 0, 5, 7, 9]));
    expect(texts.slice(0, 4)).toEqual([
      "Hall 3: Scans over time",
      "1 – 7 Nov 2026 (UTC). Scans: 91. Unique visitors: 9. Most: 2 Nov (40).",
      "Hall 3: Scans over time",
      "1 – 7 Nov 2026 (UTC)",
    ]);
    for (const text of ["Scans", "Unique visitors", "1 Nov", "0", "20", "40"]) expect(texts).toContain(text);
    expect(attributes).toContainEqual(["role", "img"]);
    expect(attributes).toContainEqual(["width", "600"]);
  });

  test("speaks German", () => {
    const { texts, attributes } = draw(
      week([1_234, 0, 0, 0, 0, 0, 0], { ...LOOK, language: chartLanguage("de") }),
    );
    for (const text of ["Hall 3: Scans im Zeitverlauf", "Besucher", "1. Nov.", "1.–7. Nov. 2026 (UTC)"])
      expect(texts).toContain(text);
    expect(texts.join(" ")).toContain("Die meisten: 1. Nov. (1.234).");
    expect(attributes).toContainEqual(["lang", "de"]);
  });

  test("dots the interval that is not over, and ends there", () => {
    const chart = week([1, 2, 3, 4, 5, 6, 7], LOOK, Date.parse("2026-11-05T12:00:00Z"));
    expect(chart.running).toEqual({ at: 4, name: "Not over yet" });
    expect(chart.lines[0]?.values).toEqual([1, 2, 3, 4, 5, null, null]);
    expect(draw(chart).texts).toContain("Not over yet");
    expect(draw(week([1, 2, 3, 4, 5, 6, 7])).texts).not.toContain("Not over yet");
  });

  test("of nothing, of one interval and of huge counts is drawn", () => {
    for (const scans of [[], [0], [5], [0, 0, 0], [9e15, 1]]) {
      const { attributes } = draw(week(scans));
      for (const [name, value] of attributes)
        expect([name, value]).not.toEqual([name, expect.stringMatching(/NaN|Infinity|undefined/)]);
    }
  });
});

describe("a chart of bars", () => {
  test("names ten values and sums up the others", () => {
    const values = Array.from({ length: 12 }, (_, at) => ({ value: null, scans: 100 - at }));
    const { texts, tags } = draw(countries(values));
    expect(texts.filter((text) => text === "Unknown")).toHaveLength(10);
    expect(texts).toContain("2 others");
    expect(texts).toContain("179");
    // The background, and a bar each.
    expect(tags.filter((tag) => tag === "rect")).toHaveLength(12);
    expect(draw(countries(values.slice(0, 11))).texts.filter((text) => text === "Unknown")).toHaveLength(11);
  });

  test("shows what is to be shown in place of a count, also in its description", () => {
    const { texts } = draw(countries([{ value: "DE", scans: 5, shown: "under 5" }]));
    expect(texts[1]).toBe("1 – 7 Nov 2026 (UTC). Germany: under 5.");
    expect(texts.filter((text) => text === "under 5")).toHaveLength(1);
    expect(texts).not.toContain("5");
  });

  test("says that there is nothing", () => {
    for (const chart of [countries([]), codesChart([], PERIOD, LOOK)])
      expect(draw(chart).texts).toContain("Nothing in this period");
  });

  test("keeps the order of the funnel's steps", () => {
    const funnel = { scans: 9, pageViews: 8, ctaClicks: 1, formStarts: 5, leads: 0 };
    const { texts } = draw(funnelChart(funnel, PERIOD, { ...LOOK, language: chartLanguage("de") }));
    expect(texts.filter((text) => /^\d$/.test(text))).toEqual(["9", "8", "1", "5", "0"]);
    expect(texts).toContain("Hall 3: Vom Scan zur Anfrage");
  });
});

test("a heat map has a cell an hour, and names weekdays and hours", () => {
  const heatmap = Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (_, hour) => day * hour));
  const { texts, tags } = draw(heatmapChart(heatmap, PERIOD, LOOK));
  for (const text of ["Mon", "Sun", "00:00", "18:00", "fewer", "more"]) expect(texts).toContain(text);
  expect(texts[1]).toEndWith("Most: Sun 23:00 (138).");
  expect(tags.filter((tag) => tag === "rect").length).toBeGreaterThan(7 * 24);
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  "]]>&amp;&#x1;&lt;",
  "\u0000\u0007\uFFFE\uFFFF",
  "\uD800 lonely",
  "</text><image href='https://elsewhere.example/x.png'/>",
  "x".repeat(5_000),
  "展示厅".repeat(200),
  "\u202Eabc",
  "",
  " \n\t ",
];

test.each(HOSTILE)("a name that is not meant for a chart is text and nothing else: %j", (name) => {
  const look = { ...LOOK, subject: name };
  const charts = [
    week([1, 2, 3], look),
    countries([{ value: name, scans: 1 }], look),
    breakdownChart("campaigns", "campaign", [{ value: name, scans: 1 }], PERIOD, look),
    breakdownChart("languages", "language", [{ value: name, scans: 1 }], PERIOD, look),
    codesChart([{ name, scans: 1 }], PERIOD, look),
  ];
  for (const chart of charts) {
    const { tags, attributes } = draw(chart);
    expect(
      new Set(tags).difference(new Set(["svg", "title", "desc", "g", "path", "rect", "circle", "text"])),
    ).toEqual(new Set());
    expect(attributes.filter(([attribute]) => /^on|href|style/.test(attribute))).toEqual([]);
    expect(chartSvg(chart).length).toBeLessThan(30_000);
  }
});

test("a title that is too long says still what the chart shows", () => {
  const [, , shown = ""] = draw(week([1], { ...LOOK, subject: "m".repeat(200) })).texts;
  expect(shown).toMatch(/^m+…: Scans over time$/);
  expect(textWidth(shown, 18)).toBeLessThanOrEqual(560);
});

test("a text is cut where it has to be, and never in the middle of a letter", () => {
  expect(fitted("Hall 3", 12, 100)).toBe("Hall 3");
  expect(fitted("😀😀😀😀😀", 12, 40)).toBe("😀😀…");
  expect(fitted("abc", 12, 0)).toBe("a…");
});

test("both themes have the contrast that text needs on the surface", () => {
  for (const theme of ["light", "dark"] as const) {
    const { attributes } = draw(week([1, 2, 3], { ...LOOK, theme }));
    const fills = attributes.flatMap(([name, value]) =>
      name === "fill" && value.startsWith("#") ? [value] : [],
    );
    const [surface = "", ...inks] = fills;
    for (const ink of new Set(inks)) {
      if (ink !== surface) expect([theme, ink, ratio(ink, surface) >= 4.5]).toEqual([theme, ink, true]);
    }
  }
});

/** The contrast of two colours (WCAG 2.2, 1.4.3). */
function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
