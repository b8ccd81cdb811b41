import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { tidyText } from "../../../src/qr/font/text-line.ts";
import {
  breakLines,
  LONGEST_LINE,
  lineOf,
  type Paragraph,
  type Span,
  setParagraphs,
} from "../../../src/features/sheets/text.ts";
import { faultOf } from "./labels.ts";

/** The text of labels, broken into lines. */

/** The character before a place, or a space. */
const before = ({ characters }: Paragraph, place: number) => characters[place - 1] ?? " ";

const JOINTS = [...".,-/"];

const textOf = ({ paragraph, from, to }: Span) => paragraph.characters.slice(from, to).join("");

const broken = (text: string, width: number, mayCut = true, lines = 100) =>
  breakLines(setParagraphs([text]), { width, lines, mayCut })?.map(textOf);

describe("a text is broken", () => {
  test("at spaces, and each text begins a line", () => {
    expect(broken("Regal 17, Fach 4", 5)).toEqual(["Regal 17,", "Fach 4"]);
    expect(
      breakLines(setParagraphs(["Regal", " ", "17"]), { width: 5, lines: 2, mayCut: false })?.map(textOf),
    ).toEqual(["Regal", "17"]);
  });

  test("within a word only where the word is wider than a line, and there behind a sign", () => {
    const address = "see https://quiet.example/r/abc123 now";
    for (const mayCut of [false, true])
      expect(broken(address, 10, mayCut)).toEqual(["see", "https://quiet.", "example/r/abc123", "now"]);
    expect(broken("Donaudampfschiff", 5)).toEqual(["Donauda", "mpfschiff"]);
    expect(broken("Donaudampfschiff", 5, false)).toBeUndefined();
  });

  test("not at all where not even a character fits, or there is room for fewer lines", () => {
    expect(broken("W", 0.5)).toBeUndefined();
    expect(broken("Regal 17, Fach 4", 5, true, 2)).toHaveLength(2);
    expect(broken("Regal 17, Fach 4", 5, true, 1)).toBeUndefined();
  });

  test("so that no line is wider than it may be, and nothing is lost", () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(..."aWf.jl/-ÄÉ1 ,"), maxLength: 30 }), {
      maxLength: 4,
    });
    const widths = fc.double({ min: 1.2, max: 30, noNaN: true });
    fc.assert(
      fc.property(words, widths, fc.boolean(), (texts, width, mayCut) => {
        const spans = breakLines(setParagraphs(texts), { width, lines: 200, mayCut });
        if (spans === null) {
          expect(mayCut).toBe(false);
          return;
        }
        for (const span of spans) expect(lineOf(span).width).toBeLessThanOrEqual(width + 1e-9);
        const bare = (all: readonly string[]) => all.join("").replaceAll(" ", "");
        expect(bare(spans.map(textOf))).toBe(bare(texts.map(tidyText)));
        if (mayCut) return;
        for (const { paragraph, from } of spans) expect([" ", ...JOINTS]).toContain(before(paragraph, from));
      }),
      { seed: 27, numRuns: 300 },
    );
  });
});

describe("a text is refused", () => {
  test("that the font lacks characters for, which are named with their code points", () => {
    const fault = faultOf(() => setParagraphs(["Café", "日本 und 本 📱"]));
    expect(fault.code).toBe("label_text_unsupported");
    expect(fault.message).toContain("日 (U+65E5), 本 (U+672C), 📱 (U+1F4F1)");
    expect(fault.errors).toMatchObject([
      {
        pointer: "/text",
        params: { characters: "日 (U+65E5), 本 (U+672C), 📱 (U+1F4F1)" },
      },
    ]);
  });

  test("but no more than ten of them are named, and half a character as what it is", () => {
    const many = String.fromCodePoint(...Array.from({ length: 11 }, (_, at) => 0x4e00 + at));
    expect(faultOf(() => setParagraphs([many])).message).toEndWith(
      "万 (U+4E07), 丈 (U+4E08), 三 (U+4E09), ….",
    );
    expect(faultOf(() => setParagraphs(["a\ud800"])).message).toContain("\ufffd (U+D800)");
  });

  test("that has more than a thousand characters", () => {
    expect(() => setParagraphs(["x".repeat(LONGEST_LINE)])).not.toThrow();
    const fault = faultOf(() => setParagraphs(["", "x".repeat(LONGEST_LINE + 1)]));
    expect(fault).toMatchObject({ code: "label_text_too_long", errors: [{ pointer: "/text" }] });
  });
});
