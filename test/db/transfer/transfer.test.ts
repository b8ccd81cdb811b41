import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { readingPostgres } from "../../../db/transfer/postgres-source.ts";
import { type Filling, fillingPostgres } from "../../../db/transfer/postgres-target.ts";
import { fillingSqlite, readingSqlite } from "../../../db/transfer/sqlite.ts";
import { TABLES } from "../../../db/transfer/tables.ts";
import { type Carried, contentsOf, transfer } from "../../../db/transfer/transfer.ts";
import { openPostgres } from "../../../db/postgres/open.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { proxyTo } from "../postgres/proxy.ts";
import { openNode, PATIENT } from "../postgres/stores.ts";
import { contentsOfFile, filledFile, newFolder, tablesOfFile } from "./filled.ts";

/** Copies of a whole database from one engine to the other, also after interruptions. */

const MARK = "the mark of a secret";

/** Copies a file into the database at an address. `meddle` wraps the target, to inject faults. */
function fill(
  file: string,
  url: string,
  meddle: (target: Filling) => Filling = (target) => target,
): Promise<{ carried: Carried[]; isResumed: boolean }> {
  return readingSqlite(file, async (source) => {
    const contents = await contentsOf(source);
    return fillingPostgres(url, contents.fingerprint, MARK, async (target) => ({
      carried: await Array.fromAsync(transfer(source, meddle(target), contents)),
      isResumed: target.isResumed,
    }));
  });
}

/** Copies the database at an address into a new file. */
async function takeOut(url: string): Promise<string> {
  const file = join(newFolder(), "out.db");
  await Bun.write(file, "");
  await readingPostgres(url, MARK, async (source) => {
    const contents = await contentsOf(source);
    await fillingSqlite(file, async (target) => {
      await Array.fromAsync(transfer(source, target, contents));
    });
  });
  return file;
}

/** A target that takes so many pages and fails at the next one, before or after it is stored. */
function failingAfter(pages: number, when: "before" | "after") {
  return (target: Filling): Filling => {
    let left = pages;
    return {
      ...target,
      async add(table, rows) {
        if (left === 0 && when === "before") throw new Error("killed");
        await target.add(table, rows);
        if (left-- === 0) throw new Error("killed");
      },
    };
  };
}

test("every table is copied, and every column except leases; what searches need is made anew", async () => {
  const file = await filledFile();
  const carried = new Map(TABLES.map(({ name, columns }) => [name, new Set(columns.map((c) => c.name))]));
  const isOfSearch = (name: string) =>
    name.startsWith("code_search") || name === "search_backlog" || name === "search_pending";
  const missing = [...tablesOfFile(file)].flatMap(([name, columns]) =>
    isOfSearch(name)
      ? []
      : [...columns].filter((column) => !carried.get(name)?.has(column)).map((column) => `${name}.${column}`),
  );
  // Counts that are still to be added to series are added up as they are copied. The copy has the mark of its
  // own secret.
  expect(missing).toEqual([
    ...["open_batches.first_code", "open_batches.held_until", "series_deltas.id", "series_deltas.counts"],
    ...["secret_marks.id", "secret_marks.mark"],
  ]);
});

