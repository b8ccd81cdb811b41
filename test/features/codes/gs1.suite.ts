import { expect, test } from "bun:test";
import type { Gs1Links } from "../../../src/features/codes/gs1-model.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, domainIn, newCode, NOON, tally, tenantIn } from "../../db/stores.ts";
import { freshGtin } from "./gtins.ts";

const LINKS: Gs1Links = [
  { type: "gs1:pip", href: "https://museum.example/pip", title: "Product", language: "de", context: "AT" },
];

/** GS1 addresses: kept with their links, unique on their host, found by their paths and by their key. */
contract("GS1 addresses of codes", (stores) => {
  const add = (code: Code) => stores().codes.add({ code, limit: null, retry: null });
  const named = (code: Code) => ({
    path: code.gs1 ?? "",
    address: addressOf(code),
    tenantId: code.tenantId,
  });
  const gone = (path: string) => ({ path, address: "gone" as const, tenantId: null });

  test("a code is read, drawn and resolved with its GS1 address and its links", async () => {
    const { codes } = stores();
    const tenant = await tenantIn(stores());
    const gs1 = `01/${freshGtin()}/10/AB%2F1`;
    const code = await codeIn(stores(), tenant, {
      gs1,
      links: LINKS,
      type: "gs1",
      fields: { capitals: false },
    });
    expect(await codes.get(tenant.id, code.id)).toMatchObject({ gs1, links: LINKS });
    expect(await codes.resolve(code.shortId)).toMatchObject({ gs1, links: LINKS });
    expect(await codes.drawn(tenant.id, code.id)).toMatchObject({ gs1, type: "gs1", fields: code.fields });
    const plain = await codeIn(stores(), tenant, { fields: { url: "https://museum.example/" } });
    expect(await codes.resolve(plain.shortId)).toMatchObject({ gs1: null, links: null });
    expect(await codes.drawn(tenant.id, plain.id)).toMatchObject({ gs1: null, fields: {} });
    await codes.edit(tenant.id, code.id, { links: null }, NOON, null);
    expect(await codes.resolve(code.shortId)).toMatchObject({ gs1, links: null });
    const found = await codes.list(tenant.id, { limit: 10, search: gs1.slice(3, 17) });
    expect(found.codes.map(({ id }) => id)).toEqual([code.id]);
  });

  test("codes are found by their paths, one that is there before one that is gone", async () => {
    const { codes } = stores();
    const tenant = await tenantIn(stores());
    const [one, other] = [`01/${freshGtin()}`, `01/${freshGtin()}`];
    const host = await domainIn(stores(), tenant, true);
    const first = await codeIn(stores(), tenant, { gs1: one });
    const onHost = await codeIn(stores(), tenant, { gs1: one, domain: host });
    expect(await codes.findNames(null, [one, other])).toEqual([named(first)]);
    expect(await codes.findNames(host, [one, other])).toEqual([named(onHost)]);
    expect(await codes.findNames(host, [other])).toEqual([]);
    await codes.remove(tenant.id, first.id, NOON);
    expect(await codes.findNames(null, [one])).toEqual([gone(one)]);
    const second = await codeIn(stores(), tenant, { gs1: one });
    expect(await codes.findNames(null, [one])).toEqual([named(second)]);
    await codes.remove(tenant.id, second.id, NOON);
    expect(await codes.findNames(null, [one])).toEqual([gone(one)]);
  });

  test("nothing of a serial stays of a deleted code, nor of a workspace that left; its product is gone all the same", async () => {
    const { codes, tenants } = stores();
    const tenant = await tenantIn(stores());
    const key = `01/${freshGtin()}`;
    const paths = [`${key}/21/7`, `${key}/10/A/21/8`, `${key}/10/A`, key];
    const product = await codeIn(stores(), tenant, { gs1: key });
    const pieces = [];
    for (const gs1 of paths.slice(0, 2)) pieces.push(await codeIn(stores(), tenant, { gs1 }));
    const [first, second] = pieces;
    if (!first || !second) throw new Error("pieces");
    await codes.remove(tenant.id, first.id, NOON);
    expect(await codes.findNames(null, paths)).toEqual([named(second), named(product)]);
    await codes.remove(tenant.id, product.id, NOON);
    expect(await codes.findNames(null, paths)).toEqual([named(second), gone(key)]);
    await tenants.remove(tenant.id, NOON);
    while (await stores().eraser.step(10));
    expect(await codes.findNames(null, paths)).toEqual([gone(key)]);
  });

  test("what is below a key is found in order, and nothing of a longer key or of one that is gone", async () => {
    const { codes } = stores();
    const tenant = await tenantIn(stores());
    const key = `8004/${freshGtin()}`;
    const pathsUnder = async (of: string, most = 10) =>
      (await codes.namesUnder(null, of, most)).map(({ path }) => path);
    for (const gs1 of [`${key}1`, `${key}-A`, key, `${key}/7040/1AB0`, `${key}/7040/1AB1`])
      await codeIn(stores(), tenant, { gs1 });
    const deleted = await codeIn(stores(), tenant, { gs1: `${key}/7040/1AB2` });
    await codes.remove(tenant.id, deleted.id, NOON);
    expect(await pathsUnder(key)).toEqual([key, `${key}/7040/1AB0`, `${key}/7040/1AB1`]);
    expect(await pathsUnder(key, 2)).toEqual([key, `${key}/7040/1AB0`]);
    const asset = `8003/${freshGtin()}`;
    for (const gs1 of [asset, `${asset}A~`, `${asset}%2F`]) await codeIn(stores(), tenant, { gs1 });
    expect(await pathsUnder(asset)).toEqual([asset, `${asset}%2F`, `${asset}A~`]);
    expect(await codes.namesUnder("nobody.example", asset, 10)).toEqual([]);
  });

  test("staged codes are not found, hold their addresses, and those of workspaces that left are gone", async () => {
    const { bulk, codes, tenants } = stores();
    const tenant = await tenantIn(stores());
    const key = `01/${freshGtin()}`;
    const [product, piece] = [newCode(tenant, { gs1: key }), newCode(tenant, { gs1: `${key}/21/7` })];
    const orphan = newCode(tenant, { gs1: `01/${freshGtin()}/21/7` });
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    const again = newCode(tenant, { gs1: key });
    const refused = new Set([orphan, again].map(addressOf));
    expect(await bulk.stage(batch, [product, orphan, piece, again])).toEqual(refused);
    expect(await codes.findNames(null, [key])).toEqual([]);
    expect(await codes.namesUnder(null, key, 10)).toEqual([]);
    expect(await add(newCode(tenant, { gs1: key }))).toEqual({ kind: "gs1_taken" });
    await bulk.commit({ tenantId: tenant.id, batch, at: NOON });
    expect(await codes.namesUnder(null, key, 10)).toEqual([named(product), named(piece)]);
    await tenants.remove(tenant.id, NOON);
    expect(await codes.findNames(null, [key])).toEqual([gone(key)]);
    expect(await codes.namesUnder(null, key, 10)).toEqual([]);
    const other = await tenantIn(stores());
    expect(await add(newCode(other, { gs1: `${key}/10/A` }))).toEqual({ kind: "gs1_taken" });
  });

  test("a key is of the workspace that had it first, however many ask at once", async () => {
    const rivals = await Promise.all(Array.from({ length: 4 }, () => tenantIn(stores())));
    const key = `01/${freshGtin()}`;
    const asked = rivals.flatMap((tenant) =>
      ["A", "B"].map((lot) => newCode(tenant, { gs1: `${key}/10/${lot}` })),
    );
    const outcomes = await Promise.all(asked.map(add));
    expect(tally(outcomes)).toEqual({ added: 2, gs1_taken: 6 });
    const names = await stores().codes.namesUnder(null, key, 10);
    expect(new Set(names.map(({ tenantId }) => tenantId)).size).toBe(1);
  });

  test("the longest short URL of a workspace may be a GS1 address", async () => {
    const { looks } = stores();
    const tenant = await tenantIn(stores());
    const gs1 = `01/${freshGtin()}/10/${"x".repeat(20)}`;
    const code = await codeIn(stores(), tenant, { gs1 });
    expect(await looks.longest(tenant.id)).toEqual({ base: gs1.length - "r/".length, domains: 0 });
    const host = await domainIn(stores(), tenant, true);
    await codeIn(stores(), tenant, { gs1, domain: host });
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect(await looks.longest(tenant.id)).toEqual({ base: 7, domains: host.length + gs1.length });
  });
});
