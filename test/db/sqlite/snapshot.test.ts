import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "../../../db/sqlite/open.ts";
import { createDatabase } from "../../../db/sqlite/works.ts";
import { from, shape, whole } from "../../../db/shape.ts";
import { first } from "../../../db/work.ts";

const COUNT = shape({ count: from("count(*)", whole) });

test("a snapshot of a command stays the same while the service, another process, writes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-test-"));
  const db = openDatabase(folder);
  const service = new Database(join(folder, DATABASE_FILE));
  const add = () =>
    service.run("insert into series (tenant_id, group_tag) values (?, '')", [Bun.randomUUIDv7()]);
  const look = () =>
    createDatabase(db).snapshot(function* () {
      const before = yield* first(COUNT)`select ${COUNT} from series`;
      add();
      return [before?.count, (yield* first(COUNT)`select ${COUNT} from series`)?.count];
    });
  try {
    expect(await look()).toEqual([0, 0]);
    // It ends with its work: the next one sees what was written.
    expect(await look()).toEqual([1, 1]);
    const failing = createDatabase(db).snapshot(function* () {
      yield* first(COUNT)`select ${COUNT} from series`;
      throw new Error("not now");
    });
    await expect(failing).rejects.toThrow("not now");
    expect(await look()).toEqual([2, 2]);
  } finally {
    service.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
