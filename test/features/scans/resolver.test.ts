import { expect, test } from "bun:test";
import type { Rules } from "../../../src/features/rules/model.ts";
import { routeOf } from "../../../src/features/rules/route.ts";
import { createResolver } from "../../../src/features/scans/resolver.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";

const site = "https://museum.example/".padEnd(100, "x");

/** As large as the rules of a code can be: a hundred targets, of which each character takes six in an address. */
const LARGEST: Rules = Array.from({ length: 10 }, (_, rule) => ({
  name: `rule ${rule}`,
  when: {},
  split: Array.from({ length: 10 }, (_, branch) => ({
    name: `${branch}`,
    target: site.padEnd(2_048, "ü"),
    weight: 1,
  })),
}));

test("codes with large rules displace only one another from the cache of codes", async () => {
  const clock = new TestClock();
  const resolver = createResolver({
    find: async (address) => ({
      ...{
        codeId: "code_1",
        tenantId: "ten_1",
        shortId: address,
        target: site,
        hasLanding: false,
        directFile: null,
        active: true,
        isBlocked: false,
        isLocked: false,
      },
      ...{
        rules: address.startsWith("large") ? LARGEST : null,
        query: "drop",
        utm: null,
        fallback: null,
        listed: null,
        gs1: null,
        links: null,
        dead: [],
      },
    }),
    routeOf,
    sideOf: () => null,
    stamp: () => 0,
    isAway: () => false,
    patience: 300,
    baseUrl: "http://localhost",
    onFailure: () => {},
    clock,
    log: createLog("silent", clock, () => {}),
  });
  const cached = (names: readonly string[]) =>
    names.filter((name) => resolver.peek(name) !== undefined).length;
  const named = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
  const [ordinary, large] = [named("code", 100_000), named("large", 50)];
  for (const name of [...ordinary, ...large]) await resolver.resolve(name);
  expect(cached(ordinary)).toBe(100_000);
  // 32 MB hold some twenty of 1.6 MB.
  expect(cached(large)).toBeGreaterThan(15);
  expect(cached(large)).toBeLessThan(25);
});

test("a block costs a scan nothing: it is one fact more of a cached code, and no further look-up", async () => {
  const found: string[] = [];
  const resolver = createResolver({
    find: async (address) => {
      found.push(address);
      const isBlocked = address === "blocked";
      return {
        ...{
          codeId: "code_1",
          tenantId: "ten_1",
          shortId: address,
          target: site,
          hasLanding: false,
          directFile: null,
        },
        ...{
          active: !isBlocked,
          isBlocked,
          isLocked: false,
          listed: null,
          rules: null,
          query: "drop",
          utm: null,
        },
        ...{ fallback: null, gs1: null, links: null, dead: [] },
      };
    },
    routeOf,
    sideOf: () => null,
    stamp: () => 0,
    isAway: () => false,
    patience: 1_000,
    baseUrl: "https://qr.example",
    onFailure() {},
    clock: new TestClock(),
    log: createLog("silent", new TestClock(), () => {}),
  });
  for (const address of ["open", "blocked", "open", "blocked"]) await resolver.resolve(address);
  expect(found).toEqual(["open", "blocked"]);
  const code = resolver.peek("open");
  if (code === undefined || code === null || code === "gone") throw new Error("no code");
  expect(code.destination).toEqual({
    codeId: "code_1",
    tenantId: "ten_1",
    active: true,
    isBlocked: false,
    isLocked: false,
  });
  await expect(resolver.active("blocked")).rejects.toMatchObject({ code: "code_blocked" });
});
