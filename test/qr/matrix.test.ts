import { describe, expect, test } from "bun:test";
import { draw } from "../../src/qr/draw.ts";
import { buildPayload, CODE_TYPES } from "../../src/qr/payload/index.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { type Format, FORMATS, WRITERS } from "../../src/qr/write/index.ts";
import { decodeBoth } from "./decode.ts";
import { rasterDifference } from "./difference.ts";
import { canRender, rasterFile } from "./raster.ts";
import type { Raster } from "./render.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { seededRandom } from "../random.ts";
import { SEED } from "../seed.ts";

/**
 * Every type's example × every template × every format, drawn, rendered by a program that is none of ours and
 * read by two decoders. With CI=true a twenty-fourth, else as few as touch every type, template and format: the
 * same ones in each run, other ones with QZ_SEED. All of them with QZ_SOAK=full.
 */

const SHARE = AT_LENGTH ? 1 / 24 : 0;

const PX = 640;
/** Share of pixels in which rasters of two formats may differ, as specified. */
const SAME = 0.01;

const formats = FORMATS.filter(canRender);

interface Cell {
  readonly type: string;
  readonly template: string;
  readonly format: Format;
}

const cells: readonly Cell[] = CODE_TYPES.flatMap(({ type }) =>
  STYLE_TEMPLATES.flatMap(({ id }) => formats.map((format) => ({ type, template: id, format }))),
);

const payloads = new Map(CODE_TYPES.map(({ type, example }) => [type, buildPayload(type, example)]));

async function raster({ type, template, format }: Cell): Promise<Raster> {
  const { scene, design } = draw(payloads.get(type) ?? "", { template, size: PX }, null);
  return rasterFile(format, await WRITERS[format].write(scene, { widthPx: design.size }), PX);
}

/** Some cells by a seed: shuffled, those first that bring a type, a template or a format not chosen yet. */
function sample(count: number, seed: number): Cell[] {
  const random = seededRandom(seed);
  const shuffled = cells
    .map((cell) => ({ cell, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ cell }) => cell);
  const touched = new Set<string>();
  const [first, rest]: [Cell[], Cell[]] = [[], []];
  for (const cell of shuffled) {
    const names = [cell.type, cell.template, cell.format];
    (names.some((name) => !touched.has(name)) ? first : rest).push(cell);
    for (const name of names) touched.add(name);
  }
  return [...first, ...rest].slice(0, Math.max(count, first.length));
}

const [title, chosen]: readonly [string, readonly Cell[]] = IN_FULL
  ? ["every cell", cells]
  : [`some, QZ_SEED=${SEED}`, sample(Math.ceil(cells.length * SHARE), SEED)];

describe(title, () => {
  test("touches every type, every template and every format", () => {
    expect(new Set(chosen.map(({ type }) => type)).size).toBe(CODE_TYPES.length);
    expect(new Set(chosen.map(({ template }) => template)).size).toBe(STYLE_TEMPLATES.length);
    expect(new Set(chosen.map(({ format }) => format)).size).toBe(formats.length);
  });

  const byTemplate = Map.groupBy(chosen, ({ template }) => template);
  test.each([...byTemplate])(
    "%s: both decoders read every drawing",
    async (template, all) => {
      const unread: Cell[] = [];
      for (const cell of all) {
        const payload = payloads.get(cell.type) ?? "";
        const { zxing, qr } = await decodeBoth(await raster(cell));
        if (zxing !== payload || qr !== payload) unread.push(cell);
      }
      expect(unread, `${template}, QZ_SEED=${SEED}`).toEqual([]);
    },
    600_000,
  );
});

/** A flat one, one with a gradient across connected modules, one with a frame and words. */
const COMPARED = new Set(["classic", "sunset", "bubble"]);
const compared = IN_FULL ? STYLE_TEMPLATES : STYLE_TEMPLATES.filter(({ id }) => COMPARED.has(id));

describe.each(compared.map(({ id }) => id))("the template %s", (template) => {
  test("looks the same in every format", async () => {
    const svg = await raster({ type: "url", template, format: "svg" });
    for (const format of formats)
      expect(rasterDifference(svg, await raster({ type: "url", template, format })), format).toBeLessThan(
        SAME,
      );
  });
});
