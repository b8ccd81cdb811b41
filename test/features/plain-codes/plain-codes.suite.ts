import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PlainCode } from "../../../src/features/plain-codes/model.ts";
import type { NewPlainCode, PlainEdit } from "../../../src/features/plain-codes/records.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON, retryKey, tenantIn } from "../../db/stores.ts";

function newPlain(tenant: Pick<Tenant, "id">, change: Partial<PlainCode> = {}): PlainCode {
  return {
    id: freshId("plain"),
    tenantId: tenant.id,
    type: "text",
    fields: { text: "Hi" },
    style: { foreground: "#0a0a60" },
    title: "Title",
    group: "foyer",
    printed: false,
    payload: "Hi",
    revision: 1,
    createdAt: NOON,
    updatedAt: NOON,
    changedBy: "main\nkey_1",
    ...change,
  };
}

const MIGRATION = join(import.meta.dir, "../../../db/sqlite/migrations/0006_stored_encoding.sql");
/** The same for both engines. */
const migration = readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint");

const RULES: Omit<NewPlainCode, "code"> = { copies: [], limit: null, most: null, answer: "{}", retry: null };

const toEdit = (code: PlainCode, change: PlainEdit["change"], more: Partial<PlainEdit> = {}): PlainEdit => ({
  ...{ change, payload: code.payload, seen: code.revision, ifRevisions: null, copies: [] },
  ...{ at: NOON + 1, by: null, most: null },
  ...more,
});

