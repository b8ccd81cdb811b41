import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import { stretches } from "../../../src/features/analytics/period.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

contract("destinations", (stores) => {
  /** The counts by destination around noon, by name. */
  async function countedOf(code: Code) {
    const values = await stores().analytics.values(
      { codeId: code.id },
      stretches(NOON - 12 * HOUR, NOON + 2 * DAY),
    );
    return new Map(
      values
        .filter(({ dimension }) => dimension === "destination")
        .map(({ value, scans, uniqueVisitors }) => [value, { scans, uniqueVisitors }]),
    );
  }

  test("scans that led to their code's target are in no row", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    const scans = [null, "page", null, "Night/B", "page"].map((destination, n) =>
      newScan(code, { destination, visitor: visitor(n % 4) }),
    );
    await stores().scans.commit(scans.slice(0, 1));
    expect(await countedOf(code)).toEqual(new Map());
    await stores().scans.commit(scans.slice(1));
    expect(await countedOf(code)).toEqual(
      new Map([
        // The first of the two visitors had been at the target before.
        ["page", { scans: 2, uniqueVisitors: 1 }],
        ["Night/B", { scans: 1, uniqueVisitors: 1 }],
      ]),
    );
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("a day counts two hundred names that change with each edit, and its totals keep no more", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    for (let edit = 0; edit < 4; edit++)
      await stores().scans.commit(
        Array.from({ length: 200 }, (_, n) =>
          newScan(code, { destination: `rule ${edit}/${n % 100}`, visitor: visitor(n) }),
        ),
      );
    const counted = await countedOf(code);
    expect(counted.size).toBe(201);
    expect(counted.get("rule 0/0")).toEqual({ scans: 2, uniqueVisitors: 2 });
    expect(counted.get("other")).toEqual({ scans: 400, uniqueVisitors: 0 });
    while (await stores().packer.step(NOON + HOUR, 500));
    expect(await countedOf(code)).toEqual(counted);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });
});
