import { expect, test } from "bun:test";
import { createDomainCheck } from "../../../src/features/domains/check.ts";
import { siteOf } from "../../../src/features/domains/traits.ts";
import { TestClock } from "../../scenario.ts";

test("the value may stand in several texts of a record, between others", async () => {
  const texts = ["v=spf1 -all", "quietzone=01", "23", "else"];
  const check = createDomainCheck({ lookup: async () => ({ texts, trouble: null }), clock: new TestClock() });
  expect((await check({ host: "qr.museum.example", value: "quietzone=0123" })).flaw).toBeNull();
  expect((await check({ host: "qr.museum.example", value: "quietzone=0124" })).check.warning).toBe(
    'The TXT record _quietzone.qr.museum.example holds "v=spf1 -all", "quietzone=01", "23" and 1 more.',
  );
});

test.each([
  ["qr.museum.example", "museum.example"],
  ["museum.example", "museum.example"],
  ["a.b.museum.co.uk", "museum.co.uk"],
  ["qr.museum.com.au", "museum.com.au"],
  ["qr.city.uk", "city.uk"],
  ["qr.co.example", "co.example"],
  ["intranet", "intranet"],
])("the site of %s is %s", (host, site) => {
  expect(siteOf(host)).toBe(site);
});
