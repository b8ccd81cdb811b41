import { afterAll, afterEach, expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { codeIn, newCode, newKey, newScan, newTenant, tenantIn, visitor } from "../stores.ts";
import { leftovers, storesOf, temporaryFolder } from "./stores.ts";

const folder = temporaryFolder();
const db = openDatabase(folder);
const stores = storesOf(db);
afterAll(() => db.close());
// Lets the database grow again, whatever limit a test has set.
afterEach(() => db.writer.current.run("PRAGMA max_page_count = 1000000"));

/** Forbids the database to grow, as a full disk does. */
function fillDisk(): void {
  db.writer.current.run("PRAGMA max_page_count = 1");
}

test("an error at the end rolls the whole write back", async () => {
  const [one, two] = [newTenant(), newTenant()];
  const failing = () =>
    db.write(() => {
      for (const { id } of [one, two])
        db.writer.current.run(
          "insert into tenants (id, name, email, plan, device_log, created_at) values (?, '', '', 'free', 0, 0)",
          [id],
        );
      throw new Error("too late");
    });
  expect(failing).toThrow("too late");
  expect(await stores.tenants.byId(one.id)).toBeNull();
  expect(await stores.tenants.byId(two.id)).toBeNull();
  expect(db.writer.current.inTransaction).toBe(false);
});

test("a constraint that fails halfway rolls the first half back", async () => {
  const key = newKey();
  await stores.tenants.add(newTenant(), key);
  const twin = newTenant();
  await expect(stores.tenants.add(twin, key)).rejects.toThrow(StorageError);
  expect(await stores.tenants.byId(twin.id)).toBeNull();
});

test("a write succeeds after one that failed", async () => {
  expect(() =>
    db.write(() => {
      throw new Error("no");
    }),
  ).toThrow();
  expect(db.write(() => 7)).toBe(7);
});

test("an error that is not the engine's keeps its own name", () => {
  expect(() =>
    db.read(() => {
      throw new RangeError("mine");
    }),
  ).toThrow(RangeError);
});

test("a full disk is a storage fault: nothing is stored in part, and writes succeed once there is room", async () => {
  const tenant = await tenantIn(stores);
  const code = await codeIn(stores, tenant);
  const batch = Array.from({ length: 2_000 }, (_, i) => newScan(code, { visitor: visitor(i) }));
  fillDisk();
  const outcome = await stores.scans.commit(batch).catch((error) => error);
  expect(outcome).toBeInstanceOf(StorageError);
  expect(outcome).toMatchObject({ name: "StorageError", code: "SQLITE_FULL" });
  const nothing = { total: 0, uniqueVisitors: 0, bots: 0 };
  expect(await stores.scans.summary(code.id, true)).toMatchObject(nothing);
  expect(await stores.scans.summary(code.id, false)).toMatchObject(nothing);
  db.writer.current.run("PRAGMA max_page_count = 1000000");
  await stores.scans.commit(batch);
  expect((await stores.scans.summary(code.id, true)).uniqueVisitors).toBe(2_000);
});

test("a storage fault holds no values of the rows", async () => {
  const tenant = await tenantIn(stores);
  fillDisk();
  const fields = { text: "secret ".repeat(20_000) };
  const addition = { code: newCode(tenant, { fields }), limit: null, retry: null };
  const outcome = await stores.codes.add(addition).catch((error) => error);
  expect(outcome).toBeInstanceOf(StorageError);
  expect(String(outcome)).not.toContain("secret");
});

test("a batch with a scan that cannot be stored is rolled back as a whole", async () => {
  const code = await codeIn(stores, await tenantIn(stores));
  db.writer.current.run(
    "create temp trigger refuse before insert on scans begin select raise(abort, 'no') where new.country = 'XX'; end",
  );
  const batch = [newScan(code), newScan(code, { country: "XX", visitor: visitor(2) })];
  await expect(stores.scans.commit(batch)).rejects.toThrow(StorageError);
  db.writer.current.run("drop trigger refuse");
  expect((await stores.scans.summary(code.id, true)).total).toBe(0);
  await stores.scans.commit([newScan(code)]);
  expect(
    (await stores.scans.list(code.id, { withBots: true, limit: 5 })).map(({ repeat }) => repeat),
  ).toEqual([false]);
});

test("erasing resumes where it stopped when the database is opened again", async () => {
  const code = await codeIn(stores, await tenantIn(stores));
  await stores.scans.commit(Array.from({ length: 30 }, (_, i) => newScan(code, { visitor: visitor(i) })));
  await stores.codes.remove(code.tenantId, code.id, code.createdAt);
  await stores.eraser.step(10);
  const left = leftovers(db);
  expect(left).toBeGreaterThan(0);

  const again = openDatabase(folder);
  const { eraser } = storesOf(again);
  expect(leftovers(again)).toBe(left);
  for (let steps = 0; steps < 20 && (await eraser.step(10)); steps++);
  expect(leftovers(again)).toBe(0);
  expect(again.reader.current.query("select * from erasures").all()).toEqual([]);
  again.close();
});
