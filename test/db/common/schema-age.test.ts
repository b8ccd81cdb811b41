import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ageBy } from "../../../db/common/schema-age.ts";

test("a database's age follows from the first and the last migration that it has seen", () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-age-"));
  mkdirSync(join(folder, "meta"));
  const entries = [10, 20, 30].map((when, idx) => ({ idx, when }));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  const ages = [
    [0, 0],
    [10, 10],
    [10, 20],
    [10, 30],
    [10, 31],
    [20, 40],
    [9, 9],
    [9, 30],
    [1, 40],
  ].map(([first = 0, last = 0]) => ageBy({ count: 1, first, last }, folder));
  rmSync(folder, { recursive: true });
  expect(ages.join()).toBe("older,older,older,current,newer,newer,unreleased,unreleased,unreleased");
});
