import { expect, test } from "bun:test";
import { type Feature, feature } from "../../src/app/feature.ts";
import { FEATURES } from "../../src/app/features.ts";
import { createFrame } from "../../src/app/frame.ts";
import { SCAN_FEATURES } from "../../src/app/scan-features.ts";
import { createMetrics } from "../../src/kit/shared/metrics.ts";

/** How features are made, begin and stop. These use each other, and nothing of a running service. */

async function framed(...features: Feature<unknown>[]) {
  const frame = createFrame(Object.create(null));
  await frame.make(features);
  return frame;
}

const NOW = Promise.resolve();

test("a feature is made once, and after those that it uses", async () => {
  const made: string[] = [];
  const base = feature({ name: "base", service: () => made.push("base") });
  const left = feature({
    name: "left",
    service: async ({ use }) => made.push(`left on ${await use(base)}`),
  });
  const right = feature({
    name: "right",
    async service({ use }) {
      await Promise.all([use(base), use(left)]);
      return made.push("right");
    },
  });
  const { use } = await framed(right, left, base);
  expect(await use(right)).toBe(3);
  expect(made).toEqual(["base", "left on 1", "right"]);
  // Another service has its own.
  await framed(base);
  expect(made.length).toBe(4);
});

test("features that don't use each other are made at the same time", async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = feature({
    name: "one",
    async service() {
      first.resolve();
      await second.promise;
    },
  });
  const two = feature({
    name: "two",
    async service() {
      await first.promise;
      second.resolve();
    },
  });
  await framed(one, two);
});

test("features that use each other, and two of one name, are told by their names", async () => {
  const one: Feature<number> = feature({ name: "one", service: async ({ use }) => use(two) });
  const two: Feature<number> = feature({ name: "two", service: async ({ use }) => use(three) });
  const three: Feature<number> = feature({ name: "three", service: async ({ use }) => use(one) });
  await expect(framed(one, two, three)).rejects.toThrow("three and one use each other");
  const own: Feature<number> = feature({ name: "own", service: async ({ use }) => use(own) });
  await expect(framed(own)).rejects.toThrow("own and own use each other");
  const twin = feature({ name: "one", service: () => 0 });
  await expect(framed(twin, feature({ name: "one", service: () => 0 }))).rejects.toThrow(
    "Two features have the name one",
  );
});

test("after a failure a feature is made again, and those that were made stay", async () => {
  const made: string[] = [];
  let isBroken = true;
  const sound = feature({ name: "sound", service: () => made.push("sound") });
  const weak = feature({
    name: "weak",
    async service({ use }) {
      await use(sound);
      if (isBroken) throw new Error("no storage");
      made.push("weak");
    },
  });
  const frame = createFrame(Object.create(null));
  await expect(frame.make([weak])).rejects.toThrow("no storage");
  isBroken = false;
  await frame.make([weak]);
  expect(made).toEqual(["sound", "weak"]);
});

test("an event reaches all listeners before `emit` returns, and each feature begins once", async () => {
  const heard: string[] = [];
  const hearing = (name: string) =>
    feature({
      name,
      service: () => name,
      on: (service) => ({ "tenant.gone": (id) => void heard.push(`${service} hears of ${id}`) }),
      start: (service) => void heard.push(`${service} begins`),
    });
  const deaf = feature({ name: "deaf", service: () => 0 });
  const { make, start, emit } = await framed(hearing("pages"), deaf, hearing("images"));
  expect(heard).toEqual([]);
  emit("tenant.gone", "ten_1");
  emit("keys.changed", null);
  expect(heard.splice(0)).toEqual(["pages hears of ten_1", "images hears of ten_1"]);
  start();
  expect(heard.splice(0)).toEqual(["pages begins", "images begins"]);
  // A later stage.
  await make([hearing("leads")]);
  start();
  expect(heard).toEqual(["leads begins"]);
});

