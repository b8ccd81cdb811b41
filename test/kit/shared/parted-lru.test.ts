import { expect, test } from "bun:test";
import { PartedLru } from "../../../src/kit/shared/parted-lru.ts";

test("large values displace only one another, and a key is in one part at a time", () => {
  const lru = new PartedLru<string, string>(6, (value) => value.length, { above: 3, capacity: 9 });
  const kept = () => ["a", "b", "c", "d"].map((key) => lru.get(key));
  lru.set("a", "123");
  lru.set("b", "123");
  lru.set("c", "1234");
  lru.set("d", "12345");
  expect(kept()).toEqual(["123", "123", "1234", "12345"]);
  lru.set("d", "123456");
  expect(kept()).toEqual(["123", "123", undefined, "123456"]);
  // A value that has become small displaces small ones.
  lru.set("d", "12");
  expect(kept()).toEqual([undefined, "123", undefined, "12"]);
  lru.set("b", "1234");
  lru.set("a", "1234");
  expect(kept()).toEqual(["1234", "1234", undefined, "12"]);
  lru.delete("a");
  lru.deleteWhere((value) => value.length < 3);
  expect(kept()).toEqual([undefined, "1234", undefined, undefined]);
  lru.clear();
  expect(kept()).toEqual([undefined, undefined, undefined, undefined]);
});
