import { expect, test } from "bun:test";
import { addressOf } from "../../../src/shared/short-address.ts";
import { codeIn, freshId, freshShortId, newCode, NOON, type OpenStores, tenantIn } from "./stores.ts";

/** Short ids on domains: unique on their host, and retired on it. */
export function codesOnDomains(stores: () => OpenStores): void {
  /** A short id and two hosts that are nobody's yet. */
  const fresh = () => ({
    shortId: freshShortId(),
    a: `a.${freshId("ten")}.example`,
    b: `b.${freshId("ten")}.example`,
  });

  test("a short id on two domains and on the service's own host stands for three codes", async () => {
    const { codes, pages, tenants } = stores();
    const tenant = await tenantIn(stores());
    const { shortId, a, b } = fresh();
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

    expect(await codes.takeDown(addressOf(onB), NOON)).toBe(true);
    expect(await codes.byAddress(addressOf(onB))).toMatchObject({ takenDown: true, code: { id: onB.id } });
    expect(await codes.byAddress(addressOf(onA))).toMatchObject({ takenDown: false, code: { id: onA.id } });
    expect(await codes.putBack(addressOf(onB), NOON)).toBe(true);

    await tenants.edit(tenant.id, { contact: "mailto:info@museum.example" });
    await codes.edit(tenant.id, onB.id, { active: false }, NOON, null);
    expect(await tenants.contactOf(addressOf(onB))).toBe("mailto:info@museum.example");
    expect(await tenants.contactOf(addressOf(onA))).toBeNull();

    expect(await codes.remove(tenant.id, onA.id, NOON)).toEqual({ address: addressOf(onA) });
    expect(await codes.resolve(addressOf(onA))).toBe("gone");
    expect(await codes.resolve(addressOf(plain))).toMatchObject({ codeId: plain.id });
    expect(await codes.resolve(addressOf(onB))).toMatchObject({ codeId: onB.id });
  });

  test("a deleted code retires its short id on its own host alone", async () => {
    const { codes, eraser } = stores();
    const tenant = await tenantIn(stores());
    const { shortId, a, b } = fresh();
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
    const [tenant, heir] = [await tenantIn(stores()), await tenantIn(stores())];
    const { shortId, a, b } = fresh();
    await codeIn(stores(), tenant, { shortId, domain: a });
    await tenants.remove(tenant.id, NOON);
    expect(await codes.resolve(`${a}/${shortId}`)).toBe("gone");
    while (await eraser.step(1_000));
    expect(await codes.resolve(`${a}/${shortId}`)).toBe("gone");
    expect([await codes.resolve(`${b}/${shortId}`), await codes.resolve(shortId)]).toEqual([null, null]);
    const again = newCode(heir, { shortId, domain: a });
    expect(await codes.add({ code: again, limit: null, retry: null })).toEqual({ kind: "short_id_taken" });
  });

  test("a batch stages a short id once a host, and says which addresses are taken", async () => {
    const { codes, bulk } = stores();
    const tenant = await tenantIn(stores());
    const { shortId, a, b } = fresh();
    const gone = await codeIn(stores(), tenant, { shortId, domain: a });
    await codes.remove(tenant.id, gone.id, NOON);
    await codeIn(stores(), tenant, { shortId: `${shortId}-x`, domain: a });
    expect(await bulk.taken([`${a}/${shortId}`, `${a}/${shortId}-x`, `${b}/${shortId}`, shortId])).toEqual(
      new Set([`${a}/${shortId}`, `${a}/${shortId}-x`]),
    );
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const drafts = [a, b, null].map((domain) => newCode(tenant, { shortId, domain }));
    expect(await bulk.stage(batch, drafts)).toEqual(new Set([`${a}/${shortId}`]));
    expect(await bulk.commit(batch, null, null, NOON)).toBe("committed");
    expect(await codes.resolve(`${b}/${shortId}`)).toMatchObject({ codeId: drafts[1]?.id });
    expect(await codes.resolve(shortId)).toMatchObject({ codeId: drafts[2]?.id });
  });
}
