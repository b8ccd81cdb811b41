import { describe, expect, test } from "bun:test";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { assess } from "../../../src/qr/scannability/assess.ts";
import { gradeOf, GRADES, LIMITS, PARTS } from "../../../src/qr/scannability/limits.ts";
import type { Style } from "../../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { STYLE } from "../../../src/kit/shared/reasons/style.ts";
import { BADGE } from "../sensible-styles.ts";

const ADDRESS = "https://quietzone.example/r/aB3dE5f";

function verdict(style: Style) {
  const { scannability, problems } = assess(
    ADDRESS,
    completeStyle(style),
    style.logo ? readLogo(style.logo) : null,
  );
  expect(problems).toEqual([]);
  return scannability;
}

/** The parts that are not of grade A. */
function flaws(style: Style) {
  return verdict(style)
    .parts.filter(({ grade }) => grade !== "A")
    .map(({ part, grade, reason }) => [part, grade, reason]);
}

test("a plain symbol is of grade A in every part", () => {
  const { grade, parts } = verdict({});
  expect(grade).toBe("A");
  expect(parts.map(({ part, reason }) => [part, reason])).toEqual(PARTS.map((part) => [part, "grade_best"]));
});

test("a grade is the first whose least value is reached", () => {
  for (const limits of Object.values(LIMITS))
    for (const grade of GRADES) expect(gradeOf(limits[grade], limits) <= grade).toBe(true);
  expect(gradeOf(0.79, LIMITS.contrast)).toBe("B");
  expect(gradeOf(0.45, LIMITS.contrast)).toBe("D");
});

describe("each flaw has a grade and a reason of its own, and lowers the whole", () => {
  test.each([
    // Grey 0x33 is 51 of 255 above black: 0.8 is left. 0x4c leaves 0.702, 0x66 0.6, 0x88 0.467.
    [{ foreground: "#333" }, [], "A"],
    [{ foreground: "#4c4c4c" }, [["contrast", "B", "grade_contrast"]], "B"],
    [{ foreground: "#666" }, [["contrast", "C", "grade_contrast"]], "C"],
    [{ foreground: "#888" }, [["contrast", "D", "grade_contrast"]], "D"],
    // A dot covers π/4 of scale².
    [{ modules: { shape: "dot", scale: 0.9 } }, [], "A"],
    [{ modules: { shape: "dot", scale: 0.85 } }, [["modules", "B", "grade_modules"]], "B"],
    [{ modules: { shape: "dot", scale: 0.75 } }, [["modules", "C", "grade_modules"]], "C"],
    [{ modules: { shape: "dot", scale: 0.65 } }, [["modules", "D", "grade_modules"]], "D"],
    // Out of focus they are lost before plain ones, however thick they are.
    [{ modules: { shape: "connected" } }, [["modules", "B", "grade_modules_merged"]], "B"],
    [{ modules: { shape: "blob", scale: 0.9 } }, [["modules", "B", "grade_modules_merged"]], "B"],
    [{ modules: { shape: "blob", scale: 0.75 } }, [["modules", "C", "grade_modules"]], "C"],
    [{ modules: { shape: "horizontal" } }, [], "A"],
    [{ margin: 2 }, [["quiet_zone", "B", "grade_quiet_zone"]], "B"],
    [{ margin: 1 }, [["quiet_zone", "C", "grade_quiet_zone"]], "C"],
    [{ eyeBall: { color: "#333" } }, [["eyes", "B", "grade_eyes"]], "B"],
    [{ reach: "phones", eyeFrame: { shape: "circle" } }, [["eyes", "D", "grade_eyes_for_phones"]], "D"],
    [{ size: 110 }, [["size", "C", "grade_size"]], "C"],
  ] as const)("%j", (style, expected, grade) => {
    expect(flaws(style)).toEqual(expected.map((flaw) => [...flaw]));
    expect(verdict(style).grade).toBe(grade);
  });
});

test("a large logo lowers the reserve, as ISO/IEC 15415 grades unused error correction", () => {
  const { parts, coveredCodewords, correctableCodewords } = verdict({
    ecc: "H",
    logo: { svg: BADGE, size: 0.24, padding: 0.5 },
  });
  const left = 1 - coveredCodewords / correctableCodewords;
  expect(parts.find(({ part }) => part === "logo_reserve")).toMatchObject({
    grade: gradeOf(left, LIMITS.logo_reserve),
    reason: "grade_logo_reserve",
    params: { percent: Math.round(left * 100), best: 62 },
  });
});

test("templates are of grade A or B, but for diamonds, which cover half of their cells", () => {
  const worse = STYLE_TEMPLATES.filter(({ id }) => verdict({ template: id }).grade > "B").map(({ id }) => id);
  expect(worse).toEqual(["diamond"]);
});

test("the reason of every grade is a whole sentence", () => {
  const grades = Object.entries(STYLE).filter(([reason]) => reason.startsWith("grade_"));
  expect(grades.length).toBeGreaterThan(PARTS.length);
  for (const [, sentence] of grades) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test("numbers in reasons are whole percents, and no colour is told", () => {
  for (const { detail } of verdict({ foreground: "#123456", modules: { shape: "dot", scale: 0.713 } }).parts)
    expect(detail).not.toMatch(/\d\.\d|#/);
});
