import { expect, test } from "bun:test";
import type { CodeOutcome, NewCodes } from "../../../src/features/codes/records.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, domainIn, freshShortId, newCode, NOON, retryKey, tenantIn } from "../../db/stores.ts";

/** Adding several codes: what becomes of each, and the answer to all, in one transaction. */
contract("adding several codes", (stores) => {
  const drafted = (code: Code, isOwn = true) => ({ code, isOwn, copies: [], seenLook: null, answer: "{}" });

  async function add(codes: readonly Code[], more: Partial<NewCodes> = {}) {
    let outcomes: readonly CodeOutcome[] = [];
    const added = await stores().codes.addMany({
      tenantId: codes[0]?.tenantId ?? "",
      at: NOON,
      codes: codes.map((code) => drafted(code)),
      limit: null,
      most: null,
      retry: null,
      answer(of) {
        outcomes = of;
        return of.join();
      },
      ...more,
    });
    return { ...added, outcomes };
  }

  test("each is judged in its order, and what is refused takes neither a place nor a name", async () => {
    const tenant = await tenantIn(stores());
    const taken = await codeIn(stores(), tenant, { externalId: "taken" });
    const gone = await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, gone.id, NOON);
    const [shortId, domain] = [freshShortId(), await domainIn(stores(), tenant)];
    const codes = [
      newCode(tenant, { shortId: taken.shortId, externalId: "free" }),
      newCode(tenant, { externalId: "taken" }),
      newCode(tenant, { externalId: "free", active: false }),
      newCode(tenant, { externalId: "free" }),
      newCode(tenant, { shortId: gone.shortId }),
      newCode(tenant, { shortId }),
      newCode(tenant, { shortId }),
      newCode(tenant, { domain: "nobody.example" }),
      newCode(tenant, { domain, gs1: "01/09521234543213" }),
      newCode(tenant),
      newCode(tenant),
    ];
    const { outcomes } = await add(codes, { limit: 4 });
    expect(outcomes).toEqual([
      "short_id_taken",
      "external_id_taken",
      "added",
      "external_id_taken",
      "short_id_taken",
      "added",
      "short_id_taken",
      "domain_gone",
      "gs1_off",
      "added",
      "limit_reached",
    ]);
    expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 4, active: 3 });
    const { codes: listed } = await stores().codes.list(tenant.id, { limit: 10 });
    const ids = new Set(listed.map(({ id }) => id));
    expect(codes.map(({ id }) => ids.has(id))).toEqual(outcomes.map((one) => one === "added"));
    const [, , third] = codes;
    expect(await stores().codes.get(tenant.id, third?.id ?? "")).toMatchObject({ ...third, scans: 0 });
  });

  test("lists that come at once share the limit, their names and their key", async () => {
    const tenant = await tenantIn(stores());
    const names = Array.from({ length: 40 }, (_, at) => `hall-${at}`);
    const list = (some: readonly string[]) => some.map((externalId) => newCode(tenant, { externalId }));
    const raced = await Promise.all([add(list(names)), add(list(names.toReversed())), add(list(names))]);
    expect(raced.flatMap(({ outcomes }) => outcomes).filter((one) => one === "added")).toHaveLength(40);
    const limited = await Promise.all(
      Array.from({ length: 5 }, () => add([newCode(tenant), newCode(tenant)], { limit: 45 })),
    );
    expect(limited.flatMap(({ outcomes }) => outcomes).filter((one) => one === "added")).toHaveLength(5);
    const retry = retryKey(tenant);
    const sent = () => add([newCode(tenant), newCode(tenant)], { retry });
    const kinds = (await Promise.all([sent(), sent(), sent()])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["added", "replayed", "replayed"]);
    expect(await sent()).toMatchObject({ kind: "replayed", answer: "added,added" });
    const other = await add([newCode(tenant)], { retry: { ...retry, fingerprint: "another" } });
    expect(other.kind).toBe("key_reused");
    expect((await stores().codes.totals(tenant.id)).codes).toBe(47);
  });

  test("with a random short id that is taken nothing is added, and all is drawn again", async () => {
    const tenant = await tenantIn(stores());
    const { shortId } = await codeIn(stores(), tenant);
    const codes = [drafted(newCode(tenant)), drafted(newCode(tenant, { shortId }), false)];
    expect((await add([newCode(tenant)], { codes })).kind).toBe("again");
    expect((await stores().codes.totals(tenant.id)).codes).toBe(1);
    expect((await add([], { tenantId: "ten_unknown" })).kind).toBe("tenant_gone");
    expect(await add([], { tenantId: tenant.id })).toMatchObject({ kind: "added", answer: "" });
  });

  test("a hundred large ones fit into one transaction", async () => {
    const tenant = await tenantIn(stores());
    const style = { logo: { svg: "x".repeat(9_000) } };
    const { outcomes } = await add(Array.from({ length: 100 }, () => newCode(tenant, { style })));
    expect(outcomes.every((one) => one === "added")).toBe(true);
    expect((await stores().codes.list(tenant.id, { limit: 100 })).codes.length).toBeGreaterThan(50);
    const full = await add([newCode(tenant, { style })], { most: 500_000 });
    expect(full.outcomes).toEqual(["bytes_reached"]);
  });
});
