import { expect, test } from "bun:test";
import { contract } from "../../db/contract.ts";
import { codeIn, newCode, NOON, tally, tenantIn } from "../../db/stores.ts";

/** External ids: one code of a workspace has each, whoever comes at the same time. */
contract("external ids", (stores) => {
  const seeking = async (tenantId: string, externalId: string) =>
    (await stores().codes.list(tenantId, { limit: 10, externalId })).codes.map(({ id }) => id);

  test("of many that are made at once with one external id, one is; other workspaces have their own", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const externalId = "hall/3";
    const add = (to: typeof tenant) =>
      stores().codes.add({ code: newCode(to, { externalId }), limit: null, retry: null });
    const additions = await Promise.all([...Array.from({ length: 20 }, () => add(tenant)), add(other)]);
    expect(tally(additions)).toEqual({ added: 2, external_id_taken: 19 });
    expect(await seeking(tenant.id, externalId)).toHaveLength(1);
    expect(await seeking(tenant.id, "HALL/3")).toEqual([]);
    // Codes without one don't meet.
    expect(
      tally(
        await Promise.all(
          [newCode(tenant), newCode(tenant)].map((code) =>
            stores().codes.add({ code, limit: null, retry: null }),
          ),
        ),
      ),
    ).toEqual({ added: 2 });
  });

  test("of many edits to one external id, one is done, and it keeps its own", async () => {
    const tenant = await tenantIn(stores());
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeIn(stores(), tenant)));
    const name = (id: string, externalId: string | null) =>
      stores().codes.edit(tenant.id, id, { externalId }, NOON, null);
    const outcomes = await Promise.all(codes.map(({ id }) => name(id, "hall-3")));
    const [named, ...others] = outcomes.flatMap((one) => (one && typeof one === "object" ? [one.id] : []));
    expect(others).toEqual([]);
    expect(outcomes.filter((one) => one === "external_id_taken")).toHaveLength(11);
    expect(await seeking(tenant.id, "hall-3")).toEqual([named ?? ""]);
    expect(await name(named ?? "", "hall-3")).toMatchObject({ externalId: "hall-3" });
    // Freed by its own edit, and by a deletion.
    await name(named ?? "", null);
    const [first = { id: "" }] = codes.filter(({ id }) => id !== named);
    expect(await name(first.id, "hall-3")).toMatchObject({ externalId: "hall-3" });
    await stores().codes.remove(tenant.id, first.id, NOON);
    expect(await name(named ?? "", "hall-3")).toMatchObject({ externalId: "hall-3" });
  });

  test("a staged code holds its external id until its batch is given up", async () => {
    const tenant = await tenantIn(stores());
    const { bulk, codes } = stores();
    const taken = await codeIn(stores(), tenant, { externalId: "taken" });
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const [wrong, fresh] = [newCode(tenant, { externalId: "taken" }), newCode(tenant, { externalId: "new" })];
    expect(await bulk.stage(batch, [wrong, fresh, newCode(tenant)])).toEqual(new Set([wrong.shortId]));
    expect(await bulk.known(tenant.id, ["taken", "new", "free"])).toEqual(new Set(["taken", "new"]));
    const add = () => codes.add({ code: newCode(tenant, { externalId: "new" }), limit: null, retry: null });
    expect(await add()).toEqual({ kind: "external_id_taken" });
    const change = { externalId: "new" };
    expect(await codes.edit(tenant.id, taken.id, change, NOON, null)).toBe("external_id_taken");
    while (await bulk.discard(batch, 10));
    expect(await add()).toEqual({ kind: "added" });
  });

  test("files of one workspace with the same external ids in other orders share them", async () => {
    const tenant = await tenantIn(stores());
    const { bulk } = stores();
    const names = Array.from({ length: 30 }, (_, at) => `hall-${at}`);
    const staged = await Promise.all(
      [names, names.toReversed()].map(async (some) => {
        const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
        const refused = await bulk.stage(
          batch,
          some.map((externalId) => newCode(tenant, { externalId })),
        );
        return refused instanceof Set ? refused.size : refused;
      }),
    );
    expect(staged.toSorted()).toEqual([0, 30]);
  });
});
