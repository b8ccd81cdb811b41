import { expect, test } from "bun:test";
import { createTurns } from "../../src/shared/turns.ts";

/** Takes everything. */
function drain(turns: ReturnType<typeof createTurns<string>>): string[] {
  const taken: string[] = [];
  for (let item = turns.take(); item !== null; item = turns.take()) taken.push(item);
  return taken;
}

test("callers take turns, however many items one of them has, and items of one caller keep their order", () => {
  const turns = createTurns<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) turns.add("a", item);
  for (const item of ["b1", "b2"]) turns.add("b", item);
  turns.add("c", "c1");
  expect([turns.size(), turns.waitingOf("a"), turns.waitingOf("nobody")]).toEqual([7, 4, 0]);
  expect(turns.peek()).toBe("a1");
  expect(drain(turns)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  expect([turns.size(), turns.peek(), turns.take()]).toEqual([0, null, null]);
});

test("a caller that comes later has its turn after one item of each waiting caller, not after all of them", () => {
  const turns = createTurns<string>();
  for (const item of ["a1", "a2", "a3"]) turns.add("a", item);
  expect(turns.take()).toBe("a1");
  turns.add("b", "b1");
  expect(drain(turns)).toEqual(["a2", "b1", "a3"]);
});

test("an item is removed once", () => {
  const turns = createTurns<string>();
  for (const item of ["a1", "a2"]) turns.add("a", item);
  turns.add("b", "b1");
  expect([turns.remove("a", "a1"), turns.remove("a", "a1"), turns.remove("c", "c1")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([turns.size(), turns.waitingOf("a")]).toEqual([2, 1]);
  expect(turns.remove("b", "b1")).toBe(true);
  expect(drain(turns)).toEqual(["a2"]);
});

test("a caller that is passed over keeps its turn", () => {
  const turns = createTurns<string>();
  for (const [key, item] of ["a1", "b1", "c1"].map((item) => [item.charAt(0), item] as const))
    turns.add(key, item);
  const notA = (item: string) => !item.startsWith("a");
  expect([turns.peek(notA), turns.take(notA), turns.take()]).toEqual(["b1", "b1", "a1"]);
  expect([turns.take(() => false), turns.size()]).toEqual([null, 1]);
});
