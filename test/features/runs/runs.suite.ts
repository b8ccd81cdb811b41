import { takeDown } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { Choice, Run, RunOrder } from "../../../src/features/runs/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, NOON, retryKey, tenantIn } from "../../db/stores.ts";

contract("runs", (stores) => {
  const LATER = NOON + 60_000;
  const OFF = { active: false };
  const key = (tenant: Tenant, fingerprint = "a") => retryKey(tenant, { key: "many", fingerprint });

  async function begun(tenant: Tenant, choice: Choice, change: RunOrder["change"] = OFF): Promise<Run> {
    const reached = "filter" in choice ? await stores().runs.newest(tenant.id) : "~";
    const order = { choice, change, by: null };
    const run = { id: freshId("run"), tenantId: tenant.id, order, reached, begunAt: NOON };
    const beginning = await stores().runs.begin({ ...run, retry: null, copies: [] }, 4);
    expect(beginning).toEqual({ kind: "begun" });
    return run;
  }

  const look = (run: Run, rows: number) => stores().runs.look(run.tenantId, run.order, run.reached, rows);

  async function stepped(run: Run, rows: number) {
    const looked = await look(run, rows);
    const outcome = await stores().runs.step(run, { ...looked, refused: [], at: LATER });
    return { looked, outcome };
  }

  async function codesOf(tenant: Tenant, count: number, group: string | null = null) {
    const codes = [];
    while (codes.length < count) codes.push(await codeIn(stores(), tenant, { group }));
    return codes;
  }

  test("a step takes fewer codes where each gets many letters that are searched", async () => {
    const tenant = await tenantIn(stores());
    await codesOf(tenant, 12);
    const most = async (added: readonly string[]) => {
      const order = { choice: { filter: {} }, change: {}, retag: { added, removed: [] }, by: null };
      return (await stores().runs.look(tenant.id, order, "~", 1_000)).codes.length;
    };
    expect(await most(["2026"])).toBeGreaterThanOrEqual(10);
    expect(await most(Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(40, "x")))).toBe(4);
  });

  test("a run goes on where it came to, newest codes first, and no step is done twice", async () => {
    const tenant = await tenantIn(stores());
    const codes = await codesOf(tenant, 5);
    const run = await begun(tenant, { filter: {} });
    expect(await stores().runs.read(run.id)).toEqual(run);
    const { looked, outcome } = await stepped(run, 2);
    expect(looked.codes.map(({ id }) => id)).toEqual([codes[4]?.id ?? "", codes[3]?.id ?? ""]);
    expect(outcome).toMatchObject({ matched: 2, failed: [] });
    expect((await stepped(run, 2)).outcome).toBe("passed");
    // A code that is made meanwhile is not part of it.
    const later = await codeIn(stores(), tenant);
    for (let next = await stores().runs.read(run.id); next; next = await stores().runs.read(run.id))
      await stepped(next, 2);
    expect(await stores().runs.progress(run.id)).toEqual({
      reached: null,
      matched: 5,
      changed: 5,
      failed: [],
    });
    expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 6, active: 1 });
    expect(await stores().codes.get(tenant.id, later.id)).toMatchObject({ active: true, revision: 1 });
    for (const { id } of codes)
      expect(await stores().codes.get(tenant.id, id)).toMatchObject({
        active: false,
        revision: 2,
        updatedAt: LATER,
      });
  });

  test("a code that no longer fits when its turn comes is left as it is", async () => {
    const tenant = await tenantIn(stores());
    const [moved] = await codesOf(tenant, 2, "audio");
    const run = await begun(tenant, { filter: { group: "audio" } });
    const looked = await look(run, 10);
    await stores().codes.edit(tenant.id, moved?.id ?? "", { group: "tour" }, LATER, null);
    const outcome = await stores().runs.step(run, { ...looked, refused: [], at: LATER });
    expect(outcome).toMatchObject({ matched: 1, failed: [] });
    expect(await stores().codes.get(tenant.id, moved?.id ?? "")).toMatchObject({ active: true });
  });

  test("codes that the operator took down, that were refused or are not there are told", async () => {
    const tenant = await tenantIn(stores());
    const [down, refused, fine] = await codesOf(tenant, 3);
    if (!down || !refused || !fine) throw new Error("There are no codes");
    for (const { id } of [down, refused, fine]) await stores().codes.edit(tenant.id, id, OFF, NOON, null);
    await takeDown(stores(), down.shortId, NOON);
    const ids = [refused.id, fine.id, down.id, "code_0"].sort().reverse();
    const run = await begun(tenant, { ids }, { active: true });
    const failure = { id: refused.id, code: "style_not_scannable", detail: "It would not scan." } as const;
    const looked = await look(run, 10);
    expect([looked.missing, looked.next]).toEqual([["code_0"], null]);
    const step = { ...looked, refused: [failure], at: LATER };
    expect(await stores().runs.tryStep(tenant.id, run.order, step)).toMatchObject({ matched: 3 });
    expect(await stores().runs.step(run, step)).toMatchObject({ matched: 3, changed: [fine.shortId] });
    const progress = await stores().runs.progress(run.id);
    expect(progress?.failed.map(({ id, code }) => [id, code]).sort()).toEqual(
      [
        [down.id, "code_taken_down"],
        [refused.id, "style_not_scannable"],
        ["code_0", "code_not_found"],
      ].sort(),
    );
  });

  test("a deletion by a filter keeps codes that were edited after it began", async () => {
    const tenant = await tenantIn(stores());
    const [edited] = await codesOf(tenant, 3);
    const run = await begun(tenant, { filter: {} }, null);
    await stores().codes.edit(tenant.id, edited?.id ?? "", { title: "Mine" }, LATER, null);
    expect((await stepped(run, 10)).outcome).toMatchObject({
      matched: 3,
      failed: [{ id: edited?.id ?? "", code: "code_changed" }],
    });
    expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 1, active: 1 });
  });

  test("a deletion keeps the codes that it is refused, and counts them", async () => {
    const tenant = await tenantIn(stores());
    const [kept, gone] = await codesOf(tenant, 2);
    const run = await begun(tenant, { filter: {} }, null);
    const failure = { id: kept?.id ?? "", code: "internal_error", detail: "It failed." } as const;
    const step = { ...(await look(run, 10)), refused: [failure], at: LATER };
    const outcome = { matched: 2, changed: [gone?.shortId ?? ""], failed: [failure] };
    expect(await stores().runs.step(run, step)).toEqual(outcome);
    expect(await stores().runs.progress(run.id)).toEqual({
      reached: null,
      matched: 2,
      changed: 1,
      failed: [failure],
    });
    expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 1 });
  });

  test("a key names one run for a day, and a tenant has a few that are not finished", async () => {
    const tenant = await tenantIn(stores());
    const order = { choice: { filter: {} }, change: OFF, by: null };
    const fresh = (fingerprint = "a") => ({
      ...{ id: freshId("run"), tenantId: tenant.id, order, reached: "~", begunAt: NOON, copies: [] },
      retry: key(tenant, fingerprint),
    });
    const first = fresh();
    expect(await stores().runs.begin(first, 1)).toEqual({ kind: "begun" });
    expect(await stores().runs.begin(fresh(), 1)).toEqual({ kind: "known", id: first.id });
    expect(await stores().runs.begin(fresh("b"), 1)).toEqual({ kind: "key_reused" });
    expect(await stores().runs.find(key(tenant), NOON + DAY - 1)).toBe(first.id);
    expect(await stores().runs.find(key(tenant, "b"), NOON)).toBe("key_reused");
    expect(await stores().runs.find(key(tenant), NOON + DAY)).toBeNull();
    expect(await stores().runs.begin({ ...fresh(), retry: null }, 1)).toEqual({ kind: "too_many" });
    expect(await stores().runs.unfinished(null)).toContain(first.id);
    expect(await stores().runs.unfinished(NOON)).not.toContain(first.id);
    expect(await stores().runs.unfinished(NOON + 1)).toContain(first.id);
    // A service that was down for a day finishes what it began.
    while (await stores().runs.sweep(NOON + 1, 5));
    expect(await stores().runs.unfinished(null)).toContain(first.id);
    await stepped(first, 10);
    while (await stores().runs.sweep(NOON + 1, 5));
    expect(await stores().runs.progress(first.id)).toBeNull();
  });

  test("with a workspace that is erased its runs end, and nothing of them stays", async () => {
    const tenant = await tenantIn(stores());
    await codesOf(tenant, 2);
    const run = await begun(tenant, { ids: ["code_9", "code_8", "code_7"] });
    const open = await begun(tenant, { filter: {} });
    await stepped(run, 10);
    await stores().tenants.remove(tenant.id, NOON);
    expect((await stepped(open, 10)).outcome).toBe("gone");
    while (await stores().eraser.step(5));
    expect(await stores().runs.progress(run.id)).toBeNull();
    expect(await stores().runs.unfinished(null)).not.toContain(open.id);
  });
});
