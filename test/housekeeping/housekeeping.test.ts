import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDayKeyFiles } from "../../db/files/day-keys.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { createHousekeeping } from "../../src/housekeeping/housekeeping.ts";
import { createDayKeys } from "../../src/scans/day-keys.ts";
import { DAY } from "../../src/shared/clock.ts";
import { createIds } from "../../src/shared/ids.ts";
import { TestClock } from "../scenario.ts";

test("calls during a run cause one more run, shared by all of them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-chores-"));
  const clock = new TestClock();
  const ignore = () => {};
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const stores = openSqliteStores(folder);
  const [begun, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const housekeeping = createHousekeeping({
    stores: {
      ...stores,
      async alone(chores) {
        runs++;
        begun.resolve();
        await stores.alone(chores);
        await mayGoOn.promise;
      },
    },
    dayKeys: createDayKeys({ store: createDayKeyFiles(folder), clock, ids: createIds(clock), log }),
    retention: 395 * DAY,
    leftoversFrom: 0,
    clock,
    log,
  });
  const first = housekeeping.run();
  await begun.promise;
  const asked = [housekeeping.run(), housekeeping.run()];
  expect(runs).toBe(1);
  mayGoOn.resolve();
  await first;
  await Promise.all(asked);
  expect(runs).toBe(2);
  await housekeeping.stop();
  await housekeeping.run();
  expect(runs).toBe(2);
  await stores.close();
  rmSync(folder, { recursive: true, force: true });
});
