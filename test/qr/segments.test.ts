import { expect, test } from "bun:test";
import fc from "fast-check";
import { create, type GeneratedQRCodeSegment } from "qrcode";
import { dataCodewords } from "../../src/qr/codewords.ts";
import { encode } from "../../src/qr/encode.ts";
import { LEVELS } from "../../src/qr/matrix.ts";
import { segmentsOf } from "../../src/qr/segments.ts";

/** The package divides a text by searching a graph, which is the reference. */
const reference = (text: string, level: (typeof LEVELS)[number], version?: number) =>
  create(text, { errorCorrectionLevel: level, maskPattern: 0, version }).segments.map(
    ({ mode, data }: GeneratedQRCodeSegment) => ({
      mode: mode.id?.toLowerCase(),
      data: typeof data === "string" ? data : new TextDecoder("utf-8", { ignoreBOM: true }).decode(data),
    }),
  );

const stretch = fc.oneof(
  fc.stringMatching(/^[0-9]{1,14}$/),
  fc.stringMatching(/^[0-9A-Z $%*+\-./:]{1,14}$/),
  fc.stringMatching(/^[ -~]{1,14}$/),
  fc.stringMatching(/^[a-z]{1,14}$/),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }),
);

const text = fc.array(stretch, { minLength: 1, maxLength: 40 }).map((stretches) => stretches.join(""));

test("texts of all kinds are divided as the package divides them, ties and quirks included", () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...LEVELS), (text, level) => {
      expect<unknown>(segmentsOf(text, level)).toEqual(reference(text, level));
    }),
    { numRuns: 3_000 },
  );
});

test("a version that is asked for counts, as in the package", () => {
  fc.assert(
    fc.property(text, fc.constantFrom(10, 27, 40), (text, version) => {
      expect<unknown>(segmentsOf(text, "L", version)).toEqual(reference(text, "L", version));
    }),
    { numRuns: 300 },
  );
});

test("a text that fills a version of any size is divided as the package divides it", () => {
  for (const unit of ["a", "Aa0", "12345678a", "ABCDEFGH1", "0aA-12345678901", "ü", "日本語1234567", "1A"])
    for (const length of [30, 200, 600, 1_200, 2_300]) {
      const text = unit
        .repeat(Math.ceil(length / unit.length))
        .slice(0, Math.floor(length / Buffer.byteLength(unit[0] ?? "")));
      expect<unknown>(segmentsOf(text, "L")).toEqual(reference(text, "L"));
    }
});

test("a version holds as many data codewords as the standard says", () => {
  // ISO/IEC 18004, table 7.
  const known = {
    1: [19, 16, 13, 9],
    2: [34, 28, 22, 16],
    7: [156, 124, 88, 66],
    14: [461, 365, 261, 197],
    21: [932, 714, 512, 406],
    27: [1468, 1128, 808, 628],
    40: [2956, 2334, 1666, 1276],
  };
  for (const [version, counts] of Object.entries(known))
    expect(LEVELS.map((level) => dataCodewords(Number(version), level))).toEqual(counts);
});

test("where there is nothing to encode there is no symbol", () => {
  expect(() => create("", {})).toThrow("No input text");
  expect(() => encode("", "M")).toThrow("Cannot encode a text: it is empty");
});
