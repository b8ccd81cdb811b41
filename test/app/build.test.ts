import { expect, test } from "bun:test";
import { build } from "../../src/app/build.ts";
import { type Feature, feature } from "../../src/app/feature.ts";
import { FEATURES } from "../../src/app/features.ts";

/** How features are built. These use each other, and nothing of a running service. */

const building = (...features: Feature<unknown>[]) =>
  build(features, Object.create(null), Object.create(null));

test("a feature is built once, and after those that it uses", async () => {
  const built: string[] = [];
  const base = feature({ name: "base", service: () => built.push("base") });
  const left = feature({
    name: "left",
    service: async ({ use }) => built.push(`left on ${await use(base)}`),
  });
  const right = feature({
    name: "right",
    async service({ use }) {
      await Promise.all([use(base), use(left)]);
      return built.push("right");
    },
  });
  const { use } = await building(right, left, base);
  expect(await use(right)).toBe(3);
  expect(built).toEqual(["base", "left on 1", "right"]);
  // Another service has its own.
  await building(base);
  expect(built.length).toBe(4);
});

test("features that use each other, and two of one name, are told by their names", async () => {
  const one: Feature<number> = feature({ name: "one", service: async ({ use }) => use(two) });
  const two: Feature<number> = feature({ name: "two", service: async ({ use }) => use(three) });
  const three: Feature<number> = feature({ name: "three", service: async ({ use }) => use(one) });
  await expect(building(one, two, three)).rejects.toThrow("three and one use each other");
  const own: Feature<number> = feature({ name: "own", service: async ({ use }) => use(own) });
  await expect(building(own)).rejects.toThrow("own and own use each other");
  const twin = feature({ name: "one", service: () => 0 });
  await expect(building(one, twin)).rejects.toThrow("Two features have the name one");
});

test("an event reaches every feature that hears it before it is told on, and begins with none", async () => {
  const heard: string[] = [];
  const hearing = (name: string) =>
    feature({
      name,
      service: () => name,
      hears: (service) => ({ "tenant.gone": (id) => void heard.push(`${service} hears of ${id}`) }),
      start: (service) => void heard.push(`${service} begins`),
    });
  const deaf = feature({ name: "deaf", service: () => 0 });
  const { tell, start } = await building(hearing("pages"), deaf, hearing("images"));
  expect(heard).toEqual([]);
  tell("tenant.gone", "ten_1");
  tell("keys.changed", null);
  expect(heard).toEqual(["pages hears of ten_1", "images hears of ten_1"]);
  await start();
  expect(heard.slice(2)).toEqual(["pages begins", "images begins"]);
});

test("each feature of the list has another name", () => {
  const names = FEATURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
});