test("a feature is given the chores of all, in the order of the list", async () => {
  const working = (name: string) =>
    feature({ name, service: () => name, chores: () => [{ name, step: async () => false }] });
  const house = feature({ name: "house", service: ({ chores }) => chores });
  const { use } = await framed(working("erasure"), house, working("packing"));
  const chores = await use(house);
  expect(chores().map(({ name }) => name)).toEqual(["erasure", "packing"]);
});

test("a feature shows what it counts once, where there are metrics", async () => {
  const counting = feature({
    name: "counting",
    service: () => 7,
    meter: (metrics, service) => metrics.reading("quietzone_seven", "Seven.", "gauge", () => service),
  });
  const metrics = createMetrics();
  const { make } = createFrame(Object.assign(Object.create(null), { metrics }));
  await make([counting]);
  await make([counting]);
  expect(await metrics.text()).toContain("\nquietzone_seven 7\n");
});

/** Features that note what happens to them. The stop of each ends when it is let. */
function stoppable() {
  const noted: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const make = (name: string, ...uses: Feature<unknown>[]) =>
    feature({
      name,
      async service({ use }) {
        await Promise.all(uses.map(use));
      },
      async stop() {
        noted.push(`${name} stops`);
        const end = Promise.withResolvers<void>();
        ends.set(name, end);
        await end.promise;
        noted.push(`${name} has stopped`);
      },
    });
  async function end(name: string): Promise<string[]> {
    ends.get(name)?.resolve();
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    return noted.splice(0);
  }
  return { make, end };
}

test("features of both stages stop in the reverse order of their use, and at once where nothing uses them", async () => {
  const { make, end } = stoppable();
  const scans = make("scans");
  const chores = make("chores", scans);
  const front = make("front", scans);
  const frame = await framed(scans, chores, front);
  const pages = make("pages", scans);
  await frame.make([pages]);
  const stopped = frame.stop(NOW);
  expect(await end("none")).toEqual(["chores stops", "front stops", "pages stops"]);
  expect(await end("pages")).toEqual(["pages has stopped"]);
  expect(await end("chores")).toEqual(["chores has stopped"]);
  expect(await end("front")).toEqual(["front has stopped", "scans stops"]);
  expect(await end("scans")).toEqual(["scans has stopped"]);
  await stopped;
});

test("a feature that is made for a request during the stop is stopped, too", async () => {
  const { make, end } = stoppable();
  const late = make("late");
  const frame = await framed(make("front"));
  const stopped = frame.stop(NOW);
  await frame.make([late]);
  expect(await end("front")).toEqual(["front stops", "front has stopped", "late stops"]);
  await end("late");
  await stopped;
});

test("a feature that can't stop keeps no other from it, and its failure is told at the end", async () => {
  const stopped: string[] = [];
  const base = feature({ name: "base", service: () => 0, stop: () => void stopped.push("base") });
  const stuck = feature({
    name: "stuck",
    service: ({ use }) => use(base),
    stop() {
      throw new Error("stuck");
    },
  });
  const frame = await framed(stuck);
  await expect(frame.stop(NOW)).rejects.toThrow("stuck");
  expect(stopped).toEqual(["base"]);
});

test("when a feature can't be made those that were made stop in the reverse order of their use", async () => {
  const stopped: string[] = [];
  const base = feature({ name: "base", service: () => 0, stop: () => void stopped.push("base") });
  const slow = feature({
    name: "slow",
    async service({ use }) {
      await use(base);
      await new Promise((resolve) => setImmediate(resolve));
    },
    stop: () => void stopped.push("slow"),
  });
  const broken = feature({
    name: "broken",
    service() {
      throw new Error("no storage");
    },
    stop: () => void stopped.push("broken"),
  });
  const frame = createFrame(Object.create(null));
  await expect(frame.make([broken, slow])).rejects.toThrow("no storage");
  await frame.stop(NOW);
  expect(stopped).toEqual(["slow", "base"]);
});

test("each feature of the lists has another name", () => {
  const names = [...SCAN_FEATURES, ...FEATURES].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});
