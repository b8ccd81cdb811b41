import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFolderError } from "../../../src/app/data-folder.ts";
import { databaseError } from "../../../src/app/storage.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { schemaFinding } from "../../../src/operate/check-database.ts";
import { ageBy, PASSES, unusable } from "../../../db/common/schema-age.ts";

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
  // A release that made the baseline anew says which version migrates older data.
  writeFileSync(join(folder, "passages.json"), JSON.stringify([{ first: 9, version: "0.4.2" }]));
  for (const [first = 0, last = 0] of [
    [9, 9],
    [1, 9],
    [10, 20],
  ])
    ages.push(ageBy({ count: 1, first, last }, folder));
  expect(unusable("through 0.4.2", { count: 1, first: 9, last: 9 }, folder)?.code).toBe(
    "it has to pass through Quietzone 0.4.2",
  );
  rmSync(folder, { recursive: true });
  expect(ages.join()).toBe(
    "older,older,older,current,newer,newer,unreleased,unreleased,unreleased,through 0.4.2,unreleased,older",
  );
});

test("data that another version has to migrate first are refused with its name", () => {
  const fault = new StorageError(`${PASSES}0.4.2`, null);
  const advice = "Take a backup, start version 0.4.2 on them once, and then this one.";
  const refused = [
    dataFolderError(readSettings({ QZ_DATA_DIR: "data" }), fault),
    databaseError("postgres://db.internal/quietzone", fault),
  ];
  for (const error of refused) {
    expect(String(error)).toContain("(it has to pass through Quietzone 0.4.2)");
    expect(String(error)).toContain(advice);
  }
  expect(schemaFinding("through 0.4.2", "intact")).toMatchObject({ state: "fail", check: "database" });
  expect(schemaFinding("through 0.4.2", "intact").detail).toContain(advice);
});
