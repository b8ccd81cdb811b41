import { nameOfCode } from "../../../src/features/codes/traits.ts";
import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { LeadMarks, NewLead } from "../../../src/features/leads/records.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { listingLeads } from "./lead-list.suite.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, NOON, tenantIn } from "../../db/stores.ts";

contract("leads", (stores) => {
  const newLead = ({ id }: Pick<Code, "id">, change: Partial<NewLead> = {}): NewLead => ({
    id: freshId("lead"),
    codeId: id,
    at: NOON,
    country: "DE",
    device: "mobile",
    sealed: Uint8Array.of(0, 255, 1),
    hasEmail: true,
    ...change,
  });
  const marks = (form: string, texts: string | null = null): LeadMarks => ({ form, texts });

  const ofCode = ({ id, tenantId }: Pick<Code, "id" | "tenantId">) => ({ tenantId, codeId: id });
  async function idsOf(code: Pick<Code, "id" | "tenantId">): Promise<string[]> {
    return (await stores().leads.list(ofCode(code), 100, null)).leads.map(({ id }) => id);
  }
  async function counted(tenantId: string): Promise<number> {
    return (await stores().codes.totals(tenantId)).leads;
  }

  test("leads are read as they were stored, newest first, page by page, and counted", async () => {
    const tenant = await tenantIn(stores());
    const [code, other] = [await codeIn(stores(), tenant), await codeIn(stores(), tenant)];
    const made = [newLead(code), newLead(code, { country: null, device: "tablet" }), newLead(code)];
    for (const lead of made) expect(await stores().leads.add(lead, null)).toBe(lead.id);
    await stores().leads.add(newLead(other), null);
    const kept = await stores().leads.list(ofCode(code), 10, null);
    expect(kept.next).toBeNull();
    const { shortId, title, group } = code;
    const codeName = nameOfCode({ shortId, title, target: code.target });
    expect(kept.leads).toEqual(
      made
        .toReversed()
        .map(({ hasEmail: _, ...lead }) => ({ ...lead, handled: false, shortId, title, codeName, group })),
    );
    const second = await stores().leads.list(ofCode(code), 1, made[2]?.id ?? "");
    expect(second).toMatchObject({ leads: [{ id: made[1]?.id }], next: made[1]?.id });
    expect(await counted(tenant.id)).toBe(4);
  });

  test("the oldest and the newest lead are found", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    const last = newLead(code);
    await stores().leads.add(last, null);
    const [oldest, newest] = await stores().leads.outermost();
    expect(newest?.id).toBe(last.id);
    expect((oldest?.id ?? "") <= last.id).toBe(true);
  });

  test("the same form is stored once a day, however often and concurrently it is sent", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stores().leads.add(newLead(code), marks("a form"))),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await idsOf(code)).toEqual([answers[0] ?? ""]);
    expect(await counted(tenant.id)).toBe(1);
    const almost = newLead(code, { at: NOON + DAY - 1 });
    expect(await stores().leads.add(almost, marks("a form"))).toBe(answers[0] ?? "");
    const next = newLead(code, { at: NOON + DAY });
    expect(await stores().leads.add(next, marks("a form"))).toBe(next.id);
    expect(await counted(tenant.id)).toBe(2);
  });

  test("the same texts of a person from another form within an hour are not stored again, and the answer does not reveal that", async () => {
    const code = await codeIn(stores(), await tenantIn(stores()));
    const first = newLead(code);
    await stores().leads.add(first, marks("one", "anna"));
    const again = newLead(code, { at: NOON + HOUR - 1 });
    expect(await stores().leads.add(again, marks("two", "anna"))).toBe(again.id);
    expect(await stores().leads.add(newLead(code), marks("two", "anna"))).toBe(again.id);
    expect(await idsOf(code)).toEqual([first.id]);
    const later = newLead(code, { at: NOON + HOUR });
    expect(await stores().leads.add(later, marks("three", "anna"))).toBe(later.id);
    expect(await idsOf(code)).toEqual([later.id, first.id]);
  });

  test("an erased lead is gone and stays counted, and its texts may be sent again", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant);
    const lead = newLead(code);
    await stores().leads.add(lead, marks("one", "anna"));
    expect(await stores().leads.remove(other.id, lead.id)).toBe(false);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => stores().leads.remove(tenant.id, lead.id)),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await idsOf(code)).toEqual([]);
    expect(await counted(tenant.id)).toBe(1);
    const anew = newLead(code);
    expect(await stores().leads.add(anew, marks("two", "anna"))).toBe(anew.id);
    expect(await idsOf(code)).toEqual([anew.id]);
  });

  test("a deleted code takes no leads, and its earlier leads are erased", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().leads.add(newLead(code), null);
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await stores().leads.add(newLead(code), marks("late", "late"))).toBeNull();
    expect(await idsOf(code)).toEqual([]);
    while (await stores().eraser.step(100));
    expect((await stores().leads.outermost()).every(({ codeId }) => codeId !== code.id)).toBe(true);
  });

  test("a lead adds one delivery for its tenant's webhook, in its own transaction", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const hook = {
      url: "https://hooks.example/",
      secrets: Uint8Array.of(1),
      updatedAt: NOON,
      revision: 1,
      events: null,
      name: "",
      goneAt: null,
      goneUrl: null,
    };
    await stores().webhooks.replace(tenant.id, hook);
    const lead = newLead(code, { hasEmail: false });
    for (let turn = 0; turn < 3; turn++) await stores().leads.add(lead, marks("once"));
    const listed = await stores().deliveries.list(tenant.id, { limit: 10 });
    expect(listed).toMatchObject([{ event: "qr.lead", codeId: code.id, status: "pending" }]);
  });

  listingLeads(stores);
});
