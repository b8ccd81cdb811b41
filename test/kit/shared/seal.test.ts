import { expect, test } from "bun:test";
import fc from "fast-check";
import { TestClock } from "../../scenario.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createSealer } from "../../../src/kit/shared/seal.ts";

const KEY = Uint8Array.from({ length: 32 }, (_, i) => i);
const ids = createIds(new TestClock());
const sealer = await createSealer(KEY, ids);

test("any sealed text opens again", async () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, bound) => {
      expect(await sealer.open(await sealer.seal(text, bound), bound)).toBe(text);
    }),
    { seed: 5, numRuns: 100 },
  );
  const long = "ü".repeat(100_000);
  expect(await sealer.open(await sealer.seal(long, "lead_1"), "lead_1")).toBe(long);
});

test("a sealed text does not show its content, and no two are alike", async () => {
  const text = "anna@example.org ".repeat(20);
  const sealed = await Promise.all(Array.from({ length: 50 }, () => sealer.seal(text, "lead_1")));
  for (const bytes of sealed) expect(Buffer.from(bytes).includes("anna")).toBe(false);
  expect(new Set(sealed.map((bytes) => bytes.toHex())).size).toBe(50);
  expect(new Set(sealed.map((bytes) => bytes.slice(0, 12).toHex())).size).toBe(50);
});

test("it opens only with its owner's id and its own key", async () => {
  const sealed = await sealer.seal("text", "lead_1");
  const stranger = await createSealer(KEY.toReversed(), ids);
  for (const bound of ["lead_2", "", "lead_1 ", "LEAD_1"])
    expect(sealer.open(sealed, bound)).rejects.toThrow();
  expect(stranger.open(sealed, "lead_1")).rejects.toThrow();
});

test("with any bit changed, a byte more or a byte less it does not open", async () => {
  const sealed = await sealer.seal("text", "lead_1");
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const forged = sealed.slice();
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await expect(sealer.open(forged, "lead_1")).rejects.toThrow();
  }
  for (let length = 0; length < sealed.length; length++)
    await expect(sealer.open(sealed.slice(0, length), "lead_1")).rejects.toThrow();
  await expect(sealer.open(new Uint8Array([...sealed, 0]), "lead_1")).rejects.toThrow();
});
