import { expect, test } from "bun:test";
import { atOnce, inPieces, type Pieces } from "../../../src/kit/shared/pieces.ts";

function* sumTo(last: number): Pieces<number> {
  let sum = 0;
  for (let number = 1; number <= last; number++) {
    sum += number;
    yield;
  }
  return sum;
}

function* average(last: number): Pieces<number> {
  return (yield* sumTo(last)) / last;
}

test("work in pieces has the same outcome at a stretch and in turns", async () => {
  expect(atOnce(average(9))).toBe(5);
  expect(await inPieces(average(9), () => null)).toBe(5);
});

test("work pauses when it is told to", async () => {
  let pieces = 0;
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>();
  const sum = inPieces(sumTo(9), () => (++pieces === 4 ? pause : null));
  await Promise.resolve();
  expect(pieces).toBe(4);
  goOn();
  expect(await sum).toBe(45);
  expect(pieces).toBe(9);
});

test("an error in a piece is the work's", async () => {
  function* failing(): Pieces<never> {
    yield;
    throw new Error("broken");
  }
  expect(() => atOnce(failing())).toThrow("broken");
  await expect(inPieces(failing(), () => null)).rejects.toThrow("broken");
});
