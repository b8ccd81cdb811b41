import { expect, test } from "bun:test";
import fc from "fast-check";
import type { LeadFilter, LeadOfCode } from "../../../src/features/leads/records.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { codeIn, freshId, NOON, type OpenStores, tenantIn } from "../../db/stores.ts";

/** Lists of a workspace's leads against a plain filter, while leads are handled and erased and codes move and are deleted. */

const GROUPS = ["tour", "guide", null] as const;
const CODES = 4;

const code = fc.nat(CODES - 1);
const group = fc.constantFrom(...GROUPS);

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("lead"), code, later: fc.constantFrom(0, 1, 5, HOUR, DAY) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("handle"), lead: fc.nat(50), handled: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move"), code, group }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("erase"), lead: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("chore"), rows: fc.integer({ min: 1, max: 20 }) }) },
);

const day = fc.integer({ min: 0, max: 8 }).map((days) => NOON + days * DAY);

const filter = fc.record(
  { group: fc.constantFrom("tour", "guide", "elsewhere"), handled: fc.boolean(), from: day, to: day },
  { requiredKeys: [] },
);

type Chosen = Omit<LeadFilter, "tenantId">;

interface Expected {
  readonly id: string;
  readonly at: number;
  readonly code: { readonly id: string; group: string | null };
  handled: boolean;
}

/** The plain filter. */
function isChosen({ at, code, handled }: Expected, filter: Chosen): boolean {
  return (
    (filter.group === undefined || code.group === filter.group) &&
    (filter.handled === undefined || handled === filter.handled) &&
    (filter.codeId === undefined || code.id === filter.codeId) &&
    at >= (filter.from ?? 0) &&
    at < (filter.to ?? Number.POSITIVE_INFINITY)
  );
}

export function listingLeads(stores: () => OpenStores): void {
  async function everyLead(filter: LeadFilter, width: number): Promise<LeadOfCode[]> {
    const found: LeadOfCode[] = [];
    for (let before: string | null = null; ;) {
      const page = await stores().leads.list(filter, width, before);
      expect(page.leads.length).toBeLessThanOrEqual(width);
      found.push(...page.leads);
      before = page.next;
      if (before === null) return found;
    }
  }

  test("a list is what a plain filter chooses of all leads, whatever happened to them and their codes", async () => {
    const steps = fc.array(step, { minLength: 20, maxLength: 50 });
    const filters = fc.array(filter, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(steps, filters, fc.integer({ min: 1, max: 9 }), async (steps, filters, width) => {
        const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
        const codes = await Promise.all(
          Array.from({ length: CODES }, async (_, at) => {
            const { id, shortId } = await codeIn(stores(), tenant, { group: GROUPS[at % 2] ?? null });
            return { id, shortId, group: GROUPS[at % 2] ?? null };
          }),
        );
        const foreign = await codeIn(stores(), other, { group: "tour" });
        let now = NOON;
        const ids = createIds({ now: () => now });
        let expected: Expected[] = [];
        const add = async (code: { readonly id: string; group: string | null }) => {
          const lead = {
            id: ids.id("lead"),
            codeId: code.id,
            at: ++now,
            country: null,
            device: "tablet",
          } as const;
          await stores().leads.add({ ...lead, sealed: Uint8Array.of(1), hasEmail: false }, null);
          return { id: lead.id, at: lead.at, code, handled: false };
        };
        for (const one of steps) {
          const lead = "lead" in one ? expected[one.lead % Math.max(1, expected.length)] : undefined;
          const code = "code" in one ? codes[one.code] : undefined;
          if (one.kind === "chore") await stores().leads.moveSome(one.rows);
          if (one.kind === "lead" && code) {
            now += one.later;
            expected.unshift(await add(code));
            await add(foreign);
          }
          if (one.kind === "move" && code) {
            await stores().codes.edit(tenant.id, code.id, { group: one.group }, now, null);
            code.group = one.group;
          }
          if (one.kind === "handle" && lead) {
            const changed = await stores().leads.setHandled(tenant.id, lead.id, one.handled);
            expect(changed).toMatchObject({ id: lead.id, handled: one.handled, codeId: lead.code.id });
            lead.handled = one.handled;
          }
          if (one.kind === "erase" && lead) {
            expect(await stores().leads.remove(tenant.id, lead.id)).toBe(true);
            expected = expected.filter(({ id }) => id !== lead.id);
          }
        }
        while (await stores().leads.moveSome(7));
        const [gone] = codes;
        await stores().codes.remove(tenant.id, gone?.id ?? "", now);
        expected = expected.filter(({ code }) => code !== gone);
        for (const chosen of [{}, { codeId: codes[1]?.id ?? "" }, ...filters]) {
          const found = await everyLead({ tenantId: tenant.id, ...chosen }, width);
          expect(found.map(({ id, handled, codeId, group }) => ({ id, handled, codeId, group }))).toEqual(
            expected
              .filter((lead) => isChosen(lead, chosen))
              .map(({ id, handled, code }) => ({ id, handled, codeId: code.id, group: code.group })),
          );
        }
        expect(await stores().auditor.discrepancies(0)).toEqual([]);
      }),
      { numRuns: 8, seed: 24 },
    );
  }, 300_000);

  test("a tenant handles its own leads only", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const code = await codeIn(stores(), tenant);
    const lead = { id: freshId("lead"), codeId: code.id, at: NOON, country: null, device: "mobile" } as const;
    await stores().leads.add({ ...lead, sealed: Uint8Array.of(1), hasEmail: false }, null);
    expect(await stores().leads.setHandled(other.id, lead.id, true)).toBeNull();
    expect(await stores().leads.setHandled(tenant.id, freshId("lead"), true)).toBeNull();
    expect((await stores().leads.list({ tenantId: tenant.id, handled: true }, 10, null)).leads).toEqual([]);
    expect((await stores().leads.list({ tenantId: other.id }, 10, null)).leads).toEqual([]);
  });
}
