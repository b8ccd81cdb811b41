import { expect, test } from "bun:test";
import fc from "fast-check";
import { Lru } from "../../../src/kit/shared/lru.ts";

test("the least recently used entry is evicted first", () => {
  const lru = new Lru<string, number>(2);
  lru.set("a", 1);
  lru.set("b", 2);
  expect(lru.get("a")).toBe(1);
  lru.set("c", 3);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
  lru.set("a", 4);
  lru.set("d", 5);
  expect([lru.get("a"), lru.get("c"), lru.get("d")]).toEqual([4, undefined, 5]);
});

test("values take as much of the capacity as they weigh", () => {
  const lru = new Lru<string, string>(10, (value) => value.length);
  lru.set("a", "1234");
  lru.set("b", "1234");
  lru.set("c", "123456");
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([undefined, "1234", "123456"]);
  lru.set("b", "1");
  lru.set("d", "123");
  expect([lru.get("b"), lru.get("c"), lru.get("d")]).toEqual(["1", "123456", "123"]);
  lru.delete("c");
  lru.set("e", "123456");
  expect([lru.get("b"), lru.get("d"), lru.size]).toEqual(["1", "123", 3]);
  lru.set("huge", "12345678901");
  expect([lru.get("huge"), lru.size]).toEqual([undefined, 3]);
  lru.set("b", "12345678901");
  expect([lru.get("b"), lru.get("d")]).toEqual([undefined, "123"]);
});

test("falsy values are values", () => {
  const lru = new Lru<string, number | null | string>(3);
  lru.set("zero", 0);
  lru.set("null", null);
  lru.set("empty", "");
  expect([lru.get("zero"), lru.get("null"), lru.get("empty")]).toEqual([0, null, ""]);
});

test("it behaves like a list of entries, youngest first, cut to its capacity", () => {
  const key = fc.integer({ min: 0, max: 6 });
  const step = fc.oneof(
    fc.record({ do: fc.constant("set" as const), key, value: fc.integer() }),
    fc.record({ do: fc.constant("get" as const), key, value: fc.constant(0) }),
    fc.record({ do: fc.constant("delete" as const), key, value: fc.constant(0) }),
    fc.record({ do: fc.constant("clear" as const), key, value: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 40 }), (capacity, steps) => {
      const lru = new Lru<number, number>(capacity);
      let model: [number, number][] = [];
      for (const { do: what, key, value } of steps) {
        const known = model.find(([other]) => other === key);
        const others = model.filter(([other]) => other !== key);
        if (what === "get") {
          expect(lru.get(key)).toBe(known?.[1]);
          model = known ? [known, ...others] : others;
        } else if (what === "set") {
          lru.set(key, value);
          model = [[key, value] satisfies [number, number], ...others].slice(0, capacity);
        } else if (what === "delete") {
          lru.delete(key);
          model = others;
        } else {
          lru.clear();
          model = [];
        }
        expect(lru.size).toBe(model.length);
      }
      for (const [key, value] of model) expect(lru.get(key)).toBe(value);
    }),
    { seed: 31, numRuns: 500 },
  );
});
