import { expect, spyOn, test } from "bun:test";
import fc from "fast-check";
import { createNames } from "../../../src/features/bulk/names.ts";

const take = (...wanted: (string | undefined)[]) => createNames(".svg").take(...wanted);

const HOSTILE: readonly [string, string][] = [
  ["../../etc/passwd", "etc-passwd.svg"],
  ["..\\..\\windows\\system32", "windows-system32.svg"],
  ["/absolute/path.svg", "absolute-path.svg"],
  ["C:\\Temp\\x", "C-Temp-x.svg"],
  ["....//....//x", "x.svg"],
  [".htaccess", "htaccess.svg"],
  ["-rf", "_rf.svg"],
  ["con", "_con.svg"],
  ["CON.svg", "_CON.svg"],
  ["aux.old.svg", "_aux.old.svg"],
  ["com1", "_com1.svg"],
  ["console", "console.svg"],
  ["trailing. . .", "trailing.svg"],
  ["a\u0000b\nc", "a b c.svg"],
  ["evil\u202Egvs.exe", "evil gvs.exe.svg"],
  ['what?*"<>|', "what.svg"],
  ["Hall 3.SVG", "Hall 3.svg"],
  ["Straße 東京", "Straße 東京.svg"],
  ["=cmd|' /C calc'!A0", "=cmd '-C calc'!A0.svg"],
];

for (const [wanted, name] of HOSTILE)
  test(`a file named ${JSON.stringify(wanted)} becomes ${name}`, () => {
    expect(take(wanted)).toBe(name);
  });

test("the first name of which anything valid is left is used", () => {
  expect(take(undefined, "  ", "../..", "third", "fourth")).toBe("third.svg");
  expect(take("///")).toBe("qr.svg");
});

test("names that some file system treats as equal get numbers, however many they are", () => {
  const names = createNames(".svg");
  const taken = ["Hall", "hall.svg", "HALL", "hall-2", "Ｈａｌｌ", "cafe\u0301", "café"].map((name) =>
    names.take(name),
  );
  expect(taken).toEqual([
    "Hall.svg",
    "hall-2.svg",
    "HALL-3.svg",
    "hall-2-2.svg",
    "Ｈａｌｌ-4.svg",
    "café.svg",
    "café-2.svg",
  ]);
  for (let count = 0; count < 20_000; count++) names.take("same");
  expect(names.take("same")).toBe("same-20001.svg");
});

test("any wanted name becomes one that is safe and unique", () => {
  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."../\\:*\u0000\u202e- conaux".split("")),
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    ),
    maxLength: 120,
  });
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 30 }), (wanted) => {
      const names = createNames(".svg");
      const given = wanted.map((name) => names.take(name));
      for (const name of given) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none
        expect(name).not.toMatch(/[\u0000-\u001f\u007f/\\:*?"<>|]|\.\.|^[.\- ]|[. ]$/);
        expect(name.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
        expect(name.endsWith(".svg")).toBe(true);
      }
      expect(new Set(given.map((name) => name.normalize("NFKC").toLowerCase())).size).toBe(given.length);
    }),
    { seed: 11, numRuns: 500 },
  );
});

test("of a cell of a million characters a thousand are looked at", () => {
  // Points and spaces are trimmed. Marks on one letter are sorted, which takes quadratic time.
  const lengths: number[] = [];
  const normalize = String.prototype.normalize;
  using _ = spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    lengths.push(this.length);
    return normalize.call(this, form);
  });
  for (const part of [" .", ". x", "a\u0301\u0323", "../", " "]) {
    const long = part.repeat(1_000_000 / part.length);
    expect(take(long, "b")).toBe(take(long.slice(0, 1_024), "b"));
  }
  expect(Math.max(...lengths)).toBe(1_024);
});
