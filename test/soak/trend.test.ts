import { expect, test } from "bun:test";
import { seededRandom } from "../random.ts";
import { trendOf } from "./trend.ts";

test("a level series has no trend, however much it goes up and down", () => {
  const random = seededRandom(7);
  const { growth, certainty } = trendOf(Array.from({ length: 50 }, () => 100 + 20 * random()));
  expect(Math.abs(growth)).toBeLessThan(0.1);
  expect(Math.abs(certainty)).toBeLessThan(3);
});

test("growth by a fifth is seen beneath its ups and downs", () => {
  const random = seededRandom(7);
  const { growth, certainty } = trendOf(
    Array.from({ length: 50 }, (_, at) => 100 + 0.4 * at + 20 * random()),
  );
  expect(growth).toBeGreaterThan(0.1);
  expect(growth).toBeLessThan(0.3);
  expect(certainty).toBeGreaterThan(3);
});

test("the line through three samples of one line is that line", () => {
  expect(trendOf([1, 2, 3])).toMatchObject({ mean: 2, growth: 1 });
});