contract("plain codes", (stores) => {
  const add = (code: PlainCode, rules: Partial<NewPlainCode> = {}) =>
    stores().plainCodes.add({ code, ...RULES, ...rules });
  const sums = (tenant: Tenant) => stores().tenants.usage(tenant.id);

  test("a code is read as it was stored, and by its tenant alone", async () => {
    const tenant = await tenantIn(stores());
    const other = await tenantIn(stores());
    const code = newPlain(tenant, { title: "Übung", style: null, group: null });
    expect(await add(code)).toEqual({ answer: "{}", isReplay: false });
    expect(await stores().plainCodes.get(tenant.id, code.id)).toEqual(code);
    expect(await stores().plainCodes.get(other.id, code.id)).toBeNull();
    expect((await stores().plainCodes.list(other.id, { limit: 9 })).codes).toEqual([]);
    expect(await stores().plainCodes.hasAlike(code)).toBe(true);
    expect(await stores().plainCodes.hasAlike({ ...code, title: null })).toBe(false);
    expect(await add(newPlain({ id: "tenant_gone" }))).toBe("tenant_gone");
  });

  test("there are no more than allowed, in number and bytes, however many come at once", async () => {
    const tenant = await tenantIn(stores());
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => add(newPlain(tenant), { limit: 4 })));
    expect(outcomes.filter((outcome) => outcome === "limit_reached")).toHaveLength(2);
    const { plainCodes, bytes } = await sums(tenant);
    expect(plainCodes).toBe(4);
    expect(await add(newPlain(tenant), { most: bytes })).toBe("bytes_reached");
    const [code] = (await stores().plainCodes.list(tenant.id, { limit: 1 })).codes;
    if (!code) throw new Error("There is no code");
    const grown = toEdit(code, { fields: { text: "x".repeat(900) } }, { most: bytes + 100 });
    expect(await stores().plainCodes.edit(tenant.id, code.id, grown)).toBe("bytes_reached");
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    await stores().plainCodes.remove(tenant.id, code.id, null);
    expect((await sums(tenant)).plainCodes).toBe(3);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("of edits that were checked with one revision the first is stored", async () => {
    const tenant = await tenantIn(stores());
    const code = newPlain(tenant);
    await add(code);
    const edits = await Promise.all(
      ["One", "Two", "Three"].map((title) =>
        stores().plainCodes.edit(tenant.id, code.id, toEdit(code, { title })),
      ),
    );
    expect(edits.filter((outcome) => outcome === "outdated")).toHaveLength(2);
    const now = await stores().plainCodes.get(tenant.id, code.id);
    expect(now?.revision).toBe(2);
    const edit = (change: PlainEdit["change"], more: Partial<PlainEdit> = {}) =>
      stores().plainCodes.edit(tenant.id, code.id, toEdit(code, change, { seen: 2, ...more }));
    expect(await edit({ title: now?.title ?? null })).toEqual(now);
    expect(await edit({ title: "x" }, { ifRevisions: new Set([1]) })).toBe("changed");
    expect(await edit({ printed: true })).toMatchObject({ printed: true, revision: 3 });
    expect(await stores().plainCodes.edit("tenant_gone", code.id, toEdit(code, {}))).toBe("tenant_gone");
    expect(await stores().plainCodes.edit(tenant.id, "plain_none", toEdit(code, {}))).toBeNull();
    expect(await stores().plainCodes.remove(tenant.id, code.id, new Set([2]))).toBe("changed");
    expect(await stores().plainCodes.remove(tenant.id, "plain_none", null)).toBeNull();
  });

  test("a history keeps what changes replaced, and has a bound", async () => {
    const tenant = await tenantIn(stores());
    let code = newPlain(tenant);
    await add(code);
    for (let number = 0; number < 12; number++) {
      const style = { logo: { svg: `${number}`.repeat(60_000) } };
      const edited = await stores().plainCodes.edit(tenant.id, code.id, toEdit(code, { style }));
      if (edited === null || typeof edited === "string") throw new Error("It was not changed");
      code = edited;
    }
    const history = await stores().plainCodes.history(tenant.id, code.id);
    const revisions = history?.former.map(({ revision }) => revision) ?? [];
    expect(revisions.at(-1)).toBe(12);
    expect(revisions.length).toBeWithin(3, 12);
    expect(await stores().plainCodes.history("tenant_gone", code.id)).toBeNull();
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("a page of large codes ends early, and the list goes on", async () => {
    const tenant = await tenantIn(stores());
    const style = { logo: { svg: "x".repeat(400_000) } };
    for (let made = 0; made < 5; made++) await add(newPlain(tenant, { style, title: `${5 - made}` }));
    for (const sort of ["newest", "oldest", "title"] as const) {
      const titles: (string | null)[] = [];
      let pages = 0;
      for (let after: { id: string; key: string } | null | undefined; after !== null; pages++) {
        const page = await stores().plainCodes.list(tenant.id, { limit: 9, sort, ...(after && { after }) });
        titles.push(...page.codes.map(({ title }) => title));
        after = page.next;
      }
      expect(pages).toBeGreaterThan(1);
      expect(titles).toEqual(sort === "oldest" ? ["5", "4", "3", "2", "1"] : ["1", "2", "3", "4", "5"]);
    }
  });

  test("a retry gets the first answer", async () => {
    const tenant = await tenantIn(stores());
    const retry = retryKey(tenant);
    expect(await add(newPlain(tenant), { retry, answer: "first" })).toMatchObject({ isReplay: false });
    expect(await add(newPlain(tenant), { retry, answer: "second" })).toEqual({
      answer: "first",
      isReplay: true,
    });
    expect(await add(newPlain(tenant), { retry: { ...retry, fingerprint: "other" } })).toBe("key_reused");
    expect((await sums(tenant)).plainCodes).toBe(1);
  });

  test("a batch that is undone several times at once counts once, and a code edited meanwhile stays", async () => {
    const tenant = await tenantIn(stores());
    const { bulk, plainCodes } = stores();
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const codes = Array.from({ length: 24 }, () => newPlain(tenant));
    expect(await bulk.stagePlain(batch, codes, [], null)).toBe("staged");
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("committed");
    const undo = async (): Promise<number> => {
      const { deleted } = await bulk.undoPlain({ batch, tenantId: tenant.id });
      return deleted === 0 ? 0 : deleted + (await undo());
    };
    const print = async (code: PlainCode) =>
      (await plainCodes.edit(tenant.id, code.id, toEdit(code, { printed: true }))) === null ? [] : [code.id];
    const [deleted, printed] = await Promise.all([
      Promise.all([undo(), undo(), undo()]),
      Promise.all(codes.map(print)),
    ]);
    const stays = printed.flat().toSorted();
    const left = await plainCodes.list(tenant.id, { limit: 99, sort: "oldest" });
    expect(left.codes.map(({ id }) => id)).toEqual(stays);
    expect(deleted.reduce((sum, some) => sum + some, 0)).toBe(codes.length - stays.length);
    expect((await sums(tenant)).plainCodes).toBe(stays.length);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
    expect(await bulk.undoPlain({ batch, tenantId: "tenant_gone" })).toEqual({ deleted: 0, kept: [] });
  });

  test("codes that were stored before symbols named their encoding keep the symbol that may be printed", async () => {
    const tenant = await tenantIn(stores());
    const { plainCodes, bulk } = stores();
    const styles = [null, {}, { foreground: "#0a0a60" }] as const;
    const codes = styles.flatMap((style) => [
      newPlain(tenant, { style, payload: "Löwe" }),
      newPlain(tenant, { style }),
    ]);
    for (const code of codes) expect(await add(code)).toMatchObject({ isReplay: false });
    const staged = newPlain(tenant, { payload: "Löwe" });
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    expect(await bulk.stagePlain(batch, [staged], [], null)).toBe("staged");
    for (const statement of migration) await stores().damage(statement);
    const read = await Promise.all(codes.map(async ({ id }) => (await plainCodes.get(tenant.id, id))?.style));
    const plain = { encoding: "plain" as const };
    expect(read).toEqual([plain, null, plain, {}, { foreground: "#0a0a60", ...plain }, styles[2]]);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });
});
