import { expect, test } from "bun:test";
import type { Rules } from "../../src/rules/model.ts";
import { routeOf } from "../../src/rules/route.ts";
import { createResolver } from "../../src/scans/resolver.ts";
import { createLog } from "../../src/shared/log.ts";
import { TestClock } from "../scenario.ts";

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

test("the cache of codes holds as many ordinary ones as ever, and few with large rules", async () => {
  const clock = new TestClock();
  const resolver = createResolver({
    find: async (address) => ({
      ...{
        codeId: "code_1",
        tenantId: "ten_1",
        shortId: address,
        target: site,
        hasLanding: false,
        active: true,
      },
      ...{
        rules: address.startsWith("large") ? LARGEST : null,
        query: "drop",
        utm: null,
        fallback: null,
        dead: [],
      },
    }),
    routeOf,
    stamp: () => 0,
    isAway: () => false,
    patience: 300,
    baseUrl: "http://localhost",
    clock,
    log: createLog("silent", clock, () => {}),
  });
  const cached = async (names: readonly string[]) => {
    for (const name of names) await resolver.resolve(name);
    return names.filter((name) => resolver.peek(name) !== undefined).length;
  };
  const named = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
  expect(await cached(named("code", 100_000))).toBe(100_000);
  // 64 MB hold some forty of 1.6 MB.
  const large = await cached(named("large", 50));
  expect(large).toBeGreaterThan(35);
  expect(large).toBeLessThan(45);
});
