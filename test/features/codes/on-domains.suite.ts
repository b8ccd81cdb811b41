import { putBack, takeDown } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { CODE_SORTS, type Code } from "../../../src/features/codes/model.ts";
import type { CodeFilter, CodePage, CodePlace } from "../../../src/features/codes/records.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, domainIn, freshShortId, newCode, newScan, NOON, tenantIn } from "../../db/stores.ts";

/** Short ids on domains: unique on their host, and retired on it. */
contract("codes on domains", (stores) => {
  /** A tenant, two domains of its own, and a short id. */
  async function places() {
    const tenant = await tenantIn(stores());
    const [a, b] = [await domainIn(stores(), tenant), await domainIn(stores(), tenant)];
    return { tenant, a, b, shortId: freshShortId() };
  }

  test("a short id on two domains and on the service's own host stands for three codes", async () => {
    const { codes, pages, tenants } = stores();
    const { tenant, shortId, a, b } = await places();
    const onHost = (domain: string | null) =>
      codeIn(stores(), tenant, { shortId, domain, target: `https://museum.example/${domain}` });
    const [plain, onA, onB] = [await onHost(null), await onHost(a), await onHost(b)];
    for (const code of [plain, onA, onB]) {
      expect(await codes.resolve(addressOf(code))).toMatchObject({
        codeId: code.id,
        shortId,
        target: code.target,
      });
      expect(await pages.find(addressOf(code))).toMatchObject({ codeId: code.id, shortId });
      expect(await codes.get(tenant.id, code.id)).toMatchObject({ shortId, domain: code.domain });
      expect(await codes.drawn(tenant.id, code.id)).toMatchObject({ shortId, domain: code.domain });
      const clash = newCode(tenant, { shortId, domain: code.domain });
      expect(await codes.add({ code: clash, limit: null, retry: null })).toEqual({ kind: "short_id_taken" });
    }
    expect(await codes.resolve(`c.${a}/${shortId}`)).toBeNull();

    await codes.edit(tenant.id, onA.id, { target: "https://museum.example/new" }, NOON, null);
    expect(await codes.resolve(addressOf(onA))).toMatchObject({ target: "https://museum.example/new" });
    expect(await codes.resolve(addressOf(onB))).toMatchObject({ target: onB.target });

    expect(await takeDown(stores(), addressOf(onB), NOON)).toBe(true);
    expect(await codes.byAddress(addressOf(onB))).toMatchObject({ takenDown: true, id: onB.id });
    expect(await codes.byAddress(addressOf(onA))).toMatchObject({ takenDown: false, id: onA.id });
    expect(await putBack(stores(), addressOf(onB), NOON)).toBe(true);

    await tenants.edit(tenant.id, { contact: "mailto:info@museum.example" });
    await codes.edit(tenant.id, onB.id, { active: false }, NOON, null);
    expect(await tenants.contactOf(addressOf(onB))).toBe("mailto:info@museum.example");
    expect(await tenants.contactOf(addressOf(onA))).toBeNull();

    expect(await codes.remove(tenant.id, onA.id, NOON)).toEqual({ address: addressOf(onA), gs1: null });
    expect(await codes.resolve(addressOf(onA))).toBe("gone");
    expect(await codes.resolve(addressOf(plain))).toMatchObject({ codeId: plain.id });
    expect(await codes.resolve(addressOf(onB))).toMatchObject({ codeId: onB.id });
  });

  test("a deleted code retires its short id on its own host alone", async () => {
    const { codes, eraser } = stores();
    const { tenant, shortId, a, b } = await places();
    const { id } = await codeIn(stores(), tenant, { shortId, domain: a });
    await codes.remove(tenant.id, id, NOON);
    for (let steps = 0; steps < 5; steps++) await eraser.step(1_000);
    const add = (domain: string | null) =>
      codes.add({ code: newCode(tenant, { shortId, domain }), limit: null, retry: null });
    expect(await add(a)).toEqual({ kind: "short_id_taken" });
    expect([await add(b), await add(null)]).toEqual([{ kind: "added" }, { kind: "added" }]);
  });

  test("the erasure of a workspace retires its short ids on their hosts", async () => {
    const { codes, tenants, eraser } = stores();
    const { tenant, shortId, a, b } = await places();
    await codeIn(stores(), tenant, { shortId, domain: a });
    await tenants.remove(tenant.id, NOON);
    expect(await codes.resolve(`${a}/${shortId}`)).toBe("gone");
    while (await eraser.step(1_000));
    expect(await codes.resolve(`${a}/${shortId}`)).toBe("gone");
    expect([await codes.resolve(`${b}/${shortId}`), await codes.resolve(shortId)]).toEqual([null, null]);
    expect(await stores().bulk.taken([`${a}/${shortId}`, `${b}/${shortId}`])).toEqual(
      new Set([`${a}/${shortId}`]),
    );
  });

  test("a code is made on a domain only while its tenant has it", async () => {
    const { codes, bulk, domains } = stores();
    const { tenant, a } = await places();
    const other = await tenantIn(stores());
    const attempt = async (by: typeof tenant, domain: string, gs1: string | null = null) => {
      const added = await codes.add({ code: newCode(by, { domain }), limit: null, retry: null });
      const batch = (await bulk.open(by.id, NOON)) ?? -1;
      const staged = await bulk.stage(batch, [newCode(by, { domain }), newCode(by, { domain, gs1 })]);
      while (await bulk.discard(batch, 10));
      return [added.kind, staged];
    };
    expect(await attempt(tenant, a)).toEqual(["added", new Set()]);
    expect(await attempt(other, a)).toEqual(["domain_gone", "domain_gone"]);
    expect(await attempt(tenant, a, "01/09521234543213")).toEqual(["added", "gs1_off"]);
    await domains.release(a);
    expect(await attempt(tenant, a)).toEqual(["domain_gone", "domain_gone"]);
  });

  test("lists of a domain, in every order and beside other filters, have its codes alone, page by page", async () => {
    const { codes, scans, campaignTotals } = stores();
    const { tenant, a, b } = await places();
    const made: Code[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const domain = [a, b, null][turn % 3] ?? null;
      const title = `Title ${String.fromCharCode(97 + ((turn * 5) % 12))}`;
      const code = newCode(tenant, { domain, title, group: turn < 6 ? "first" : null, active: turn % 4 > 0 });
      await codes.add({ code, limit: null, retry: null });
      made.push(code);
    }
    await scans.commit(
      made.flatMap((code, turn) => Array.from({ length: (turn * 7) % 12 }, () => newScan(code))),
    );
    while (await campaignTotals.step(0, 100));
    const listed = async (filter: Omit<CodeFilter, "limit">) => {
      const found: string[] = [];
      let after: CodePlace | null = null;
      do {
        const page: CodePage = await codes.list(tenant.id, { ...filter, limit: 2, ...(after && { after }) });
        found.push(...page.codes.map(({ id }) => id));
        after = page.next;
      } while (after);
      return found;
    };
    for (const sort of CODE_SORTS) {
      const all = (await codes.list(tenant.id, { sort, limit: 20 })).codes;
      expect(all).toHaveLength(12);
      for (const domain of [a, b, null])
        for (const more of [{}, { active: true }, { group: "first" }, { search: "title" }]) {
          const expected = all.filter(
            (code) =>
              code.domain === domain &&
              (!("active" in more) || code.active) &&
              (!("group" in more) || code.group === more.group),
          );
          expect(await listed({ sort, domain, ...more })).toEqual(expected.map(({ id }) => id));
        }
    }
    expect(await listed({ domain: "nobody.example" })).toEqual([]);
  });

  test("a batch stages a short id once a host, and says which addresses are taken", async () => {
    const { codes, bulk } = stores();
    const { tenant, shortId, a, b } = await places();
    const gone = await codeIn(stores(), tenant, { shortId, domain: a });
    await codes.remove(tenant.id, gone.id, NOON);
    await codeIn(stores(), tenant, { shortId: `${shortId}-x`, domain: a });
    expect(await bulk.taken([`${a}/${shortId}`, `${a}/${shortId}-x`, `${b}/${shortId}`, shortId])).toEqual(
      new Set([`${a}/${shortId}`, `${a}/${shortId}-x`]),
    );
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const drafts = [a, b, null].map((domain) => newCode(tenant, { shortId, domain }));
    expect(await bulk.stage(batch, drafts)).toEqual(new Set([`${a}/${shortId}`]));
    expect(await bulk.commit({ tenantId: tenant.id, batch, at: NOON })).toBe("committed");
    expect(await codes.resolve(`${b}/${shortId}`)).toMatchObject({ codeId: drafts[1]?.id });
    expect(await codes.resolve(shortId)).toMatchObject({ codeId: drafts[2]?.id });
  });
});
