import { expect, test } from "bun:test";
import { estimate } from "../../../src/features/drawings/cost.ts";
import { createDrawings } from "../../../src/features/drawings/drawings.ts";
import { createDrawingJobs, type FileJob } from "../../../src/features/drawings/jobs.ts";
import { createLogoReader } from "../../../src/features/drawings/logo-reader.ts";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { UNIT, SMALL, unitsOf } from "../../../src/kit/shared/work.ts";
import { CLIPPED_BY_RULES } from "../../worst/art.ts";
import { flat, GRADIENT, job, LENGTHS, PAYLOAD, REPEATING, view } from "./file-jobs.ts";

/** Nothing is cached, so every drawing costs what its first one costs. */
const logoOf = createLogoReader({ logos: 1, longestSource: 0 });
const jobs = createDrawingJobs({ logoOf, beforeEach() {}, yieldToLoop: () => null });
const PRODUCT = "https://id.gs1.org/01/09521234543213";
const caller = { key: "192.0.2.1", isWorkspace: false, signal: new AbortController().signal };

test("a drawing that takes longer than a yardstick is never small", async () => {
  const large: readonly FileJob[] = [
    job({ size: 64 }, { format: "png" }),
    job({}, { payload: "1", format: "pdf" }),
    job({ modules: { shape: "rounded" } }, { payload: "a".repeat(2_200) }),
    job({ modules: { shape: "dot" } }, { payload: "a".repeat(1_000), format: "pdf" }),
    job({ logo: { svg: view(REPEATING) } }),
    job({ logo: { svg: view(`<path d="M0 0${"c1 1 2 2 1 1".repeat(5_000)}"/>`) } }),
    job({ logo: { svg: view('<path d="M1 1h9v9z" opacity=".5"/>'.repeat(500)) } }),
    job({
      logo: { svg: view(`<style>${".a{fill:red}".repeat(300)}</style>${'<g class="a"/>'.repeat(300)}`) },
    }),
    job({ logo: { svg: view(CLIPPED_BY_RULES) } }),
    job({ logo: { png: flat(1_500) } }),
    job({ logo: { png: flat(64) } }, { format: "pdf" }),
    job({ logo: { svg: view('<g opacity=".5"><path d="M0 0h9v9z"/></g>') } }, { format: "pdf" }),
  ];
  expect(large.map(estimate).filter((cost) => cost <= SMALL)).toEqual([]);
});

test("a drawing of more modules, pixels, paints or bytes never costs less", () => {
  const rising: readonly (readonly FileJob[])[] = [
    LENGTHS.map((length) => job({}, { payload: "a".repeat(length) })),
    [64, 512, 4_096].map((size) => job({ size }, { format: "png" })),
    [job({}, { format: "png" }), job({ foreground: GRADIENT }, { format: "png" })],
    [64, 700, 1_500].map((side) => job({ logo: { png: flat(side) } }, { format: "png" })),
    [20, 200, 500].map((count) => job({ logo: { svg: view('<path d="M1 1h9v9z"/>'.repeat(count)) } })),
    ...(["svg", "png"] as const).map((format) => [
      job({}, { payload: PRODUCT, format }),
      job({ hri: true }, { payload: PRODUCT, format }),
      job({ hri: true }, { payload: `${PRODUCT}/10/AB-1`, format }),
    ]),
    [20, 200, 2_000].map((widthMm) =>
      job({ logo: { png: flat(700) } }, { format: "eps", sheet: { widthMm } }),
    ),
  ];
  for (const row of rising) {
    const costs = row.map(estimate);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(costs.at(-1)).toBeGreaterThan(costs[0] ?? 0);
  }
});

test("a drawing in any template costs one unit, a large PNG of a gradient many", () => {
  for (const { id } of STYLE_TEMPLATES) expect(unitsOf(estimate(job({ template: id })), UNIT)).toBe(1);
  expect(
    unitsOf(estimate(job({ foreground: GRADIENT, size: 4_096 }, { format: "png" })), UNIT),
  ).toBeGreaterThan(50);
});

test("the same call pays the same, whatever was drawn before, and pays before it is drawn", async () => {
  const paid: number[] = [];
  const heavy: string[] = [];
  const drawings = createDrawings({
    logoOf: createLogoReader({ logos: 10, longestSource: 100_000 }),
    jobsFor: () => ({
      ...jobs,
      async drawSvg(order) {
        heavy.push(order.payload);
        return jobs.drawSvg(order);
      },
    }),
  });
  const by = { caller, author: null, pay: async (units: number) => void paid.push(units) };
  const input = { type: "url", fields: { url: PAYLOAD } } as const;
  const logo = { svg: view(REPEATING) };
  const first = await drawings.generate({ ...input, style: { logo } }, by);
  expect(await drawings.generate({ ...input, style: { logo } }, by)).toEqual(first);
  await drawings.generate(input, by);
  expect(heavy).toEqual([PAYLOAD, PAYLOAD]);
  const units = unitsOf(estimate(job({ logo })), UNIT);
  expect(units).toBeGreaterThan(1);
  expect(paid).toEqual([units, units, 1]);
});

test("nothing is drawn for a client that can't pay", async () => {
  const drawings = createDrawings({
    logoOf,
    jobsFor: () => {
      throw new Error("nothing may be drawn");
    },
  });
  const pay = async () => {
    throw new Error("spent");
  };
  const order = drawings.symbol(PAYLOAD, {}, "png", {}, { caller, author: null, pay });
  expect(await order.catch((error: Error) => error.message)).toBe("spent");
});
