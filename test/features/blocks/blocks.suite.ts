import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DueNotice } from "../../../src/features/blocks/records.ts";
import type { NewBlock } from "../../../src/kit/shared/block.ts";
import { DAY, MINUTE } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, freshShortId, newKey, newTenant, NOON, tenantIn } from "../../db/stores.ts";
import { DECIDED, deedAt } from "./blocking.ts";

/** Blocks of codes and workspaces, and the people to tell. */
contract("blocks", (stores) => {
  const LISTED: NewBlock = { by: "list", reason: "list", words: null, list: "phish.txt" };
  const LATER = NOON + MINUTE;
  const FAR = NOON + DAY;

  async function blocked() {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    return { tenant, code, shown: () => stores().codes.get(tenant.id, code.id) };
  }

  const auditOf = async (tenantId: string) =>
    (await stores().audit.list({ tenantId }, 10, null)).entries.map(({ action, author, detail }) => ({
      action,
      author,
      detail,
    }));

  test("a block has its reason, its words and its time, and the audit has them but the words", async () => {
    const { tenant, code, shown } = await blocked();
    const block = { ...DECIDED, words: "It asks for cards." };
    expect(await stores().blocks.block(code.shortId, block, deedAt(LATER))).toEqual({ isNew: true });
    expect(await shown()).toMatchObject({
      active: false,
      takenDown: true,
      blocked: { ...block, since: LATER },
      revision: 2,
    });
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ active: false, isBlocked: true });
    expect(await stores().blocks.unblock(code.shortId, "operator", deedAt(LATER))).toEqual({ isNew: true });
    expect(await shown()).toMatchObject({ active: true, takenDown: false, blocked: null, revision: 3 });
    expect(await stores().codes.resolve(code.shortId)).toMatchObject({ active: true, isBlocked: false });
    expect(await auditOf(tenant.id)).toEqual([
      { action: "code.put_back", author: "operator", detail: { revision: 3, reason: "phishing" } },
      { action: "code.taken_down", author: "operator", detail: { revision: 2, reason: "phishing" } },
    ]);
  });

  test("a list and the operator block a code apart from each other, and the operator's block is shown", async () => {
    const { tenant, code, shown } = await blocked();
    const { blocks } = stores();
    await blocks.block(code.shortId, LISTED, deedAt(NOON, null));
    expect(await shown()).toMatchObject({ blocked: { by: "list", list: "phish.txt" }, active: false });
    await blocks.block(code.shortId, DECIDED, deedAt(LATER));
    expect(await shown()).toMatchObject({ blocked: { by: "operator", since: LATER }, active: false });
    await blocks.unblock(code.shortId, "operator", deedAt(LATER));
    expect(await shown()).toMatchObject({ blocked: { by: "list", since: NOON }, active: false });
    await blocks.unblock(code.shortId, "list", deedAt(LATER, null));
    expect(await shown()).toMatchObject({ blocked: null, active: true });
    expect((await auditOf(tenant.id)).at(-1)).toEqual({
      action: "code.taken_down",
      author: null,
      detail: { revision: 2, reason: "list", list: "phish.txt" },
    });
  });

  test("the same block again changes nothing, and another reason of the same blocker replaces it", async () => {
    const { code, shown } = await blocked();
    const { blocks } = stores();
    await blocks.block(code.shortId, DECIDED, deedAt(NOON));
    expect(await blocks.block(code.shortId, DECIDED, deedAt(LATER))).toEqual({ isNew: false });
    expect(await blocks.unblock(code.shortId, "list", deedAt(LATER))).toEqual({ isNew: false });
    expect(await shown()).toMatchObject({ revision: 2, blocked: { since: NOON } });
    await blocks.block(code.shortId, { ...DECIDED, reason: "spam" }, deedAt(LATER));
    expect(await shown()).toMatchObject({ revision: 3, blocked: { reason: "spam", since: LATER } });
    expect(await blocks.block(freshShortId(), DECIDED, deedAt(LATER))).toBeNull();
  });

  test("a suspended workspace has its reason until it is resumed", async () => {
    const { tenant } = await blocked();
    const { blocks, tenants } = stores();
    const decision = { reason: "malware", words: "All of them lead to one file." } as const;
    expect(await blocks.blockWorkspace(tenant.id, decision, deedAt(LATER))).toEqual({ isNew: true });
    expect(await blocks.blockWorkspace(tenant.id, decision, deedAt(FAR))).toEqual({ isNew: false });
    expect(await tenants.byId(tenant.id)).toMatchObject({
      suspended: true,
      blockedFor: "malware",
      blockedWords: "All of them lead to one file.",
      blockedAt: LATER,
    });
    expect(await blocks.unblockWorkspace(tenant.id, deedAt(FAR))).toEqual({ isNew: true });
    expect(await blocks.unblockWorkspace(tenant.id, deedAt(FAR))).toEqual({ isNew: false });
    expect(await tenants.byId(tenant.id)).toEqual(tenant);
    expect(await blocks.blockWorkspace("ten_unknown", decision, deedAt(LATER))).toBeNull();
    expect((await auditOf(tenant.id)).map(({ action }) => action)).toEqual([
      "workspace.resumed",
      "workspace.suspended",
    ]);
  });

  /** A workspace with an owner. @param confirmedAt - when the owner confirmed the address. */
  async function owned(confirmedAt: number | null) {
    const tenant = newTenant();
    const id = freshId("per");
    const person = {
      ...{ id, email: `${id}@museum.example`, name: "Anna", language: null, passwordHash: null },
      ...{ confirmedAt, createdAt: NOON, secondFactor: false },
    };
    await stores().tenants.add(tenant, newKey(), { person, isNew: true });
    const { shortId } = await codeIn(stores(), tenant);
    return { tenant, person, shortId };
  }

  /** Takes all notices that are due. */
  async function taken(now: number, until = now + MINUTE) {
    const found = [];
    for (let due = await stores().blockNotices.take(now, until); due;) {
      found.push(due);
      due = await stores().blockNotices.take(now, until);
    }
    return found;
  }

  test("a notice is due for the workspace and its confirmed owners, and what comes while it is told is told next", async () => {
    await taken(FAR, FAR * 2);
    const { tenant, person, shortId } = await owned(NOON);
    const other = await owned(null);
    const { blocks, blockNotices } = stores();
    await blocks.block(shortId, DECIDED, deedAt(LATER));
    await blocks.block(other.shortId, DECIDED, deedAt(LATER));
    expect(await taken(LATER)).toEqual([]);
    const due = await taken(LATER + MINUTE);
    const who = due.map(({ tenantId, personId }) => [tenantId, personId]).toSorted();
    expect(who).toEqual(
      [
        [tenant.id, ""],
        [tenant.id, person.id],
        [other.tenant.id, ""],
      ].toSorted(),
    );
    const [notice] = due.filter(({ personId }) => personId === person.id);
    if (!notice) throw new Error("no notice");
    expect(await blockNotices.recipient(notice)).toEqual({ email: person.email, language: null });
    for (const { tenantId } of due)
      expect(await blockNotices.recipient({ ...notice, tenantId, personId: "" })).toBeNull();
    expect(await blockNotices.webhooks(tenant.id)).toEqual([]);
    expect(await blockNotices.blocked(tenant.id, notice.afterAt, 10)).toMatchObject({
      tenant: { id: tenant.id },
      codes: [{ shortId, domain: null, blocks: [{ ...DECIDED, since: LATER }] }],
      count: 1,
    });
    // Another reason while the mail is on its way.
    await blocks.block(shortId, { ...DECIDED, reason: "spam" }, deedAt(LATER + 10));
    await blockNotices.told(notice, LATER);
    const again = (await taken(FAR)).filter(({ personId }) => personId === person.id);
    expect(again).toMatchObject([{ afterAt: LATER, failures: 0 }]);
    const [second] = again;
    if (!second) throw new Error("no notice");
    await blockNotices.failed(second, FAR);
    const third = (await taken(FAR)).find(({ personId }) => personId === person.id);
    expect(third).toMatchObject({ failures: 1 });
    if (third) await blockNotices.failed(third, null);
    expect((await taken(FAR * 2)).filter(({ personId }) => personId === person.id)).toEqual([]);
  });

  test("what a list blocks while a mail is on its way is told next", async () => {
    await taken(FAR, FAR * 2);
    const { tenant, person, shortId } = await owned(NOON);
    const { blocks, blockNotices } = stores();
    await blocks.block(shortId, LISTED, deedAt(NOON, null));
    const now = NOON + 10 * MINUTE;
    const ofPerson = (notices: readonly DueNotice[]) =>
      notices.filter(({ personId }) => personId === person.id);
    const [notice] = ofPerson(await taken(now, now + 10 * MINUTE));
    if (!notice) throw new Error("no notice");
    const { domain, shortId: next } = await codeIn(stores(), tenant);
    await blocks.block(next, LISTED, deedAt(now + 1, null));
    await blockNotices.told(notice, NOON);
    const [second] = ofPerson(await taken(FAR));
    if (!second) throw new Error("it was forgotten");
    const { codes, count } = await blockNotices.blocked(tenant.id, second.afterAt, 10);
    expect({ codes, count }).toMatchObject({ codes: [{ domain, shortId: next }], count: 1 });
    await blockNotices.told(second, now + 1);
    expect(ofPerson(await taken(FAR * 2))).toEqual([]);
  });

  test("what was blocked before there were reasons has one, and the time that is known of it", async () => {
    const { tenant, code, shown } = await blocked();
    const { blocks, tenants } = stores();
    await blocks.block(code.shortId, DECIDED, deedAt(LATER));
    await blocks.blockWorkspace(tenant.id, { reason: "spam", words: "x" }, deedAt(FAR));
    // As earlier versions stored it.
    const noCode = "update codes set blocked = null, blocked_at = null";
    const noWorkspace = "update tenants set blocked_for = null, blocked_words = null, blocked_at = null";
    await stores().damage(`${noCode} where tenant_id = '${tenant.id}'`);
    await stores().damage(`${noWorkspace} where id = '${tenant.id}'`);
    expect(fills).toHaveLength(2);
    for (const statement of fills) await stores().damage(statement);
    const other = { by: "operator", reason: "other", words: null, list: null } as const;
    expect(await shown()).toMatchObject({ takenDown: true, blocked: { ...other, since: LATER } });
    expect(await tenants.byId(tenant.id)).toMatchObject({
      suspended: true,
      blockedFor: "other",
      blockedWords: null,
      blockedAt: FAR,
    });
    await blocks.unblockWorkspace(tenant.id, deedAt(FAR));
    await blocks.unblock(code.shortId, "operator", deedAt(FAR));
    expect(await shown()).toMatchObject({ active: true, blocked: null });
  });
});

/** The statements by which migrations of both engines fill the columns of blocks. */
const fills = [
  ...new Set(["sqlite/migrations", "postgres/migrations-postgres"].flatMap((folder) => statementsIn(folder))),
].filter((statement) => /^update \w+ set blocked/i.test(statement));

function statementsIn(folder: string): string[] {
  const path = join(import.meta.dir, "../../../db", folder);
  return [...new Bun.Glob("*.sql").scanSync(path)].flatMap((file) =>
    readFileSync(join(path, file), "utf8")
      .split("--> statement-breakpoint")
      .map((statement) => statement.trim()),
  );
}
