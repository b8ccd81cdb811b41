import type { BulkStore } from "../../../src/features/bulk/store/bulk.ts";
import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newCode, NOON, tenantIn } from "../../db/stores.ts";

contract("bulk files", (stores) => {
  /** A tenant with an open batch in which so many codes are staged. */
  async function staged(count: number) {
    const tenant = await tenantIn(stores());
    const codes = Array.from({ length: count }, () => newCode(tenant));
    const { bulk } = stores();
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    expect(await bulk.stage(batch, codes)).toEqual(new Set());
    return { tenant, codes, bulk, batch };
  }

  const retryOf = (tenantId: string, fingerprint = "a") => ({
    tenantId,
    route: "POST /app/api/bulk",
    key: "k",
    fingerprint,
  });

  const untilDone = async (bulk: BulkStore, batch: number) => {
    while (await bulk.discard(batch, 2));
  };

  test("staged codes are invisible until their batch is committed, and then all are visible", async () => {
    const { tenant, codes, bulk, batch } = await staged(5);
    const [first] = codes;
    const { codes: store } = stores();
    const seen = async () => [
      (await store.list(tenant.id, { limit: 10 })).codes.length,
      (await store.totals(tenant.id)).codes,
      (await store.get(tenant.id, first?.id ?? "")) !== null,
      (await store.resolve(first?.shortId ?? "")) !== null,
      (await store.byAddress(first?.shortId ?? "")) !== null,
      (await stores().tenants.usage(tenant.id)).codes,
      (await bulk.usage(tenant.id)).codes,
    ];
    expect(await seen()).toEqual([0, 0, false, false, false, 0, 0]);
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("committed");
    expect(await seen()).toEqual([5, 5, true, true, true, 5, 5]);
  });

  test("short ids that are staged, taken or retired are returned, the others are staged", async () => {
    const { tenant, codes, bulk, batch } = await staged(1);
    const again = codes.map(({ shortId }) => newCode(tenant, { shortId }));
    const free = newCode(tenant);
    const taken = new Set(codes.map(({ shortId }) => shortId));
    expect(await bulk.stage(batch, [...again, free])).toEqual(taken);
    expect(await bulk.taken([...taken, free.shortId, "never-was"])).toEqual(
      new Set([...taken, free.shortId]),
    );
    expect(
      await stores().codes.add({
        code: newCode(tenant, { shortId: free.shortId }),
        limit: null,
        retry: null,
      }),
    ).toEqual({ kind: "short_id_taken" });
    await bulk.commit({ tenantId: tenant.id, batch, at: NOON });
    expect(await bulk.usage(tenant.id)).toMatchObject({ codes: 2 });
  });

  test("a discarded batch is erased in steps, and its short ids are free again", async () => {
    const { tenant, codes, bulk, batch } = await staged(5);
    expect(await bulk.discard(batch, 2)).toBe(true);
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("batch_lost");
    await untilDone(bulk, batch);
    expect(await bulk.taken(codes.map(({ shortId }) => shortId))).toEqual(new Set());
    expect(await bulk.usage(tenant.id)).toMatchObject({ codes: 0 });
  });

  test("a batch is erased in steps of any size between codes of others, and these stay", async () => {
    for (const most of [1, 2, 3, 4]) {
      const { tenant, codes, bulk, batch } = await staged(1);
      const other = (await bulk.open(tenant.id, NOON)) ?? -1;
      for (let more = 0; more < 3; more++) {
        const own = newCode(tenant);
        codes.push(own);
        await bulk.stage(other, [newCode(tenant)]);
        await bulk.stage(batch, [own]);
      }
      expect(await bulk.commit({ tenantId: tenant.id, batch: other, at: NOON })).toBe("committed");
      let steps = 1;
      while (await bulk.discard(batch, most)) steps++;
      expect(steps).toBe(Math.ceil(4 / most));
      expect(await bulk.taken(codes.map(({ shortId }) => shortId))).toEqual(new Set());
      expect(await bulk.usage(tenant.id)).toMatchObject({ codes: 3 });
    }
  });

  test("the limit is checked when the batch is committed; staged codes do not use it up before", async () => {
    const { tenant, bulk, batch } = await staged(3);
    const single = await stores().codes.add({ code: newCode(tenant), limit: 1, retry: null });
    expect(single).toEqual({ kind: "added" });
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON, limit: 3 })).toBe("limit_reached");
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON, limit: 4 })).toBe("committed");
  });

  test("a record is stored with the commit, by key, for a day, and swept afterwards", async () => {
    const { tenant, bulk, batch } = await staged(2);
    const retry = retryOf(tenant.id);
    await bulk.addRecordPart(batch, 0, "what was made");
    await bulk.addRecordPart(batch, 1, "what was left");
    expect(await bulk.findBatch(retry, NOON)).toBeNull();
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON, retry })).toBe("committed");
    while (await bulk.sweep(NOON, 10));
    expect(await bulk.findBatch(retry, NOON)).toBe(batch);
    const parts = await Promise.all([0, 1, 2].map((part) => bulk.recordPart(batch, part)));
    expect(parts).toEqual(["what was made", "what was left", null]);
    expect(await bulk.findBatch(retryOf(tenant.id, "b"), NOON)).toBe("key_reused");
    const second = (await bulk.open(tenant.id, NOON)) ?? -1;
    expect(await bulk.commit({ tenantId: tenant.id, batch: second, at: NOON, retry })).toBe("key_reused");
    await untilDone(bulk, second);
    expect(await bulk.findBatch(retry, NOON + DAY)).toBeNull();
    await stores().eraser.forgetAnswers(NOON + 2 * DAY, 10);
    while (await bulk.sweep(NOON, 10));
    expect(await bulk.recordPart(batch, 0)).toBeNull();
    expect(await bulk.usage(tenant.id)).toMatchObject({ codes: 2 });
  });

  test("a batch is erased with its tenant", async () => {
    const { tenant, bulk, batch } = await staged(3);
    await stores().tenants.remove(tenant.id, NOON);
    expect(await bulk.stage(batch, [newCode(tenant)])).toBeNull();
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("tenant_gone");
    expect(await bulk.discard(batch, 10)).toBe(false);
    expect(await bulk.open(freshId("ten"), NOON)).toBeNull();
  });

  test("neither sweeping nor a file that needs its short ids touches a batch in progress", async () => {
    const { tenant, bulk, batch } = await staged(3);
    while (await bulk.sweep(NOON, 10));
    expect(await bulk.release(batch, NOON, 10)).toBe(false);
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("committed");
    expect(await bulk.usage(tenant.id)).toMatchObject({ codes: 3 });
  });

  test("the record of a file of edits stays until the file can no longer be undone", async () => {
    const tenant = await tenantIn(stores());
    const { bulk } = stores();
    const id = freshId("bulk");
    const file = (await bulk.beginEdits(tenant.id, id, NOON)) ?? -1;
    await bulk.setEditsPart(file, 0, "first");
    await bulk.setEditsPart(file, 0, "second");
    while (await bulk.sweep(NOON, 100));
    expect(await bulk.recordPart(file, 0)).toBe("second");
    expect(await bulk.findMade(tenant.id, id, NOON - 1)).toMatchObject({ batch: file, firstCode: null });
    await bulk.forgetMade(NOON + 1, 100);
    while (await bulk.sweep(NOON, 100));
    expect(await bulk.recordPart(file, 0)).toBeNull();
    expect(await bulk.beginEdits("tnt_none", id, NOON)).toBeNull();
    const empty = (await bulk.beginEdits(tenant.id, id, NOON)) ?? -1;
    await bulk.dropEdits(empty, tenant.id, freshId("aud"));
    expect(await bulk.findMade(tenant.id, id, NOON - 1)).toBeNull();
  });
});
