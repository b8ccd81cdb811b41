import { setSuspended } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { NEW_NAMES } from "../../../src/features/domains/traits.ts";
import type { Domain } from "../../../src/features/domains/model.ts";
import type { Check } from "../../../src/features/domains/records.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newCode, NOON, retryKey, tenantIn } from "../../db/stores.ts";

const CHECK: Check = { checkedAt: NOON + 1, warning: null, isMissing: false, dueAt: NOON + DAY };

let made = 0;

function newDomain(tenant: Pick<Tenant, "id">, change: Partial<Domain> = {}): Domain {
  return {
    id: freshId("dom"),
    tenantId: tenant.id,
    host: `host-${++made}.example`,
    value: `quietzone=${made}`,
    ...{ home: null, notFound: null, apple: null, android: null, gs1: false },
    ...{ revision: 1, createdAt: NOON, verifiedAt: null, checkedAt: null, warning: null },
    disabled: false,
    ...change,
  };
}

const NO_LIMITS = { count: null, pending: 100 };

const isTaken = (outcome: object | null) => outcome !== null && "kind" in outcome && outcome.kind === "taken";

contract("domains", (stores) => {
  const add = (domain: Domain, limits: { count?: number; pending?: number } = {}) =>
    stores().domains.add({
      domain,
      limits: { count: null, pending: 100, ...limits },
      answerOf: ({ id }) => id,
      retry: null,
    });
  const verify = ({ tenantId, id }: Domain, check: Partial<Check> = {}) =>
    stores().domains.verify(tenantId, id, { ...CHECK, ...check });

  /** A domain that is stored and verified. */
  async function verified(change: Partial<Domain> = {}, check: Partial<Check> = {}): Promise<Domain> {
    const domain = newDomain(await tenantIn(stores()), change);
    expect(await add(domain)).toEqual({ answer: domain.id, isReplay: false });
    expect(await verify(domain, check)).toMatchObject({ verifiedAt: NOON + 1, revision: 2 });
    return domain;
  }

  test("a domain is read as it was stored, and by its tenant alone", async () => {
    const { domains } = stores();
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const domain = newDomain(tenant, { home: "https://ähre.example", apple: '{"a":"ä"}' });
    await add(domain);
    expect(await domains.get(tenant.id, domain.id)).toEqual(domain);
    expect(await domains.ofHost(tenant.id, domain.host)).toEqual(domain);
    expect(await domains.get(other.id, domain.id)).toBeNull();
    expect(await domains.ofHost(other.id, domain.host)).toBeNull();
    expect(await domains.list(other.id, { limit: 10 })).toEqual({ domains: [], next: null });
    // The same host again is the domain that there is.
    expect(await add(newDomain(tenant, { host: domain.host }))).toEqual({
      answer: domain.id,
      isReplay: false,
    });
    expect(await add(newDomain({ id: "tenant_gone" }))).toBe("tenant_gone");
    const change = { home: null, notFound: "https://museum.example/", android: "[]", gs1: true };
    expect(await domains.edit(tenant.id, domain.id, change, new Set([7]))).toBe("changed");
    const edited = await domains.edit(tenant.id, domain.id, change, new Set([1]));
    expect(edited).toEqual({ ...domain, ...change, revision: 2 });
    expect(await domains.get(tenant.id, domain.id)).toEqual({ ...domain, ...change, revision: 2 });
    expect(await domains.edit(other.id, domain.id, change, null)).toBeNull();
  });

  test("there are no more domains than allowed, however many come at once, and one key adds one", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const counts = await Promise.all(Array.from({ length: 6 }, () => add(newDomain(tenant), { count: 4 })));
    expect(counts.filter((outcome) => outcome === "limit_reached")).toHaveLength(2);
    const pending = await Promise.all(Array.from({ length: 6 }, () => add(newDomain(other), { pending: 4 })));
    expect(pending.filter((outcome) => outcome === "too_many_pending")).toHaveLength(2);
    const retry = retryKey(tenant, { route: "POST /app/api/domains" });
    const once = newDomain(tenant);
    const send = (answer: string) =>
      stores().domains.add({
        domain: once,
        limits: { count: null, pending: 9 },
        answerOf: () => answer,
        retry,
      });
    expect(await send("first")).toEqual({ answer: "first", isReplay: false });
    expect(await send("again")).toEqual({ answer: "first", isReplay: true });
  });

  test("one of the tenants that verify a host at once has it, and the others can't add it any more", async () => {
    const { domains } = stores();
    const rivals = await Promise.all(
      Array.from({ length: 5 }, async () => newDomain(await tenantIn(stores()), { host: "rivals.example" })),
    );
    for (const domain of rivals) await add(domain);
    expect(await domains.verifiedHost("rivals.example")).toBeNull();
    const outcomes = await Promise.all(rivals.map((domain) => verify(domain)));
    expect(outcomes.filter(isTaken)).toHaveLength(4);
    const winner = rivals[outcomes.findIndex((outcome) => !isTaken(outcome))];
    expect(await domains.verifiedHost("rivals.example")).toMatchObject({ tenantId: winner?.tenantId });
    expect(await add(newDomain(await tenantIn(stores()), { host: "rivals.example" }))).toBe("taken");
    if (winner) expect(await verify(winner)).toMatchObject({ revision: 2, checkedAt: NOON + 1 });
    expect(await verify({ ...newDomain({ id: "ten_x" }), id: "dom_none" })).toBeNull();
  });

  test("verified hosts are listed in the order of their names, with their redirects and links", async () => {
    const { domains } = stores();
    const [b, a] = [
      await verified({ host: "b.listed.example", apple: "{}" }),
      await verified({ host: "a.listed.example", home: "https://museum.example/", gs1: true }),
    ];
    await add(newDomain(await tenantIn(stores()), { host: "c.listed.example" }));
    const listed = (await domains.verified("a.listed.exampl", 2)).map(({ host }) => host);
    expect(listed).toEqual([a.host, b.host]);
    const plain = { notFound: null, gs1: true, hasAndroid: false, isClosed: false };
    expect(await domains.verifiedHost(a.host)).toEqual({
      ...{ host: a.host, tenantId: a.tenantId, home: a.home, hasApple: false, ...plain },
    });
    expect(await domains.verifiedHost(b.host)).toMatchObject({ home: null, gs1: false, hasApple: true });
    expect(await domains.appLinks(b.host, "apple")).toBe("{}");
    expect(await domains.appLinks(b.host, "android")).toBeNull();
    expect(await domains.appLinks("c.listed.example", "apple")).toBeNull();
  });

  test("a domain that is due is claimed once, however many nodes ask, and again after its claim", async () => {
    const { domains } = stores();
    const due = await Promise.all(Array.from({ length: 6 }, () => verified({}, { dueAt: NOON + HOUR })));
    const ours = new Set(due.map(({ id }) => id));
    const claim = async (at: number) => {
      const until = at + HOUR;
      const all = await Promise.all(Array.from({ length: 4 }, () => domains.claimDue(at, until, 4)));
      return all.flat().flatMap(({ id }) => (ours.has(id) ? [id] : []));
    };
    expect(await claim(NOON + HOUR - 1)).toEqual([]);
    const claimed = [...(await claim(NOON + HOUR)), ...(await claim(NOON + HOUR))];
    expect(claimed.toSorted()).toEqual([...ours].toSorted());
    const [first, ...rest] = due;
    const check = { checkedAt: NOON + HOUR, warning: "gone", isMissing: true, dueAt: NOON + DAY };
    if (first) await domains.noteCheck(first.id, check);
    expect(await domains.get(first?.tenantId ?? "", first?.id ?? "")).toMatchObject({
      warning: "gone",
      revision: 2,
    });
    const later = [...(await claim(NOON + 2 * HOUR)), ...(await claim(NOON + 2 * HOUR))];
    expect(later.toSorted()).toEqual(rest.map(({ id }) => id).toSorted());
    // A pending one is looked up by its tenant alone.
    const pending = newDomain(await tenantIn(stores()));
    await add(pending);
    await domains.noteCheck(pending.id, check);
    ours.add(pending.id);
    expect(await claim(NOON + 2 * DAY)).not.toContain(pending.id);
  });

  test("a domain with codes can't be deleted, but be released, and its codes stay", async () => {
    const { codes, domains } = stores();
    const [used, unused] = [await verified(), await verified()];
    const code = newCode({ id: used.tenantId }, { domain: used.host, shortId: "on-it" });
    expect(await codes.add({ code, limit: null, retry: null })).toEqual({ kind: "added" });
    expect(await domains.countCodes(used.tenantId, used.host)).toBe(1);
    expect(await domains.remove(used.tenantId, used.id, null)).toBe("in_use");
    expect(await domains.remove(unused.tenantId, unused.id, new Set([1]))).toBe("changed");
    expect(await domains.remove(unused.tenantId, unused.id, new Set([2]))).toEqual({ host: unused.host });
    expect(await domains.remove(unused.tenantId, unused.id, null)).toBeNull();
    expect(await domains.release(used.host)).toMatchObject({ id: used.id });
    expect(await domains.release(used.host)).toBeNull();
    expect(await domains.verifiedHost(used.host)).toBeNull();
    expect(await codes.get(used.tenantId, code.id)).toMatchObject({ domain: used.host });
  });

  test("a domain answers GS1 Digital Links as long as codes with such an address are on it", async () => {
    const { codes, domains } = stores();
    const { id, tenantId, host } = await verified();
    const off = { gs1: false };
    const add = (shortId: string, gs1: string | null) =>
      codes.add({
        code: newCode({ id: tenantId }, { domain: host, shortId, gs1 }),
        limit: null,
        retry: null,
      });
    expect(await add("early", "01/09521234543213")).toEqual({ kind: "gs1_off" });
    expect(await add("plain", null)).toEqual({ kind: "added" });
    expect(await domains.edit(tenantId, id, { gs1: true }, null)).toMatchObject({ gs1: true });
    expect(await domains.edit(tenantId, id, off, null)).toMatchObject({ gs1: false });
    await domains.edit(tenantId, id, { gs1: true }, null);
    expect(await add("first", "01/09521234543213")).toEqual({ kind: "added" });
    expect(await add("second", "01/09521234543213/10/AB-1")).toEqual({ kind: "added" });
    expect(await domains.countGs1Codes(tenantId, host)).toBe(2);
    expect(await domains.countCodes(tenantId, host)).toBe(3);
    expect(await domains.edit(tenantId, id, { ...off, home: "https://a.example/" }, null)).toBe("gs1_in_use");
    // Nothing of a refused change is kept, and other changes are free.
    expect(await domains.get(tenantId, id)).toMatchObject({ gs1: true, home: null });
    expect(await domains.edit(tenantId, id, { home: "https://a.example/" }, null)).toMatchObject({
      gs1: true,
    });
    // Codes that a former workspace has left on the host are not this one's.
    await domains.release(host);
    const next = newDomain(await tenantIn(stores()), { host, gs1: true });
    await domains.add({ domain: next, limits: NO_LIMITS, answerOf: () => "", retry: null });
    await verify(next);
    expect(await domains.countGs1Codes(next.tenantId, host)).toBe(0);
    expect(await domains.edit(next.tenantId, next.id, off, null)).toMatchObject({ gs1: false });
  });

  test("of a code with a GS1 address and its domain's end of them at the same moment one is refused", async () => {
    const { codes, domains } = stores();
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round++) {
      const { id, tenantId, host } = await verified({ gs1: true });
      const code = newCode({ id: tenantId }, { domain: host, gs1: "01/09521234543213" });
      const deeds = [
        async () => (await codes.add({ code, limit: null, retry: null })).kind,
        async () => {
          const edited = await domains.edit(tenantId, id, { gs1: false }, null);
          return edited === "gs1_in_use" ? "kept" : "off";
        },
      ];
      const order = round % 2 === 0 ? deeds : deeds.toReversed();
      const found = await Promise.all(order.map((deed) => deed()));
      outcomes.add(found.toSorted().join(" "));
      const isOff = found.includes("off");
      expect(await domains.countGs1Codes(tenantId, host)).toBe(isOff ? 0 : 1);
      expect(await domains.verifiedHost(host)).toMatchObject({ gs1: !isOff });
    }
    for (const outcome of outcomes) expect(["added kept", "gs1_off off"]).toContain(outcome);
  });

  test("a host is another tenant's that proves it once the record of the first has been missing for a week", async () => {
    const { domains } = stores();
    const old = await verified({ home: "https://old.example/" });
    const next = newDomain(await tenantIn(stores()), { host: old.host });
    const missed = (day: number) =>
      domains.noteCheck(old.id, { ...CHECK, checkedAt: NOON + day * DAY, isMissing: true });
    const asked = async (day: number) => isTaken(await verify(next, { checkedAt: NOON + day * DAY }));
    await missed(1);
    expect(await add({ ...next, createdAt: NOON + 2 * DAY })).toBe("taken");
    await missed(3);
    // Name servers that are silent say nothing.
    await domains.noteCheck(old.id, { ...CHECK, checkedAt: NOON + 4 * DAY, isMissing: null });
    expect(await add({ ...next, createdAt: NOON + 8 * DAY })).toMatchObject({ answer: next.id });
    expect(await asked(7)).toBe(true);
    // The record is back: the days count anew.
    await domains.noteCheck(old.id, { ...CHECK, checkedAt: NOON + 8 * DAY });
    expect(await asked(9)).toBe(true);
    await missed(10);
    expect(await asked(16)).toBe(true);
    expect(await verify(next, { checkedAt: NOON + 17 * DAY })).toMatchObject({ id: next.id, revision: 2 });
    expect(await domains.verifiedHost(old.host)).toMatchObject({ tenantId: next.tenantId });
    const lost = await domains.get(old.tenantId, old.id);
    expect(lost).toMatchObject({ verifiedAt: null, home: old.home, warning: null, revision: 3 });
    expect(isTaken(await verify(old, { checkedAt: NOON + 18 * DAY }))).toBe(true);
    expect(await domains.claimDue(NOON + 30 * DAY, NOON + 31 * DAY, 1_000)).not.toContainEqual(
      expect.objectContaining({ id: old.id }),
    );
  });

  test("a day brings so many new names of a site and of a tenant, deleted ones too, and each name counts once", async () => {
    const { domains } = stores();
    const { ofSite, ofTenant } = NEW_NAMES;
    async function verifyAll(tenants: readonly Tenant[], hosts: readonly string[], checkedAt: number) {
      const outcomes = [];
      for (const [at, host] of hosts.entries()) {
        const tenant = tenants[at % tenants.length];
        if (!tenant) throw new Error("There is a tenant");
        const domain = newDomain(tenant, { host });
        await add(domain);
        const outcome = await verify(domain, { checkedAt });
        if (outcome && !("kind" in outcome)) await domains.remove(tenant.id, domain.id, null);
        outcomes.push(outcome && "kind" in outcome ? outcome : null);
      }
      return outcomes.filter((outcome) => outcome !== null);
    }
    const hosts = (site: string, count: number) => Array.from({ length: count }, (_, at) => `n${at}.${site}`);
    const two = [await tenantIn(stores()), await tenantIn(stores())];
    const ofOne = hosts("shops.co.uk", ofSite + 1);
    const full = [{ kind: "too_many" as const, freeAt: NOON + DAY }];
    expect(await verifyAll(two, ofOne, NOON)).toEqual(full);
    // One that was verified today needs no further certificate. Another site has room.
    expect(await verifyAll(two, ofOne.slice(0, 3), NOON + 1)).toEqual([]);
    expect(await verifyAll(two, hosts("other.co.uk", 1), NOON + 1)).toEqual([]);
    expect(await verifyAll(two, ofOne.slice(ofSite), NOON + DAY)).toEqual([]);
    const many = Array.from({ length: ofTenant + 1 }, (_, at) => `many-${at}.example`);
    const at = NOON + 10 * DAY;
    expect(await verifyAll([await tenantIn(stores())], many, at)).toEqual([
      { kind: "too_many", freeAt: at + DAY },
    ]);
  });

  test("a host that the operator disables is closed for whoever verifies it, until it is enabled", async () => {
    const { domains, tenants } = stores();
    const domain = await verified();
    const closed = async () => (await domains.verifiedHost(domain.host))?.isClosed;
    const shown = async () => (await domains.get(domain.tenantId, domain.id))?.disabled;
    expect([await closed(), await shown()]).toEqual([false, false]);
    expect(await domains.disable(domain.host, NOON)).toBe(domain.tenantId);
    expect(await domains.disable(domain.host, NOON)).toBe(domain.tenantId);
    expect([await closed(), await shown()]).toEqual([true, true]);
    await tenants.remove(domain.tenantId, NOON);
    const next = newDomain(await tenantIn(stores()), { host: domain.host });
    await add(next);
    await verify(next);
    expect(await domains.verifiedHost(domain.host)).toMatchObject({
      tenantId: next.tenantId,
      isClosed: true,
    });
    expect([await domains.enable(domain.host), await domains.enable(domain.host)]).toEqual([true, false]);
    expect(await closed()).toBe(false);
    expect(await domains.disable("nobody.example", NOON)).toBeNull();
    expect(await domains.enable("nobody.example")).toBe(true);
    await setSuspended(stores(), next.tenantId, true);
    expect(await closed()).toBe(true);
    expect(await domains.verified(domain.host.slice(0, -1), 1)).toMatchObject([{ isClosed: true }]);
  });

  test("a tenant that leaves frees its hosts at once, and its domains are erased later", async () => {
    const { domains, eraser, tenants } = stores();
    const domain = await verified({ apple: JSON.stringify("x".repeat(100_000)) });
    const next = newDomain(await tenantIn(stores()), { host: domain.host });
    await tenants.remove(domain.tenantId, NOON);
    expect(await domains.verifiedHost(domain.host)).toBeNull();
    expect(await domains.get(domain.tenantId, domain.id)).toBeNull();
    await add(next);
    expect(await verify(next)).toMatchObject({ id: next.id });
    while (await eraser.step(100));
    const left = new Set<string>();
    for (let last = ""; ;) {
      const some = await domains.all(last, 50);
      for (const { tenantId } of some) left.add(tenantId);
      last = some.at(-1)?.id ?? "";
      if (some.length < 50) break;
    }
    expect([left.has(domain.tenantId), left.has(next.tenantId)]).toEqual([false, true]);
  });
});