describe.skipIf(!hasPostgres)("a copy between SQLite and PostgreSQL", () => {
  const emptyDatabase = async () => (await postgresServer()).emptyDatabase();
  /**
   * A database in which a node has made the tables, and nothing else, which takes a copy as an empty one
   * does.
   */
  const freshDatabase = async () => (await postgresServer()).freshDatabase();
  let full: Promise<string> | null = null;
  /** A database into which a filled file was copied. */
  async function fullDatabase(): Promise<string> {
    full ??= Promise.all([filledFile(), emptyDatabase()]).then(([file, url]) =>
      fill(file, url).then(() => url),
    );
    return (await postgresServer()).copyOf(await full);
  }

  test("is equal to the source, there and back", async () => {
    const [file, url] = [await filledFile(), await emptyDatabase()];
    const { carried, isResumed } = await fill(file, url);
    expect(isResumed).toBe(false);
    expect(carried.map(({ table }) => table)).toEqual(TABLES.map(({ name }) => name));
    expect(carried.find(({ table }) => table === "scans")).toEqual({ table: "scans", rows: 4_500 });
    const out = await takeOut(url);
    expect(contentsOfFile(out)).toEqual(contentsOfFile(file));
    // Only SQLite has this column: the first code of a staged batch.
    const client = new Database(out, { readonly: true });
    const begin = client.query<unknown, []>(
      "select b.first_code, min(c.seq) from open_batches b join codes c on c.batch = b.seq group by b.seq",
    );
    expect(begin.values()).toEqual([[1, 1]]);
    client.close();
  }, 300_000);

  test("finds every code by its text at once, and by the index once housekeeping has made it", async () => {
    const url = await fullDatabase();
    const { db, stores } = await openNode(url, PATIENT);
    const server = await postgresServer();
    const rows = (query: string) => server.query<{ found: string }>(url, query);
    const seqs = "select coalesce(string_agg(seq::text, ',' order by seq), '') as found from codes";
    const indexed = seqs.replace("from codes", "from (select code_seq as seq from code_search) as s");
    // The source's columns hold other texts than the service would write.
    await server.query(
      url,
      "update codes set search_text = 'needle of ' || id, fields = '{}', style = null, landing = null, rules = null, utm = null, tags = null",
    );
    await server.query(url, "update code_ranks set health = 'unchecked', worst_target = null");
    const [code] = await server.query<{ id: string; tenant: string }>(
      url,
      `select id, tenant_id as tenant from codes
        where batch is null or batch not in (select seq from open_batches) order by seq limit 1`,
    );
    if (!code) throw new Error("The source has no codes");
    const found = async () =>
      (await stores.codes.list(code.tenant, { limit: 5, search: `needle of ${code.id}` })).codes.map(
        ({ id }) => id,
      );
    expect(await rows(indexed)).toEqual([{ found: "" }]);
    expect(await found()).toEqual([code.id]);
    while (await stores.codes.indexSome(1)) expect(await found()).toEqual([code.id]);
    expect(await rows(indexed)).toEqual(await rows(seqs));
    expect(await rows("select 'a backlog' as found from search_backlog")).toEqual([]);
    expect(await found()).toEqual([code.id]);
    await db.close();
  }, 300_000);

  test("never generates a number that the source has used", async () => {
    const url = await fullDatabase();
    const [row] = await (
      await postgresServer()
    ).query<{ seq: string }>(
      url,
      "insert into open_batches (tenant_id, created_at, leased_until) values ('id-00001', 0, 0) returning seq",
    );
    expect(Number(row?.seq)).toBe(1_001);
  }, 300_000);

  test("replaces U+0000, which PostgreSQL can't store, by U+FFFD", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    const client = new Database(file);
    client.run("update tenants set name = ? where id = 'id-00001'", ["a\0b\ufffd"]);
    client.close();
    await fill(file, url);
    const [row] = await (
      await postgresServer()
    ).query<{ name: string }>(url, "select name from tenants where id = 'id-00001'");
    expect(row?.name).toBe("a\ufffdb\ufffd");
  }, 300_000);

  test("resumes after an interruption at any page, and copies no row twice", async () => {
    const [file, url] = [await filledFile(), await emptyDatabase()];
    let turns = 0;
    for (let pages = 0; ; pages = (pages * 2 + 1) % 13, turns++) {
      const when = turns % 2 === 0 ? "before" : "after";
      const outcome = await fill(file, url, failingAfter(pages, when)).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) break;
      expect(outcome.message).toBe("killed");
    }
    expect(turns).toBeGreaterThan(3);
    expect(contentsOfFile(await takeOut(url))).toEqual(contentsOfFile(file));
  }, 300_000);

  test("does not repeat a page whose commit got no answer", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    const proxy = await proxyTo(url);
    const cutting = (target: Filling): Filling => ({
      ...target,
      async add(table, rows) {
        if (table.name === "scans") proxy.cutAfter = "COMMIT";
        await target.add(table, rows);
      },
    });
    await fill(file, proxy.through(url), cutting);
    expect(proxy.cuts).toBeGreaterThan(1);
    proxy.close();
    expect(contentsOfFile(await takeOut(url))).toEqual(contentsOfFile(file));
  }, 300_000);

  test("admits no node before it is complete, and afterwards only nodes with the same secret", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    await fill(file, url, failingAfter(5, "after")).catch(() => {});
    const entering = openPostgres(url).catch((error: unknown) => error);
    expect(await entering).toMatchObject({ code: "a copy into it is not finished" });
    await fill(file, url);
    await (await openPostgres(url)).close();
    const other = readingPostgres(url, "another mark", async () => {}).catch((error: unknown) => error);
    expect(await other).toMatchObject({ message: expect.stringContaining("another secret") });
  }, 300_000);

  test("is refused while another one is under way, so that two at once never mix", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    const outcomes = await Promise.allSettled([fill(file, url), fill(copy, url)]);
    // The second copy is refused because the first is under way or, if that was quick, because it is complete.
    const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    expect(refusals).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/is under way$|holds data of Quietzone/) }),
    ]);
    expect(contentsOfFile(await takeOut(url))).toEqual(contentsOfFile(file));
  }, 300_000);

  test("is refused while another one is in the middle, and resumes it after that one was killed", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    let pages = 0;
    const interrupted = (target: Filling): Filling => ({
      ...target,
      async add(table, rows) {
        if (pages++ === 5) {
          expect(await fill(file, url).catch(String)).toBe("Error: another copy into it is under way");
          throw new Error("killed");
        }
        await target.add(table, rows);
      },
    });
    expect(await fill(file, url, interrupted).catch(String)).toBe("Error: killed");
    expect((await fill(file, url)).isResumed).toBe(true);
    expect(contentsOfFile(await takeOut(url))).toEqual(contentsOfFile(file));
  }, 300_000);

  test("is refused by a database that holds other tables, an unfinished copy of another source, or a complete copy", async () => {
    const [file, url] = [await filledFile(), await emptyDatabase()];
    const server = await postgresServer();
    const refusal = async (from = file) => {
      const error = await fill(from, url).catch((reason: unknown) => reason);
      return error instanceof Error ? error.message : "";
    };
    await server.query(url, "create table somebody_elses (id int)");
    expect(await refusal()).toContain("holds something else already (somebody_elses)");
    expect(await server.query(url, "select to_regclass('quietzone_filling')")).toEqual([
      { to_regclass: null },
    ]);
    await server.query(url, "drop table somebody_elses");

    await fill(file, url, failingAfter(5, "after")).catch(() => {});
    const changed = `${file}.changed`;
    copyFileSync(file, changed);
    const client = new Database(changed);
    client.run("update code_totals set scans = scans + 1 where code_seq = 1");
    client.close();
    expect(await refusal(changed)).toContain("what has changed since");
    await fill(file, url);
    expect(await refusal()).toContain("holds data of Quietzone already");
  }, 300_000);

  test("is refused while a node uses the database, but not because a command inspected it", async () => {
    const [file, url] = [await filledFile(), await emptyDatabase()];
    const db = await openPostgres(url);
    await db.read(async (on) => on.unsafe("select 1"));
    const refused = await fill(file, url).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining("at work on it") });
    await db.close();
    await fill(file, url);
    expect(contentsOfFile(await takeOut(url))).toEqual(contentsOfFile(file));
  }, 300_000);

  test("fails when the copy differs from the source", async () => {
    const [file, url] = [await filledFile(), await freshDatabase()];
    const losing = (target: Filling): Filling => ({
      ...target,
      add: (table, rows) => target.add(table, table.name === "leads" ? rows.slice(1) : rows),
    });
    expect(await fill(file, url, losing).catch(String)).toContain("leads had 7 rows, and 6 arrived");
    const other = await freshDatabase();
    const bending = (target: Filling): Filling => ({
      ...target,
      add: (table, rows) =>
        target.add(
          table,
          table.name === "code_totals" ? rows.map((row) => row.with(1, Number(row[1]) + 1)) : rows,
        ),
    });
    expect(await fill(file, other, bending).catch(String)).toContain(
      "code_totals did not arrive as it was: scans",
    );
  }, 300_000);

  test("is a snapshot of the source, whatever is written while it runs", async () => {
    const [file, url] = [await filledFile(), await fullDatabase()];
    const server = await postgresServer();
    const out = join(newFolder(), "out.db");
    await Bun.write(out, "");
    await readingPostgres(url, MARK, async (source) => {
      const contents = await contentsOf(source);
      await server.query(url, "delete from leads");
      await server.query(url, "update tenants set name = 'later'");
      await fillingSqlite(out, async (target) => {
        await Array.fromAsync(transfer(source, target, contents));
      });
    });
    expect(contentsOfFile(out)).toEqual(contentsOfFile(file));
  }, 300_000);
});
