import { expect, test } from "bun:test";
import { personIn } from "../features/factors/person.ts";
import { contract } from "./contract.ts";
import { codeIn, freshId, NOON, tenantIn } from "./stores.ts";

const [OLD, NEW, OTHER] = [Uint8Array.of(1, 255), Uint8Array.of(2, 0), Uint8Array.of(3)];
const plain = <T extends { sealed: Uint8Array | null }>(values: readonly T[]) =>
  values.map((value) => ({ ...value, sealed: value.sealed && Uint8Array.from(value.sealed) }));

contract("sealing anew", (stores) => {
  /** A key of a former secret, as it is stored. */
  const keyOf = async (purpose: string) => {
    const found = (await stores().formerKeys.all()).find((key) => key.purpose === purpose);
    return { mark: "a", doneTo: found?.doneTo ?? "none", passes: found?.passes ?? -1 };
  };

  test("rows are read in the order of their ids, and stored with how far the pass has come", async () => {
    await stores().secretMarks.add("a");
    const added = ["leads", "factors"].map((purpose) => ({ purpose, mark: "a", sealed: OLD, endsAt: NOON }));
    await stores().formerKeys.change({ from: "a", to: "b", kept: [], added });
    const { id: codeId } = await codeIn(stores(), await tenantIn(stores()));
    const leads = Array.from({ length: 3 }, () => freshId("lead"));
    const seen = { at: NOON, country: null, device: "mobile", hasEmail: false } as const;
    for (const id of leads) await stores().leads.add({ ...seen, id, codeId, sealed: OLD }, null);
    const [first = "", second = "", third = ""] = leads.toSorted();
    const { resealing } = stores();

    const found = await resealing.after("leads", "", 2);
    expect(plain(found)).toEqual([
      { field: "sealed", bound: first, sealed: OLD },
      { field: "sealed", bound: second, sealed: OLD },
    ]);
    const anew = { field: "sealed", bound: first, sealed: OLD, next: NEW };
    const changed = { field: "sealed", bound: second, sealed: OTHER, next: NEW };
    const begun = { ...(await keyOf("leads")), purpose: "leads" } as const;
    await resealing.store("b", begun, [anew, changed], second);
    // The second was changed by somebody else meanwhile.
    expect(plain(await resealing.after("leads", "", 3))).toEqual([
      { field: "sealed", bound: first, sealed: NEW },
      { field: "sealed", bound: second, sealed: OLD },
      { field: "sealed", bound: third, sealed: OLD },
    ]);
    expect(await keyOf("leads")).toEqual({ mark: "a", doneTo: second, passes: 0 });

    // Another process was as far at the same time: the pass goes on from where it is.
    await resealing.store("b", begun, [], first);
    expect(await keyOf("leads")).toEqual({ mark: "a", doneTo: second, passes: 0 });
    await resealing.store("b", { ...begun, doneTo: second }, [], null);
    expect(await keyOf("leads")).toEqual({ mark: "a", doneTo: "", passes: 1 });
  });

  test("a row with two sealed values gives both, and one without any is passed", async () => {
    const personId = await personIn(stores());
    await stores().factors.propose(personId, OLD);
    const { resealing } = stores();
    expect(plain(await resealing.after("factors", "", 5))).toEqual([
      { field: "pending", bound: personId, sealed: OLD },
      { field: "secret", bound: personId, sealed: null },
    ]);
    const begun = { ...(await keyOf("factors")), purpose: "factors" } as const;
    const anew = { field: "pending", bound: personId, sealed: OLD, next: NEW };
    await resealing.store("b", begun, [anew], personId);
    const totp = await stores().factors.totp(personId);
    expect(Uint8Array.from(totp?.pending ?? [])).toEqual(NEW);
    expect(await resealing.after("factors", personId, 5)).toEqual([]);
  });

  test("once the data belong to another secret, nothing is stored", async () => {
    const { resealing, secretMarks } = stores();
    await secretMarks.set("c");
    const [lead] = await resealing.after("leads", "", 1);
    const begun = { ...(await keyOf("leads")), purpose: "leads" } as const;
    const anew = { field: "sealed", bound: lead?.bound ?? "", sealed: NEW, next: OTHER };
    await resealing.store("b", begun, [anew], null);
    expect(plain(await resealing.after("leads", "", 1))).toEqual(plain(lead ? [lead] : []));
    expect(await keyOf("leads")).toEqual({ mark: "a", doneTo: "", passes: 1 });
  });

  test.each(["reports", "webhooks"] as const)("%s can be gone through", async (purpose) => {
    expect(await stores().resealing.after(purpose, "", 5)).toEqual([]);
  });
});
