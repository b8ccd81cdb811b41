import { expect, test } from "bun:test";
import type { NewShare } from "../../../src/features/shares/records.ts";
import { systemClock } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { hashToken } from "../../../src/kit/shared/token.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, NOON, tenantIn } from "../../db/stores.ts";
import { deedAt, setSuspended, takeDown } from "../blocks/blocking.ts";

const ids = createIds(systemClock);

/** A share as the service stores it, with its token. */
function newShare(tenant: Tenant, of: NewShare["of"], more: Partial<NewShare> = {}) {
  const token = ids.id("token");
  const share: NewShare = {
    ...{ id: ids.id("share"), tenantId: tenant.id, of, hash: hashToken(token) },
    ...{ sealed: new Uint8Array([1, 2, 3]), password: null, title: null, period: null },
    ...{ rounds: true, withBots: true, expiresAt: null, createdAt: NOON },
    ...more,
  };
  return share;
}

/** Links to numbers. */
contract("shares", (stores) => {
  test("a share is found by its hash, with its workspace and what it is of", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { title: "Hall 3" });
    const period = { days: 7, timezone: "Europe/Berlin" };
    const ofCode = newShare(
      tenant,
      { codeId: code.id },
      { title: "Autumn", period, expiresAt: NOON + 1, rounds: false },
    );
    const ofGroup = newShare(tenant, { group: "audio" }, { password: "hash", withBots: false });
    const ofAll = newShare(tenant, "workspace");
    for (const share of [ofCode, ofGroup, ofAll]) expect(await stores().shares.add(share)).toBeNull();
    const found = await stores().shares.byHash(ofCode.hash);
    expect(found).toMatchObject({ isBlocked: false, tenant: { id: tenant.id, suspended: false } });
    expect(found?.share).toEqual({
      ...{ id: ofCode.id, title: "Autumn", period, rounds: false, withBots: true, expiresAt: NOON + 1 },
      of: { kind: "code", id: code.id, shortId: code.shortId, title: "Hall 3" },
      ...{ sealed: new Uint8Array([1, 2, 3]), password: null, passwordRevision: 1 },
      ...{ createdAt: NOON, updatedAt: NOON },
    });
    expect((await stores().shares.byHash(ofGroup.hash))?.share).toMatchObject({
      ...{ of: { kind: "group", group: "audio" }, password: "hash", withBots: false, period: null },
    });
    expect((await stores().shares.byHash(ofAll.hash))?.share.of).toEqual({ kind: "workspace" });
    expect(await stores().shares.byHash(hashToken("another"))).toBeNull();
    const listed = await stores().shares.list(tenant.id);
    expect(listed.map(({ id }) => id)).toEqual([ofAll.id, ofGroup.id, ofCode.id]);
    expect(await stores().shares.tenantOf(ofCode.id)).toBe(tenant.id);
  });

  test("it tells of a suspended workspace and a blocked code, and is gone with either", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const share = newShare(tenant, { codeId: code.id });
    const ofAll = newShare(tenant, "workspace");
    await stores().shares.add(share);
    await stores().shares.add(ofAll);
    await setSuspended(stores(), tenant.id, true);
    expect(await stores().shares.byHash(share.hash)).toMatchObject({ tenant: { suspended: true } });
    await setSuspended(stores(), tenant.id, false);
    await takeDown(stores(), code.shortId, NOON);
    expect(await stores().shares.byHash(share.hash)).toMatchObject({ isBlocked: true });
    expect(await stores().shares.byHash(ofAll.hash)).toMatchObject({ isBlocked: false });
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await stores().shares.byHash(share.hash)).toBeNull();
    expect(await stores().shares.find(tenant.id, share.id)).toBeNull();
    while (await stores().eraser.step(1_000));
    expect(await stores().shares.tenantOf(share.id)).toBeNull();
    await stores().tenants.remove(tenant.id, NOON);
    expect(await stores().shares.byHash(ofAll.hash)).toBeNull();
    while (await stores().eraser.step(1_000));
    expect(await stores().shares.tenantOf(ofAll.id)).toBeNull();
  });

  test("an edit changes what it names, and a password counts up its revision", async () => {
    const tenant = await tenantIn(stores());
    const other = await tenantIn(stores());
    const share = newShare(tenant, "workspace", { title: "Autumn", period: { days: 7 } });
    await stores().shares.add(share);
    const edit = (change: object, owner = tenant) =>
      stores().shares.edit(owner.id, share.id, change, NOON + 5, deedAt(NOON));
    expect(await edit({ title: null })).toMatchObject({
      title: null,
      period: { days: 7 },
      updatedAt: NOON + 5,
    });
    expect(await edit({ period: null, rounds: false })).toMatchObject({ period: null, rounds: false });
    expect(await edit({ password: "a" })).toMatchObject({ password: "a", passwordRevision: 2 });
    expect(await edit({ password: null })).toMatchObject({ password: null, passwordRevision: 3 });
    expect(await edit({ title: "foreign" }, other)).toBeNull();
    expect(await stores().shares.remove(other.id, share.id)).toBe(false);
    expect(await stores().shares.remove(tenant.id, share.id, deedAt(NOON))).toBe(true);
    expect(await stores().shares.remove(tenant.id, share.id)).toBe(false);
    expect(await stores().shares.byHash(share.hash)).toBeNull();
    const { entries } = await stores().audit.list({ tenantId: tenant.id }, 10, null);
    const told = entries.map(({ action, detail }) => [action, detail]);
    expect(told).toContainEqual(["share.ended", {}]);
    expect(told).toContainEqual(["share.changed", { members: ["period", "round"] }]);
    expect(told).toContainEqual(["share.changed", { members: ["password"] }]);
  });

  test("a workspace has at most a hundred, whoever adds at once; none for a foreign or gone one", async () => {
    const tenant = await tenantIn(stores());
    const other = await tenantIn(stores());
    const foreign = await codeIn(stores(), other);
    const added = await Promise.all(
      Array.from({ length: 110 }, () => stores().shares.add(newShare(tenant, "workspace"))),
    );
    expect(added.filter((refused) => refused === null)).toHaveLength(100);
    expect(added.filter((refused) => refused === "full")).toHaveLength(10);
    expect(await stores().shares.add(newShare(other, { codeId: "code_none" }))).toBe("code_gone");
    const third = await tenantIn(stores());
    expect(await stores().shares.add(newShare(third, { codeId: foreign.id }))).toBe("code_gone");
    await stores().tenants.remove(third.id, NOON);
    expect(await stores().shares.add(newShare(third, "workspace"))).toBe("tenant_gone");
  });
});
