import { expect, test } from "bun:test";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, domainIn, newCode, NOON, tenantIn } from "../../db/stores.ts";
import { freshGtin } from "./gtins.ts";

/** Holders of GS1 addresses, as files of many codes ask. */
contract("holders of GS1 addresses", (stores) => {
  const here = { address: null, isStaged: false };

  test("free ones have none, one's own and another's are told apart, and hosts have their own", async () => {
    const { bulk } = stores();
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const host = await domainIn(stores(), tenant, true);
    const [product, free] = [`01/${freshGtin()}`, `01/${freshGtin()}`];
    const lot = `${product}/10/A`;
    expect(await bulk.names(tenant.id, null, [product, free])).toEqual([]);
    const code = await codeIn(stores(), tenant, { gs1: product });
    const onHost = await codeIn(stores(), tenant, { gs1: lot, domain: host });
    const held = { path: product, isStaged: false, address: addressOf(code) };
    expect(await bulk.names(tenant.id, null, [product, lot, free])).toEqual([{ ...held, holder: "ours" }]);
    expect(await bulk.names(tenant.id, host, [product, lot])).toEqual([
      { path: lot, holder: "ours", isStaged: false, address: addressOf(onHost) },
    ]);
    // On the service's own host all codes of a key are of one workspace.
    expect(await bulk.names(other.id, null, [product, lot, free])).toEqual([
      { ...held, holder: "others" },
      { ...here, path: lot, holder: "others" },
    ]);
  });

  test("those of deleted codes are free for their workspace, and on the service's own host for no other", async () => {
    const { bulk, codes } = stores();
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const path = `01/${freshGtin()}`;
    const code = await codeIn(stores(), tenant, { gs1: path });
    await codes.remove(tenant.id, code.id, NOON);
    expect(await bulk.names(tenant.id, null, [path])).toEqual([]);
    expect(await bulk.names(other.id, null, [path])).toEqual([{ ...here, path, holder: "others" }]);
  });

  test("a code that is being made has its address, until its batch is given up", async () => {
    const { bulk } = stores();
    const tenant = await tenantIn(stores());
    const path = `01/${freshGtin()}`;
    const code = newCode(tenant, { gs1: path });
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    await bulk.stage(batch, [code]);
    const held = { path, holder: "ours" as const, address: addressOf(code) };
    expect(await bulk.names(tenant.id, null, [path])).toEqual([{ ...held, isStaged: true }]);
    while (await bulk.discard(batch, 10));
    expect(await bulk.names(tenant.id, null, [path])).toEqual([]);
  });
});
