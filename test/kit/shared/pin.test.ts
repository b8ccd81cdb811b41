import { expect, test } from "bun:test";
import { copyKey, pinned, unpinned, withLogoId, withoutPin } from "../../../src/kit/shared/pin.ts";

test("the name of a copy holds the logo's id and the copy's key", () => {
  expect(unpinned(pinned("museum", "k1"))).toEqual({ id: "museum", key: "k1" });
  expect(unpinned("museum")).toEqual({ id: "museum", key: null });
  expect(unpinned("@k1")).toEqual({ id: "", key: "k1" });
});

test("a style names a copy only if its logo does", () => {
  expect(copyKey({ logo: { id: pinned("museum", "k1") } })).toBe("k1");
  expect(copyKey({ logo: { id: "museum" } })).toBeNull();
  expect(copyKey({ logo: {} })).toBeNull();
  expect(copyKey({})).toBeNull();
  expect(copyKey(null)).toBeNull();
});

test("clients see a logo's id without the copy's key, and all else as it is", () => {
  const style = { logo: { id: pinned("museum", "k1"), scale: 0.2 }, margin: 4 };
  expect(withoutPin(style)).toEqual({ logo: { id: "museum", scale: 0.2 }, margin: 4 });
  const plain = { logo: { id: "museum" } };
  expect(withoutPin(plain)).toBe(plain);
  expect(withLogoId(plain, "zoo")).toEqual({ logo: { id: "zoo" } });
});
