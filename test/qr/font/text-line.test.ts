import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { CAP_HEIGHT_EM, drawTextLine, setTextLine, tidyText } from "../../../src/qr/font/text-line.ts";
import { Path } from "../../../src/qr/scene/path.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { areaOf } from "../scene/inside.ts";

/** The ink of a text set 100 units to the em, from 0 on, its baseline at 0. */
function ink(text: string) {
  const path = new Path();
  drawTextLine(path, setTextLine(text), 0, 0, 100);
  return areaOf(path);
}

function refusal(text: string): Fault {
  try {
    setTextLine(text);
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  throw new Error("the text was set");
}

describe("the shipped font", () => {
  test.each([
    ["English", "“Don’t panic” — 50% off! (T&C) #1 @home *now* 3/4 + {x} [y] <z> ~^_|\\`=;:?"],
    ["German", "Größe Ärger Öl Übermut ẞ §5 „Gänsefüßchen“ 9,90 €"],
    ["French", "Où ça ? Cœur, Noël, À l’été, «guillemets» Ÿ"],
    ["Spanish, Portuguese", "¿Qué? ¡Señor! Ação, não, à ª º"],
    ["Polish", "Zażółć gęślą jaźń ŁÓDŹ 12 zł"],
    ["Czech, Slovak", "Příliš žluťoučký kůň ďábelské Ľ ĺ ŕ ô ä"],
    ["Hungarian", "Árvíztűrő tükörfúrógép ŐŰ"],
    ["Romanian", "Știință și țară ĂÂÎȘȚ"],
    ["Turkish, Azerbaijani", "İstanbul ışık ğüşçö Ə ə ₺ ₼"],
    ["Baltic", "Žąsų ėjimas ĮŲŪ ģķļņ Ēā Õ"],
    ["Nordic, Icelandic", "Blåbærgrød Þórr ð Æ ø Åäö"],
    ["Croatian, Maltese, Welsh", "Đ đ č ć ž š Ħ ħ ġ Ŵ ŷ ẁ"],
    ["Vietnamese", "Quét mã để đặt hàng ƯƠẤẪỆỰ ₫"],
    ["Greek", "Σκανάρετε τον κώδικα ΆΈΉΊΌΎΏ ΐΰϊϋς; ·"],
    ["Ukrainian", "Скануй мене Її Єє Ґґ ʼ ₴"],
    ["Russian, Bulgarian", "Съешь ещё этих мягких булок № ₽"],
    ["Serbian, Macedonian, Belarusian", "Ђ ђ Љ Њ Ћ Џ Ѓ ќ Ѕ ў і"],
    ["Kazakh, Tatar", "Қазақстан ә ғ қ ң ө ұ ү һ і җ"],
    ["signs", "→ ← ↑ ↓ ↗ ↘ ★ ✓ ♥ • ● ■ ▶ … ‰ ° ± × ÷ ≤ ≥ ≠ ½ ¼ ¾ ² ³ © ® ™ £ ¥ ₹ ₿ ¢"],
  ])("covers %s", (_, text) => {
    expect(() => setTextLine(tidyText(text))).not.toThrow();
  });

  test("draws letters of the right form and height, above the baseline", () => {
    const H = ink("H");
    const [left, top, right, bottom] = H.bounds;
    const middle = (left + right) / 2;
    expect(left).toBeCloseTo(0, 9);
    expect(bottom).toBeCloseTo(0, 9);
    expect(-top).toBeCloseTo(100 * CAP_HEIGHT_EM, 9);
    // Two stems, joined by a bar half way up and nowhere else.
    for (const height of [0.25, 0.5, 0.75]) {
      expect(H.has(left + 3, top * height)).toBe(true);
      expect(H.has(right - 3, top * height)).toBe(true);
      expect(H.has(middle, top * height)).toBe(height === 0.5);
    }
  });

  test("draws counters as holes by the nonzero rule", () => {
    for (const letter of ["O", "О", "Ο", "0", "D", "Q"]) {
      const { has, bounds } = ink(letter);
      const [left, top, right] = bounds;
      expect(has((left + right) / 2, top / 2)).toBe(false);
      for (const x of [left + 3, right - 3]) expect(has(x, top / 2)).toBe(true);
    }
  });

  test("puts accents where they belong: above, below and to the side", () => {
    expect(-ink("Á").bounds[1]).toBeGreaterThan(100 * CAP_HEIGHT_EM + 10);
    expect(ink("Á").bounds[3]).toBeCloseTo(0, 9);
    expect(ink("Ş").bounds[3]).toBeGreaterThan(10);
    expect(ink("ď").bounds[2]).toBeGreaterThan(ink("d").bounds[2]);
  });

  test("draws look-alikes of three alphabets alike", () => {
    for (const [latin, greek, cyrillic] of ["AΑА", "EΕЕ", "OΟО"].map((three) => [...three])) {
      expect(ink(greek ?? "").bounds).toEqual(ink(latin ?? "").bounds);
      expect(ink(cyrillic ?? "").bounds).toEqual(ink(latin ?? "").bounds);
    }
  });
});

describe("a line", () => {
  test("begins and ends with ink: its width is that of the ink", () => {
    for (const text of ["Hello", "jolly", "f", "1,5 %", "«Où»"]) {
      const [left, , right] = ink(text).bounds;
      expect(left).toBeCloseTo(0, 6);
      expect(right).toBeCloseTo(100 * setTextLine(text).width, 6);
    }
  });

  test("is kerned: an o moves under the arm of a T, an n keeps its distance from an H", () => {
    const advanceOf = (pair: string): number => {
      const [first, second] = setTextLine(pair).glyphs;
      if (first === undefined || second === undefined) throw new Error("two glyphs were expected");
      return (second.x - first.x) * 2048 - first.glyph.advance;
    };
    expect(advanceOf("To")).toBeLessThan(-50);
    expect(advanceOf("Ко")).toBeLessThan(0);
    expect(advanceOf("Hn")).toBeCloseTo(0, 6);
  });

  test("of capitals alone is set wider", () => {
    const [capitals, mixed] = [setTextLine("HHHH"), setTextLine("HHHHi")];
    expect(capitals.glyphs[3]?.x).toBeGreaterThan((mixed.glyphs[3]?.x ?? 0) * 1.02);
  });

  test("has the text's order and its spaces", () => {
    const { glyphs } = setTextLine("a b");
    expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(glyphs).toHaveLength(3);
    expect(setTextLine("a b").width).toBeGreaterThan(setTextLine("ab").width);
  });
});

describe("a text", () => {
  test("is the same composed and decomposed", () => {
    expect(tidyText("Cafe\u0301 A\u030angstro\u0308m")).toBe("Café Ångström");
  });

  test("has no white space around it and single spaces within", () => {
    expect(tidyText("  Scan\n\tme\u00a0\u2003now ")).toBe("Scan me now");
    expect(tidyText(" \r\n ")).toBe("");
  });

  test("loses invisible characters: joiners, marks of direction, variation selectors", () => {
    expect(tidyText("\u200fA\u200d\ufe0f\u00adB\ufeff")).toBe("AB");
  });

  test.each(["扫描", "スキャン", "سكان", "סרוק", "สแกน", "📱", "é́", "\ud800"])(
    "in %s is refused without repeating it",
    (text) => {
      const fault = refusal(text);
      expect(fault.code).toBe("frame_text_unsupported");
      expect(fault.errors.map(({ pointer }) => pointer)).toEqual(["/style/frame/text"]);
      expect(fault.message).toContain("Latin, Greek and Cyrillic");
      expect(JSON.stringify([fault.message, fault.errors])).not.toContain(text);
    },
  );

  test("of any characters is set or refused, nothing else", () => {
    const check = (text: string) => {
      const tidy = tidyText(text);
      try {
        const { width } = setTextLine(tidy);
        expect(width > 0).toBe(tidy !== "");
      } catch (fault) {
        expect(fault).toMatchObject({ code: "frame_text_unsupported" });
      }
    };
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 40 }), check), {
      seed: 18004,
      numRuns: 300,
    });
    const kept = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x52f }).map((code) => String.fromCodePoint(code)),
    });
    fc.assert(fc.property(kept, check), { seed: 18004, numRuns: 300 });
  });
});
