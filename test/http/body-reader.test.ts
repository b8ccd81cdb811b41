import { expect, test } from "bun:test";
import { createBodyBudget } from "../../src/http/body-budget.ts";
import { createBodyReader } from "../../src/http/body-reader.ts";
import { Fault } from "../../src/shared/fault.ts";
import { TestClock } from "../scenario.ts";

const MEBIBYTE = 1024 * 1024;

function read(chunks: readonly Uint8Array[], announced = 0, maxBytes = MEBIBYTE) {
  const budget = createBodyBudget();
  const share = budget.open("192.0.2.1", null);
  const tooLarge = () => new Fault("body_too_large", "Too large.");
  const bytes = createBodyReader(new TestClock())(
    new Blob([...chunks].map((c) => Uint8Array.from(c))).stream(),
    {
      announced,
      maxBytes,
      tooLarge,
      share,
    },
  );
  return { budget, share, bytes };
}

const counted = (length: number) => Uint8Array.from({ length }, (_, i) => i % 251);

test("a body is read whole, with or without its length announced, or with a wrong one", async () => {
  for (const length of [0, 1, 16 * 1024, 16 * 1024 + 1, 300_000, MEBIBYTE])
    for (const announced of [0, 7, length]) {
      const { bytes } = read([counted(length)], announced);
      expect(Buffer.compare(await bytes, counted(length))).toBe(0);
    }
});

test("a body reserves what it announces before it is read, and otherwise what it needs", async () => {
  const announced = read([counted(10)], 500_000);
  expect(announced.budget.reserved).toBe(500_000);
  await announced.bytes;
  const unannounced = read([counted(300_000)]);
  await unannounced.bytes;
  expect(unannounced.budget.reserved).toBeWithin(300_000, 600_001);
});

test("a body that is longer than allowed is refused", async () => {
  const { bytes } = read([counted(2_000)], 0, 1_999);
  expect(await bytes.catch((error) => error.code)).toBe("body_too_large");
});
