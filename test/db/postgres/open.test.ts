import { describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openPostgres } from "../../../db/postgres/open.ts";
import { StorageError } from "../../../src/shared/storage.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";

describe.skipIf(!hasPostgres)("a PostgreSQL database", () => {
  test("works", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const db = await openPostgres(url);
    await db.write(async (tx) => {
      await tx.execute(sql`insert into retired_short_ids values ('a', 1)`);
    });
    expect(await server.query<{ short_id: string }>(url, "select * from retired_short_ids")).toHaveLength(1);
    expect(await db.read((c) => c.execute(sql`select 1 / 0`)).catch((e) => e)).toBeInstanceOf(StorageError);
    await db.close();
  });
});
