import { expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { systemClock } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { hashKey, isWellFormedKey, newKey } from "../../../src/features/keys/secret.ts";
import { seededBytes } from "../../kit/shared/seeded.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

const seededKeys = fc.integer({ min: 1 }).map((seed) => newKey(createIds(systemClock, seededBytes(seed))));
const digit = fc.constantFrom(...BASE62);

test("a key is qz_, 32 base 62 digits and the CRC-32 of them in six", () => {
  fc.assert(
    fc.property(seededKeys, (key) => {
      expect(key).toMatch(/^qz_[0-9A-Za-z]{38}$/);
      const check = [...key.slice(35)].reduce((sum, character) => sum * 62 + BASE62.indexOf(character), 0);
      expect(check).toBe(crc32(key.slice(3, 35)));
      expect(isWellFormedKey(key)).toBe(true);
    }),
    { seed: 71, numRuns: 300 },
  );
});

test("one wrong character is detected at any place", () => {
  fc.assert(
    fc.property(seededKeys, fc.integer({ min: 3, max: 40 }), digit, (key, place, character) => {
      fc.pre(key[place] !== character);
      expect(isWellFormedKey(key.slice(0, place) + character + key.slice(place + 1))).toBe(false);
    }),
    { seed: 72, numRuns: 3_000 },
  );
});

test("two swapped neighbours are detected, unless they are equal", () => {
  fc.assert(
    fc.property(seededKeys, fc.integer({ min: 3, max: 39 }), (key, place) => {
      const [left = "", right = ""] = [key[place], key[place + 1]];
      const swapped = key.slice(0, place) + right + left + key.slice(place + 2);
      expect(isWellFormedKey(swapped)).toBe(left === right);
    }),
    { seed: 73, numRuns: 3_000 },
  );
});

test("other texts are no keys", () => {
  const nearly = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: digit, minLength: 38, maxLength: 38 }).map((digits) => `qz_${digits}`),
    seededKeys.chain((key) =>
      fc.constantFrom(
        `${key}\n`,
        ` ${key}`,
        `${key}A`,
        key.slice(0, -1),
        key.slice(3),
        key.toUpperCase(),
        key.toLowerCase(),
        `QZ_${key.slice(3)}`,
        key.replace("_", "-"),
        `${key}${key}`,
        `${key.slice(0, 34)}é${key.slice(35)}`,
      ),
    ),
  );
  fc.assert(
    fc.property(nearly, (text) => expect(isWellFormedKey(text)).toBe(false)),
    { seed: 74, numRuns: 3_000 },
  );
  for (const text of ["", "qz_", "a".repeat(1_000_000), `qz_${"0".repeat(38)}`])
    expect(isWellFormedKey(text)).toBe(false);
});

test("every digit is equally likely", () => {
  const ids = createIds(systemClock, seededBytes(9));
  const counts = new Map<string, number>();
  for (let i = 0; i < 3_875; i++)
    for (const character of newKey(ids).slice(3, 35)) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect([...counts.keys()].toSorted().join("")).toBe(BASE62);
  // 2,000 expected of each, standard deviation 44: six of them is chance in a billion.
  for (const [character, count] of counts) expect(Math.abs(count - 2_000), character).toBeLessThan(270);
});

test("a key is made even after many unusable random bytes", () => {
  let calls = 0;
  const key = newKey(createIds(systemClock, (into) => into.fill(calls++ < 20 ? 255 : 61)));
  expect(key).toStartWith(`qz_${"z".repeat(32)}`);
  expect(isWellFormedKey(key)).toBe(true);
});

test("no key is made twice", () => {
  const ids = createIds(systemClock);
  expect(new Set(Array.from({ length: 2_000 }, () => newKey(ids))).size).toBe(2_000);
});

test("a key is stored as its SHA-256 in lower-case hex", () => {
  fc.assert(
    fc.property(seededKeys, (key) => {
      expect(hashKey(key)).toBe(createHash("sha256").update(key).digest("hex"));
    }),
    { seed: 75, numRuns: 50 },
  );
});
