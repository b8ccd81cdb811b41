import { expect, test } from "bun:test";
import { createLimiter } from "../../../src/kit/http/limits.ts";
import { createRedirect } from "../../../src/features/scans/http/redirect.ts";
import { createResolver } from "../../../src/features/scans/resolver.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { TestClock } from "../../scenario.ts";

const never = () => {
  throw new Error("Nothing is found here");
};

test("a client that guesses without end adds nothing to the cache of codes, and cached guesses stay cheap", async () => {
  const clock = new TestClock();
  const looked: string[] = [];
  const resolver = createResolver({
    find: async (shortId) => {
      looked.push(shortId);
      return null;
    },
    routeOf: never,
    sideOf: never,
    stamp: () => 0,
    isAway: () => false,
    patience: 300,
    baseUrl: "http://localhost",
    onFailure: () => {},
    clock,
    log: createLog("silent", clock, () => {}),
  });
  const { redirect } = createRedirect({
    limit: createLimiter("resolve", { count: 2, milliseconds: MINUTE }, clock),
    missLimit: createLimiter("resolve-misses", { count: 2, milliseconds: MINUTE }, clock),
    resolver,
    countedFor: never,
    contactOf: async () => null,
    observer: { scan: never, see: never },
    recorder: { record: never, drain: never, afterCommit: never },
    clock,
    chance: never,
    baseUrl: "http://localhost",
  });
  const guess = async (shortId: string, address = "192.0.2.1") => {
    const request = new Request(`http://localhost/r/${shortId}`);
    const refusal = await redirect(request, shortId, { address, proxied: false }, null).catch(
      (error) => error,
    );
    return refusal instanceof Fault ? refusal.code : refusal;
  };
  expect([await guess("first"), await guess("second")]).toEqual(["code_not_found", "code_not_found"]);
  for (let i = 0; i < 100; i++) expect(await guess(`guess-${i}`)).toBe("rate_limited");
  expect(resolver.peek("first")).toBeNull();
  for (let i = 0; i < 100; i++) expect(resolver.peek(`guess-${i}`)).toBeUndefined();
  expect(looked).toHaveLength(102);
  expect(await guess("first")).toBe("rate_limited");
  expect(await guess("second", "192.0.2.2")).toBe("code_not_found");
  expect(looked).toHaveLength(102);
});
