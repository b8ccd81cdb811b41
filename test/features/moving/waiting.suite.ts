import { expect, test } from "bun:test";
import type { ArrivingLead } from "../../../src/features/leads/records.ts";
import type { Domain } from "../../../src/features/domains/model.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newCode, NOON, tenantIn } from "../../db/stores.ts";

const HOST = "go.waiting.example";
const LINES = { file: "codes.ndjson", host: HOST };

contract("waiting codes", (stores) => {
  const store = () => stores().waiting;
  const bytesOf = async (id: string) => (await stores().bulk.usage(id)).bytes;

  /** A workspace with a batch in which two codes wait. */
  async function waiting(host = HOST) {
    const tenant = await tenantIn(stores());
    const batch = (await stores().bulk.open(tenant.id, NOON)) ?? -1;
    expect(await store().addCodes(batch, tenant.id, host, ["a", "b"])).toEqual(new Set(["a", "b"]));
    for (const text of ["one", "two"])
      expect(
        await store().addLines(
          batch,
          [{ ...LINES, host, id: freshId("wait"), sealed: Buffer.from(text) }],
          null,
        ),
      ).toBeNull();
    const commit = () => stores().bulk.commit({ tenantId: tenant.id, batch, at: NOON });
    return { tenant, batch, commit };
  }

  test("codes wait once, and nobody sees them before their batch is committed", async () => {
    const { tenant, batch, commit } = await waiting();
    const before = await bytesOf(tenant.id);
    expect(await store().addCodes(batch, tenant.id, HOST, ["b", "c"])).toEqual(new Set(["c"]));
    expect(await store().count(tenant.id, HOST)).toBe(0);
    expect(await store().files(tenant.id, HOST)).toEqual([]);
    expect(await store().lines(tenant.id, HOST, "codes.ndjson", "")).toBeNull();
    expect(await commit()).toBe("committed");
    expect([await store().count(tenant.id, HOST), await store().files(tenant.id, HOST)]).toEqual([
      3,
      ["codes.ndjson"],
    ]);
    expect(await bytesOf(tenant.id)).toBeGreaterThan(before);
    const first = await store().lines(tenant.id, HOST, "codes.ndjson", "");
    expect(Buffer.from(first?.sealed ?? []).toString()).toBe("one");
    const second = await store().lines(tenant.id, HOST, "codes.ndjson", first?.id ?? "");
    expect(Buffer.from(second?.sealed ?? []).toString()).toBe("two");
    expect(await store().lines(tenant.id, HOST, "codes.ndjson", second?.id ?? "")).toBeNull();
    while (await store().erase(tenant.id, HOST, 1));
    expect([await store().count(tenant.id, HOST), await store().files(tenant.id, HOST)]).toEqual([0, []]);
    expect(await bytesOf(tenant.id)).toBe(before);
  });

  test("a batch that is discarded takes what waits along, and lines find the budget", async () => {
    const { tenant, batch } = await waiting();
    const line = { ...LINES, id: freshId("wait"), sealed: Buffer.alloc(1_000) };
    expect(await store().addLines(batch, [line], (await bytesOf(tenant.id)) + 500)).toBe("bytes_reached");
    while (await stores().bulk.discard(batch, 10));
    expect(await store().addLines(batch, [line], null)).toBe("batch_lost");
    const again = (await stores().bulk.open(tenant.id, NOON)) ?? -1;
    expect(await store().addCodes(again, tenant.id, HOST, ["a", "b"])).toEqual(new Set(["a", "b"]));
    while (await stores().bulk.discard(again, 10));
  });

  test("a domain is ready once it is verified, while codes wait for it", async () => {
    const host = `${freshId("h").replace("_", "-")}.example`;
    const { tenant, commit } = await waiting(host);
    await commit();
    const waitedFor = async () =>
      (await store().ready(1_000)).filter(({ tenantId }) => tenantId === tenant.id);
    const domain: Domain = {
      ...{ id: freshId("dom"), tenantId: tenant.id, host, value: "quietzone=1", disabled: false },
      ...{ home: null, notFound: null, apple: null, android: null, gs1: false, revision: 1, createdAt: NOON },
      ...{ verifiedAt: null, checkedAt: null, warning: null },
    };
    await stores().domains.add({
      domain,
      limits: { count: null, pending: 100, most: null },
      answerOf: () => "{}",
      retry: null,
    });
    expect(await waitedFor()).toEqual([]);
    const check = { checkedAt: NOON, warning: null, dueAt: NOON, isMissing: false } as const;
    await stores().domains.verify(tenant.id, domain.id, check);
    expect(await waitedFor()).toEqual([{ tenantId: tenant.id, host }]);
    while (await store().erase(tenant.id, host, 1));
    expect(await waitedFor()).toEqual([]);
  });

  test("leads and days of staged codes are seen with them, and go with them", async () => {
    const tenant = await tenantIn(stores());
    const { bulk, leads, analytics } = stores();
    for (const isKept of [false, true]) {
      const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
      const code = { ...newCode(tenant), group: "signs" };
      expect(await bulk.stage(batch, [code])).toEqual(new Set());
      const lead: ArrivingLead = {
        ...{ id: freshId("lead"), codeId: code.id, at: NOON - 1_000, country: "DE" },
        ...{ device: "mobile", sealed: Buffer.from("sealed"), handled: true },
      };
      expect(await bulk.addLeads(batch, [lead], 0, null)).toBeNull();
      expect(await bulk.addLeads(batch, [lead], 0, 10)).toBe("bytes_reached");
      for (const scans of [2, 3]) await bulk.addDays(batch, [{ codeId: code.id, day: 20_000, scans }]);
      const listed = async () => (await leads.list({ tenantId: tenant.id }, 10, null)).leads;
      expect(await listed()).toEqual([]);
      if (isKept) {
        expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON, leads: 1 })).toBe("committed");
        expect(await listed()).toMatchObject([
          { id: lead.id, codeId: code.id, group: "signs", handled: true },
        ]);
        while (await stores().seriesMover.step(100));
        const all = [{ grain: "day", from: 0, to: 40_000 * 86_400_000, sign: 1 }] as const;
        expect(await analytics.sums({ tenantId: tenant.id, group: "signs" }, all)).toMatchObject({
          leads: 1,
        });
      } else while (await bulk.discard(batch, 10));
      const days = await analytics.importedDays(code.id, 0, 30_000, 10);
      expect(days).toEqual(isKept ? [{ day: 20_000, scans: 5 }] : []);
    }
    expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 1, leads: 1 });
  });
});
