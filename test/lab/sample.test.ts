import { expect, test } from "bun:test";
import { CONDITIONS } from "./conditions.ts";
import { DECODERS } from "./decoders/index.ts";
import { tallyOf } from "./results.ts";
import { addresses, readsOf } from "./sample.ts";

const conditions = CONDITIONS.filter(({ name }) => name === "clean" || name === "dark");
const decoders = DECODERS.filter(({ name }) => name === "zbar");
const contents = addresses(1, [24, 60]);

test("a style's reads are counted by condition and decoder, beside plain symbols'", async () => {
  const shared = { conditions, decoders, seed: 1, contents, plainReads: new Map<string, boolean>() };
  const plain = await readsOf({ style: {}, ...shared });
  const pale = await readsOf({ style: { foreground: "#8a8a8a" }, ...shared });
  expect(plain.map(({ scannability }) => scannability["version"])).toEqual([2, 4]);
  expect(tallyOf(plain, "clean", "zbar")).toEqual({ both: 2, styledOnly: 0, plainOnly: 0, neither: 0 });
  expect(tallyOf(pale, "dark", "zbar").plainOnly).toBeGreaterThan(0);
  // Two contents in two conditions: the plain ones were read once for both styles.
  expect(shared.plainReads.size).toBe(4);
  expect(await readsOf({ style: {}, conditions, decoders, seed: 1, contents })).toEqual(plain);
});

test("a seed gives its own addresses, of the lengths asked for", () => {
  expect(addresses(1)).toEqual(addresses(1));
  expect(addresses(2)).not.toEqual(addresses(1));
  expect(addresses(1, [40]).map(({ fields }) => `${fields["url"]}`.length)).toEqual([40]);
});
