import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { createLogoAdmin } from "../../src/features/logos/admin.ts";
import { COMPARES_TIMES } from "../extent.ts";
import { HOSTILE } from "../features/logos/hostile-files.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import { TestClock } from "../scenario.ts";
import { workOf } from "./yardstick.ts";

if (COMPARES_TIMES)
  test.each(HOSTILE)("an SVG with %s is refused at little cost", async (_, bytes, reason) => {
    const folder = mkdtempSync(join(tmpdir(), "quietzone-logo-cost-"));
    const stores = await openSqliteStores(folder);
    const clock = new TestClock();
    const admin = createLogoAdmin({ store: stores.logos, clock, ids: createIds(clock), by: null });
    const work = await workOf(() =>
      expect(admin.add({ file: "hostile.svg", bytes, about: null })).rejects.toThrow(reason),
    );
    expect(work).toBeLessThan(10);
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  });
