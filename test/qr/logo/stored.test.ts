import { expect, test } from "bun:test";
import { deflateSync, inflateSync } from "node:zlib";
import fc from "fast-check";
import { type Header, passesOf, samplesOf } from "../../../src/qr/logo/png/header.ts";
import { reduce } from "../../../src/qr/logo/png/reduce.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { readStoredLogo } from "../../../src/qr/logo/stored.ts";
import { Fault } from "../../../src/shared/fault.ts";
import { base64, chunksOf, png } from "./png-maker.ts";

/** The bytes of a sample by its place. No two places that are near have the same. */
const byteAt = (x: number, y: number, at: number) => (x * 7 + y * 31 + at * 101 + (x >> 5)) & 255;

/** Bytes of a pixel. */
const bytesOf = (header: Header) => (samplesOf(header) * header.depth) / 8;

/** A picture's rows with filters, as an encoder writes them (PNG, 9.2). @param filterOf - of each row, 0 to 4. */
function rowsOf(header: Header, filterOf: (row: number) => number): Uint8Array {
  const distance = bytesOf(header);
  const parts: Uint8Array[] = [];
  for (const { x, y, stepX, stepY, rows, stride } of passesOf(header)) {
    let above = new Uint8Array(stride);
    for (let row = 0; row < rows; row++) {
      const plain = new Uint8Array(stride);
      for (let at = 1; at < stride; at++) {
        const column = x + Math.floor((at - 1) / distance) * stepX;
        plain[at] = byteAt(column, y + row * stepY, (at - 1) % distance);
      }
      const filter = filterOf(row);
      const coded = plain.map((byte, at) => {
        const left = at > distance ? (plain[at - distance] ?? 0) : 0;
        const up = above[at] ?? 0;
        const corner = at > distance ? (above[at - distance] ?? 0) : 0;
        const nearest = [left, up, corner].toSorted(
          (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
        );
        return byte - ([0, left, up, (left + up) >> 1, nearest[0] ?? 0][filter] ?? 0);
      });
      coded[0] = filter;
      parts.push(coded);
      above = plain;
    }
  }
  return Buffer.concat(parts);
}

/** The samples of a picture that `reduce` wrote, whose rows are all of the filter "up". */
function samplesIn({ header, data }: ReturnType<typeof reduce>): Uint8Array {
  const raw = inflateSync(data);
  const stride = header.width * samplesOf(header);
  const samples = new Uint8Array(stride * header.height);
  for (let row = 0; row < header.height; row++) {
    expect(raw[row * (stride + 1)]).toBe(2);
    for (let at = 0; at < stride; at++)
      samples[row * stride + at] =
        (raw[row * (stride + 1) + 1 + at] ?? 0) + (row > 0 ? (samples[(row - 1) * stride + at] ?? 0) : 0);
  }
  return samples;
}

/** The pixels that are left of a picture: each `factor`th, of each sample the first byte. */
function expected(header: Header, factor: number): Uint8Array {
  const samples: number[] = [];
  for (let y = 0; y < header.height; y += factor)
    for (let x = 0; x < header.width; x += factor)
      for (let sample = 0; sample < samplesOf(header); sample++)
        samples.push(byteAt(x, y, (sample * header.depth) / 8));
  return Uint8Array.from(samples);
}

test("a picture is made smaller row by row, with all filters, passes, depths and samples", () => {
  const headers = fc.record({
    width: fc.integer({ min: 2_049, max: 2_300 }),
    height: fc.integer({ min: 1, max: 9 }),
    depth: fc.constantFrom(8, 16),
    colorType: fc.constantFrom(2, 4, 6),
    interlaced: fc.boolean(),
  });
  const property = fc.property(headers, fc.integer({ min: 0, max: 4 }), (header, first) => {
    const data = deflateSync(rowsOf(header, (row) => (first + row) % 5));
    const reduced = reduce(data, header, null);
    expect(reduced.header).toEqual({
      width: Math.ceil(header.width / 2),
      height: Math.ceil(header.height / 2),
      depth: 8,
      colorType: header.colorType,
      interlaced: false,
    });
    expect(samplesIn(reduced)).toEqual(expected(header, 2));
  });
  fc.assert(property, { seed: 20, numRuns: 40 });
});

test.each([8, 16])("a colour of %d bits that is transparent stays so", (depth) => {
  const header = { width: 4_096, height: 1, depth, colorType: 2, interlaced: false };
  const named = 600;
  const bytes = (3 * depth) / 8;
  const samples = Uint8Array.from({ length: 6 }, (_, at) =>
    depth === 16 ? byteAt(named, 0, at) : at % 2 === 0 ? 0 : byteAt(named, 0, (at - 1) / 2),
  );
  const reduced = reduce(deflateSync(rowsOf(header, () => 0)), header, samples);
  expect(reduced.header.colorType).toBe(6);
  const pixels = samplesIn(reduced);
  const isNamed = (x: number) =>
    Array.from({ length: bytes }, (_, at) => byteAt(x, 0, at) === byteAt(named, 0, at)).every(Boolean);
  const alphas = Array.from({ length: 2_048 }, (_, at) => pixels[at * 4 + 3]);
  expect(alphas).toEqual(Array.from({ length: 2_048 }, (_, at) => (isNamed(at * 2) ? 0 : 255)));
  expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(0);
});

test("damaged data is refused as it is in a small picture", () => {
  const header = { width: 2_100, height: 4, depth: 8, colorType: 6, interlaced: false };
  const rows = rowsOf(header, () => 1);
  const reasonOf = (data: Uint8Array) => {
    try {
      reduce(data, header, null);
    } catch (error) {
      if (error instanceof Fault) return error.errors[0]?.reason;
      throw error;
    }
    return null;
  };
  expect(reasonOf(deflateSync(rows))).toBeNull();
  expect(reasonOf(deflateSync(rows).subarray(0, 200))).toBe("png_too_few_pixels");
  expect(reasonOf(new Uint8Array(99).fill(7))).toBe("png_not_unpackable");
  expect(reasonOf(deflateSync(rows.subarray(0, -1)))).toBe("png_too_few_pixels");
  expect(reasonOf(deflateSync(Buffer.concat([rows, Uint8Array.of(0)])))).toBe("png_extra_pixels");
  expect(reasonOf(deflateSync(rows.map((byte, at) => (at === 0 ? 9 : byte))))).toBe("png_row_damaged");
});

test("a logo that is too large when it is new is drawn when it is stored", () => {
  const side = 2_100;
  const raw = new Uint8Array((1 + side * 8) * side).fill(113);
  for (let at = 0; at < raw.length; at += 1 + side * 8) raw[at] = 0;
  const logo = { png: base64(png({ width: side, height: side, depth: 16, colorType: 6, raw })) };
  expect(() => readLogo(logo)).toThrow("32 MB");
  const art = readStoredLogo(logo);
  expect(art).toMatchObject({ kind: "bitmap", width: side / 2, height: side / 2 });
  expect(art?.kind === "bitmap" && chunksOf(art.png).map(({ type }) => type)).toEqual([
    "IHDR",
    "IDAT",
    "IEND",
  ]);
});

test("a stored logo that is small is read as a new one is", () => {
  const raw = Uint8Array.of(0, 1, 2, 3, 4);
  const logo = { png: base64(png({ width: 1, height: 1, depth: 8, colorType: 6, raw })) };
  expect(readStoredLogo(logo)).toEqual(readLogo(logo));
});
