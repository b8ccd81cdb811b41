import { setSuspended } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { NEVER_ASKED } from "../../../src/features/watch/destination-state.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import type { Census } from "../../../src/features/housekeeping/vitals.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, domainIn, NOON, tenantIn } from "../../db/stores.ts";

contract("vitals", (stores, engine) => {
  /** @returns the census, and the number of steps that it took. */
  async function counted(rows: number): Promise<{ census: Census | null; steps: number }> {
    let steps = 0;
    const census = await stores().vitals.census(async (step) => {
      do steps++;
      while (await step(rows));
    });
    return { census, steps };
  }

  test("an empty database has nothing", async () => {
    const { census } = await counted(10);
    expect(census).toEqual({ workspaces: {}, codes: {}, destinations: {}, domains: {} });
  });

  test("workspaces, codes, destinations and domains are counted by state, in steps of any size", async () => {
    const { tenants, watch } = stores();
    const [tenant, other, third] = [
      await tenantIn(stores()),
      await tenantIn(stores()),
      await tenantIn(stores()),
    ];
    await setSuspended(stores(), other.id, true);
    await tenants.remove(third.id, NOON);
    for (const target of ["https://a.example/", "https://b.example/", "https://c.example/"])
      await codeIn(stores(), tenant, { target });
    await codeIn(stores(), other, { target: "https://d.example/", active: false });
    for (let now = NOON, minutes = 0; minutes < 11; minutes++, now += MINUTE)
      while ((await watch.look(now, 10 * MINUTE, 5)).more);
    const [queue = ""] = await watch.take(NOON + MINUTE * 20, NOON + MINUTE * 30, 1);
    const target = await watch.next(queue, NOON + MINUTE * 20, NOON + MINUTE * 30);
    if (target)
      await watch.settle(
        {
          target,
          result: { ...NEVER_ASKED, state: "dead", status: 404, reason: "not_found" },
          queue,
          nextAt: NOON,
        },
        NOON,
      );
    await domainIn(stores(), tenant);
    const expected = {
      workspaces: { active: 1, suspended: 1 },
      codes: { active: 3, inactive: 1 },
      destinations: { dead: 1, unchecked: 2 },
      domains: { verified: 1 },
    };
    for (const rows of [1, 2, 3, 1_000]) {
      const { census, steps } = await counted(rows);
      expect(census).toEqual(expected);
      // No step takes more than its rows.
      expect(steps).toBeGreaterThanOrEqual(10 / rows);
    }
  });

  test("a count that is stopped says nothing", async () => {
    expect(await stores().vitals.census(async (step) => void (await step(1)))).toBeNull();
  });

  test("the database takes room", async () => {
    const { database, log } = await stores().vitals.bytes();
    expect(database).toBeGreaterThan(4_096);
    expect(log === null).toBe(engine !== "SQLite");
  });

  test("a server answers, and its sessions are counted while they are used", async () => {
    const { server } = stores().vitals;
    expect(server === null).toBe(engine === "SQLite");
    if (!server) return;
    expect(server.sessions()).toEqual({ used: 0, waiting: 0 });
    const pings = Array.from({ length: 12 }, () => server.ping());
    expect(server.sessions()).toEqual({ used: 10, waiting: 2 });
    await Promise.all(pings);
    expect(server.sessions()).toEqual({ used: 0, waiting: 0 });
  });
});
