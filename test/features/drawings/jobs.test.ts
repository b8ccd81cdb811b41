import { expect, test } from "bun:test";
import { crc32, inflateRawSync } from "node:zlib";
import {
  createDrawingJobs,
  packJob,
  type SymbolsJob,
  unpackSymbols,
} from "../../../src/features/drawings/jobs.ts";
import { createLogoReader, MAIN_LOGOS } from "../../../src/features/drawings/logo-reader.ts";
import { draw } from "../../../src/qr/draw.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";

const PAYLOAD = "https://museum.example/hall-3";
const logoOf = createLogoReader(MAIN_LOGOS);

const svgOf = (payload: string) => writeSvg(draw(payload, {}, null).scene, { widthPx: 512 });

const NEEDS = { logoOf, beforeEach() {}, yieldToLoop: () => null };

const JOB: SymbolsJob = {
  styles: [{}, { ecc: "H" }],
  symbols: [
    { payload: PAYLOAD, style: 0 },
    { payload: "x".repeat(2_000), style: 1 },
    { payload: "B", style: 0 },
  ],
};

test("many symbols come deflated, or with the reason why they can't be drawn, and the callback is called before each", async () => {
  let [calls, turns] = [0, 0];
  const { drawSymbols } = createDrawingJobs({
    logoOf,
    beforeEach: () => calls++,
    yieldToLoop: async () => void turns++,
  });
  const { bytes, symbols } = await drawSymbols(JOB);
  expect([calls, turns]).toEqual([3, 3]);
  const svgs = symbols.map((symbol) => {
    if (symbol.problem !== null) return symbol.problem;
    const svg = inflateRawSync(bytes.subarray(symbol.start, symbol.end));
    expect([symbol.size, symbol.crc]).toEqual([svg.length, crc32(svg)]);
    return svg.toString();
  });
  expect(svgs).toEqual([svgOf(PAYLOAD), expect.stringContaining("does not fit"), svgOf("B")]);
});

test("a packed job gives the same symbols", async () => {
  const { drawSymbols, drawPacked } = createDrawingJobs(NEEDS);
  expect(unpackSymbols(await drawPacked(packJob(JOB)))).toEqual(await drawSymbols(JOB));
});

test("bytes that are no job, and a table that is none, are refused", async () => {
  const { drawPacked } = createDrawingJobs(NEEDS);
  const bytes = new TextEncoder().encode('{"styles":[{}],"symbols":[{"payload":1}]}');
  await expect(drawPacked(bytes)).rejects.toThrow("not of the agreed form");
  expect(() => unpackSymbols({ bytes, table: bytes })).toThrow("not of the agreed form");
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#c00"/></svg>';

test("a logo is read once, unless its source is too long for the cache", () => {
  const cached = createLogoReader({ logos: 1, longestSource: 200 });
  expect(cached({ logo: { svg: SVG } })).toBe(cached({ logo: { svg: SVG } }));
  const uncached = createLogoReader({ logos: 1, longestSource: 100 });
  expect(uncached({ logo: { svg: SVG } })).not.toBe(uncached({ logo: { svg: SVG } }));
  expect(uncached({ logo: { svg: SVG } })).toEqual(cached({ logo: { svg: SVG } }));
});

test("a style without a logo has no art, and one with only an id is refused", () => {
  expect(logoOf({})).toBeNull();
  expect(() => logoOf({ logo: { id: "brand.github" } })).toThrow("no logo with this id");
});
