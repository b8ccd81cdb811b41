import { expect, test } from "bun:test";
import { createBodyBudget } from "../../../src/kit/http/body-budget.ts";
import { Busy } from "../../../src/kit/shared/busy.ts";

const MEBIBYTE = 1024 * 1024;

test("a client has 16 MiB, and gets them again once they are released", () => {
  const budget = createBodyBudget();
  const shares = Array.from({ length: 16 }, () => budget.open("192.0.2.1", null));
  for (const share of shares) share.reserve(MEBIBYTE);
  expect(() => budget.open("192.0.2.1", null).reserve(1)).toThrow(Busy);
  budget.open("192.0.2.2", null).reserve(MEBIBYTE);
  shares[0]?.release();
  budget.open("192.0.2.1", null).reserve(MEBIBYTE);
  expect(budget.reserved).toBe(17 * MEBIBYTE);
});

test("all clients together have 64 MiB, the last 16 of them for small bodies", () => {
  const budget = createBodyBudget();
  for (let i = 0; i < 48; i++) budget.open(`192.0.2.${i}`, null).reserve(MEBIBYTE);
  expect(() => budget.open("198.51.100.1", null).reserve(64 * 1024 + 1)).toThrow(Busy);
  for (let i = 0; i < 256; i++) budget.open(`203.0.113.${i}`, null).reserve(64 * 1024);
  expect(() => budget.open("198.51.100.1", null).reserve(1)).toThrow(Busy);
  expect(budget.reserved).toBe(64 * MEBIBYTE);
});

test("a share grows as its body does, counts once, and is returned once", () => {
  const budget = createBodyBudget();
  const share = budget.open("192.0.2.1", null);
  for (const bytes of [0, 10, Number.NaN, 5, 10, 30]) share.reserve(bytes);
  expect(budget.reserved).toBe(30);
  expect(() => share.reserve(17 * MEBIBYTE)).toThrow(Busy);
  expect(budget.reserved).toBe(30);
  share.release();
  share.release();
  expect(budget.reserved).toBe(0);
  budget.open("192.0.2.1", null).reserve(16 * MEBIBYTE);
});

test("of large bodies that take turns one is let in at a time, small ones beside it", () => {
  const budget = createBodyBudget();
  const first = budget.open("192.0.2.1", "ten_1");
  first.reserve(64 * 1024);
  first.reserve(2 * MEBIBYTE);
  first.reserve(3 * MEBIBYTE);
  const second = budget.open("192.0.2.2", "ten_1");
  second.reserve(64 * 1024);
  expect(() => second.reserve(64 * 1024 + 1)).toThrow(Busy);
  second.release();
  budget.open("192.0.2.1", "ten_2").reserve(MEBIBYTE);
  budget.open("192.0.2.1", null).reserve(MEBIBYTE);
  first.release();
  budget.open("192.0.2.2", "ten_1").reserve(MEBIBYTE);
});

test("a large body that found no room has not taken its turn", () => {
  const budget = createBodyBudget();
  budget.open("192.0.2.1", null).reserve(16 * MEBIBYTE);
  expect(() => budget.open("192.0.2.1", "ten_1").reserve(MEBIBYTE)).toThrow(Busy);
  budget.open("192.0.2.2", "ten_1").reserve(MEBIBYTE);
});
