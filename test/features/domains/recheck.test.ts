import { expect, test } from "bun:test";
import type { Checked } from "../../../src/features/domains/check.ts";
import { createRecheck } from "../../../src/features/domains/recheck.ts";

test("a stop ends look-ups that wait for a name server, and nothing is noted of them", async () => {
  const lookups = new AbortController();
  const asked = Promise.withResolvers<void>();
  const noted: string[] = [];
  const recheck = createRecheck({
    store: {
      claimDue: async () => [{ id: "dom_1", host: "qr.museum.example", value: "quietzone=1" }],
      noteCheck: async (id) => void noted.push(id),
    },
    check() {
      const { promise, resolve } = Promise.withResolvers<Checked>();
      const ended = { check: { checkedAt: 0, warning: "ECANCELLED", isMissing: null, dueAt: 0 }, flaw: null };
      lookups.signal.addEventListener("abort", () => resolve(ended));
      asked.resolve();
      return promise;
    },
    lookups,
    clock: { now: () => 0 },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  let isOver = false;
  const run = recheck.run().then(() => {
    isOver = true;
  });
  await asked.promise;
  await recheck.stop();
  expect(isOver).toBe(true);
  await run;
  expect(noted).toEqual([]);
});
