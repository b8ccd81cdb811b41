import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { NewCode } from "../../../src/features/codes/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshShortId, newCode, NOON, retryKey, tally, tenantIn } from "../../db/stores.ts";

/** Adding codes: limit, short id and answers stored for retries, in one transaction each. */
contract("adding codes", (stores) => {
  function attempt(addition: Partial<NewCode> & Pick<NewCode, "code">) {
    return stores().codes.add({ limit: null, retry: null, ...addition });
  }

  test("a code is read as it was stored, for every kind of value", async () => {
    const tenant = await tenantIn(stores());
    // No NUL and no lone surrogate: not every engine can store these.
    const text = fc.string({ unit: "grapheme", maxLength: 40 });
    const json = fc.jsonValue({ stringUnit: "grapheme", maxDepth: 3 });
    const anyCode = fc.record({
      title: fc.option(text),
      group: fc.option(text),
      target: text,
      active: fc.boolean(),
      fields: fc.dictionary(text, json, { maxKeys: 4, noNullPrototype: true }),
    });
    const sample = fc.asyncProperty(anyCode, async (parts) => {
      const code = await codeIn(stores(), tenant, {
        ...parts,
        fields: JSON.parse(JSON.stringify(parts.fields)),
      });
      expect(await stores().codes.get(tenant.id, code.id)).toEqual({
        ...code,
        scans: 0,
        bots: 0,
        takenDown: false,
        blocked: null,
        listed: null,
        health: UNCHECKED,
      });
    });
    await fc.assert(sample, { numRuns: 60, seed: 1 });
  });

  test("style, landing page, rules and parameters are read as they were stored", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, {
      style: { ecc: "H", margin: 6, foreground: "#123456", modules: { shape: "dot", scale: 0.9 } },
      landing: { template: "links", headline: "Über uns", links: [] },
      rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.example/ü" }],
      query: "pass",
      utm: { source: "Plakat in der Straße" },
      importedFrom: "dub",
      importedScans: 17,
    });
    expect(await stores().codes.get(tenant.id, code.id)).toEqual({
      ...code,
      scans: 0,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
  });

  test("fifty concurrent additions against a limit of ten create ten codes", async () => {
    const tenant = await tenantIn(stores());
    const additions = await Promise.all(
      Array.from({ length: 50 }, () => attempt({ code: newCode(tenant), limit: 10 })),
    );
    expect(tally(additions)).toEqual({ added: 10, limit_reached: 40 });
    expect((await stores().codes.totals(tenant.id)).codes).toBe(10);
  });

  test("a limit of zero allows no code, and no limit allows all", async () => {
    const tenant = await tenantIn(stores());
    expect(await attempt({ code: newCode(tenant), limit: 0 })).toEqual({ kind: "limit_reached" });
    const many = Array.from({ length: 30 }, () => attempt({ code: newCode(tenant) }));
    expect(tally(await Promise.all(many))).toEqual({ added: 30 });
  });

  test("disabled codes count against the limit, deleted ones and other tenants' don't", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    await codeIn(stores(), other);
    await codeIn(stores(), tenant, { active: false });
    const second = await codeIn(stores(), tenant);
    expect(await attempt({ code: newCode(tenant), limit: 2 })).toEqual({ kind: "limit_reached" });
    await stores().codes.remove(tenant.id, second.id, NOON);
    expect(await attempt({ code: newCode(tenant), limit: 2 })).toEqual({ kind: "added" });
  });

  test("thirty requests with one idempotency key create one code and get one answer", async () => {
    const tenant = await tenantIn(stores());
    const retry = (answer: string) => ({ key: retryKey(tenant), answer });
    const additions = await Promise.all(
      Array.from({ length: 30 }, (_, i) => attempt({ code: newCode(tenant), retry: retry(`answer ${i}`) })),
    );
    expect(tally(additions)).toEqual({ added: 1, replayed: 29 });
    const answers = additions.flatMap((addition) => (addition.kind === "replayed" ? [addition.answer] : []));
    expect(new Set(answers).size).toBe(1);
    expect((await stores().codes.totals(tenant.id)).codes).toBe(1);
  });

  test("the same key with another body is refused, also concurrently", async () => {
    const tenant = await tenantIn(stores());
    const additions = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        attempt({
          code: newCode(tenant),
          retry: { key: retryKey(tenant, { fingerprint: `body ${i}` }), answer: "" },
        }),
      ),
    );
    expect(tally(additions)).toEqual({ added: 1, key_reused: 9 });
  });

  test("a key belongs to one tenant and one route", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const keys = [
      retryKey(tenant),
      retryKey(other),
      retryKey(tenant, { route: "POST /app/api/bulk" }),
      retryKey(tenant, { key: "order-4711 " }),
      retryKey(tenant, { key: "ORDER-4711" }),
    ];
    for (const key of keys)
      expect(await attempt({ code: newCode({ id: key.tenantId }), retry: { key, answer: "x" } })).toEqual({
        kind: "added",
      });
  });

  test("a retry is answered even when the limit is used up by then", async () => {
    const tenant = await tenantIn(stores());
    const retry = { key: retryKey(tenant), answer: '{"first":true}' };
    const code = newCode(tenant);
    expect(await attempt({ code, limit: 1, retry })).toEqual({ kind: "added" });
    const again = { code: newCode(tenant, { shortId: code.shortId }), limit: 1 };
    expect(await attempt({ ...again, retry })).toEqual({ kind: "replayed", answer: '{"first":true}' });
    const other = { ...retry, key: retryKey(tenant, { fingerprint: "b" }) };
    expect(await attempt({ ...again, retry: other })).toEqual({ kind: "key_reused" });
    expect(await attempt(again)).toEqual({ kind: "limit_reached" });
  });

  test("a refusal is not stored: the same request may succeed later", async () => {
    const tenant = await tenantIn(stores());
    const retry = { key: retryKey(tenant), answer: "x" };
    const taken = await codeIn(stores(), await tenantIn(stores()));
    expect(await attempt({ code: newCode(tenant), limit: 0, retry })).toEqual({ kind: "limit_reached" });
    const clash = newCode(tenant, { shortId: taken.shortId });
    expect(await attempt({ code: clash, retry })).toEqual({ kind: "short_id_taken" });
    expect(await attempt({ code: newCode(tenant), limit: 1, retry })).toEqual({ kind: "added" });
  });

  test("an answer is stored for 24 hours and not a millisecond longer", async () => {
    const tenant = await tenantIn(stores());
    const at = (createdAt: number, answer: string, fingerprint = "a") =>
      attempt({
        code: newCode(tenant, { createdAt }),
        retry: { key: retryKey(tenant, { fingerprint }), answer },
      });
    expect(await at(NOON, "first")).toEqual({ kind: "added" });
    expect(await at(NOON + DAY - 1, "second")).toEqual({ kind: "replayed", answer: "first" });
    expect(await at(NOON + DAY, "third", "b")).toEqual({ kind: "added" });
    expect(await at(NOON + DAY, "fourth", "b")).toEqual({ kind: "replayed", answer: "third" });
    expect(await at(NOON + DAY, "fifth")).toEqual({ kind: "key_reused" });
    expect((await stores().codes.totals(tenant.id)).codes).toBe(2);
  });

  test("answers that are too old are erased, younger ones are not", async () => {
    const tenant = await tenantIn(stores());
    const keep = (key: string, createdAt: number) =>
      attempt({
        code: newCode(tenant, { createdAt }),
        retry: { key: retryKey(tenant, { key }), answer: key },
      });
    await keep("old", NOON - 1);
    await keep("young", NOON);
    await stores().eraser.forgetAnswers(NOON, 10);
    // Asked with the old time: a new code shows that the answer is erased.
    expect(await keep("old", NOON - 1)).toEqual({ kind: "added" });
    expect(await keep("young", NOON)).toEqual({ kind: "replayed", answer: "young" });
  });

  test("a short id that ten requests ask for at once goes to one of them", async () => {
    const tenants = await Promise.all(Array.from({ length: 10 }, () => tenantIn(stores())));
    const shortId = `hall-${freshShortId()}`;
    const additions = await Promise.all(
      tenants.map((tenant) => attempt({ code: newCode(tenant, { shortId }) })),
    );
    expect(tally(additions)).toEqual({ added: 1, short_id_taken: 9 });
    const winner = tenants[additions.findIndex(({ kind }) => kind === "added")];
    expect(await stores().codes.resolve(shortId)).toMatchObject({ shortId, tenantId: winner?.id });
  });

  test("short ids that differ in case are different", async () => {
    const tenant = await tenantIn(stores());
    const [lower, upper] = [
      await codeIn(stores(), tenant, { shortId: "hall-3a" }),
      await codeIn(stores(), tenant, { shortId: "Hall-3A" }),
    ];
    expect(await stores().codes.resolve("hall-3a")).toMatchObject({ codeId: lower.id });
    expect(await stores().codes.resolve("Hall-3A")).toMatchObject({ codeId: upper.id });
    expect(await stores().codes.resolve("HALL-3A")).toBeNull();
    await stores().codes.remove(tenant.id, lower.id, NOON);
    expect(await stores().codes.resolve("Hall-3A")).toMatchObject({ codeId: upper.id });
  });

  test("the short id of a deleted code is never given out again, not even to its owner", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, code.id, NOON);
    for (let steps = 0; steps < 5; steps++) await stores().eraser.step(1_000);
    const again = newCode(tenant, { shortId: code.shortId, createdAt: NOON + 400 * DAY });
    expect(await attempt({ code: again })).toEqual({ kind: "short_id_taken" });
  });

  test("a code for a tenant that was erased meanwhile is not created, and that is no storage fault", async () => {
    const tenant = await tenantIn(stores());
    await stores().tenants.remove(tenant.id, NOON);
    const code = newCode(tenant);
    const outcome = await attempt({ code }).catch((error) => error);
    expect(await stores().codes.resolve(code.shortId)).toBeNull();
    expect(outcome).not.toBeInstanceOf(StorageError);
  });
});
