import { expect, test } from "bun:test";
import type { ProvenSignIn } from "../../../src/features/oidc/records.ts";
import { DAY, HOUR, utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newKey, newTenant, NOON } from "../../db/stores.ts";

const ISSUER = "https://auth.example.org/";

const newcomer = (email: string) => ({
  ...{ id: freshId("per"), email, name: "Zoë „Ж“ 🌉", language: null, passwordHash: null },
  ...{ confirmedAt: null, createdAt: NOON, secondFactor: false },
});

/** A sign-in of somebody unknown, who is made. */
function proven(change: Partial<ProvenSignIn> = {}): ProvenSignIn {
  const subject = freshId("sub");
  const email = `${subject}@museum.example`;
  return { issuer: ISSUER, subject, email, newcomer: newcomer(email), grants: [], at: NOON, ...change };
}

contract("identities", (stores) => {
  /** The person of a sign-in. */
  const signIn = async (...given: Parameters<ReturnType<typeof stores>["identities"]["signIn"]>) =>
    (await stores().identities.signIn(...given))?.person ?? null;

  async function openSession(personId: string, method = "oidc") {
    const id = freshId("ses");
    const hash = `hash ${id}`;
    const session = {
      ...{ id, hash, personId, method, device: "", remember: false, secondFactor: false },
      ...{ signedInAt: NOON, usedAt: NOON, endsAt: NOON + HOUR },
    };
    expect(await stores().sessions.add(session)).toBe(true);
    return { id, isThere: async () => (await stores().sessions.find(hash, null)) !== null };
  }

  async function person(change: Partial<ProvenSignIn> = {}) {
    const order = proven(change);
    const made = await signIn(order);
    if (!made) throw new Error("Nobody was made");
    return { order, id: made.id };
  }

  test("an unknown identity makes a person, who is known by it from then on", async () => {
    const { order, id } = await person();
    const later = { ...order, email: null, newcomer: null, at: NOON + DAY };
    expect(await signIn(later)).toEqual(order.newcomer);
    expect(await stores().identities.ofPerson(id)).toEqual([
      { issuer: ISSUER, linkedAt: NOON, lastUsedOn: utcDay(NOON + DAY) },
    ]);
    expect(await signIn({ ...later, issuer: "https://other.example/" })).toBeNull();
    expect(await signIn({ ...later, subject: order.subject.toUpperCase() })).toBeNull();
  });

  test("of many first sign-ins at once one makes the person", async () => {
    const order = proven();
    const all = Array.from({ length: 8 }, () => ({ ...order, newcomer: newcomer(order.email ?? "") }));
    const found = await Promise.all(all.map((one) => signIn(one)));
    const ids = new Set(found.flatMap((one) => one?.id ?? []));
    expect(ids.size).toBe(1);
    expect(await signIn(order)).not.toBeNull();
  });

  test("an address links a person whose address was confirmed, and only once at an issuer", async () => {
    const { order, id } = await person();
    const same = (change: Partial<ProvenSignIn>) => proven({ email: order.email, newcomer: null, ...change });
    const elsewhere = same({ issuer: "https://b.example" });
    expect(await signIn(elsewhere)).toBeNull();
    await stores().people.edit(id, { confirmedAt: NOON });
    expect(await signIn({ ...elsewhere, email: null })).toBeNull();
    expect((await signIn(elsewhere))?.id).toBe(id);
    expect(await signIn(same({}))).toBeNull();
    expect(await stores().identities.unlink(id)).toBe(2);
    expect((await signIn(same({})))?.id).toBe(id);
  });

  test("a link takes the place of another one, and never that of another person's", async () => {
    const [one, other] = [await person(), await person()];
    const link = (subject: string, to: string) =>
      stores().identities.link({ issuer: ISSUER, subject }, to, NOON);
    expect(await link(one.order.subject, one.id)).toBe("linked");
    expect(await link(other.order.subject, one.id)).toBe("taken");
    // A refused link changes nothing: the one of before is as it was.
    const before = { ...one.order, email: null, newcomer: null, at: NOON + DAY };
    expect((await signIn(before))?.id).toBe(one.id);
    expect(await link(other.order.subject, one.id)).toBe("taken");
    expect(await stores().identities.ofPerson(one.id)).toEqual([
      { issuer: ISSUER, linkedAt: NOON, lastUsedOn: utcDay(NOON + DAY) },
    ]);
    expect(await link("new", one.id)).toBe("linked");
    expect(await stores().identities.ofPerson(one.id)).toHaveLength(1);
    expect(await signIn({ ...one.order, email: null, newcomer: null })).toBeNull();
    expect(await link("newer", freshId("per"))).toBe("unknown");
    const session = await openSession(one.id);
    const within = (id: string) =>
      stores().identities.link({ issuer: ISSUER, subject: "within" }, one.id, NOON, null, id);
    expect(await within((await openSession(other.id)).id)).toBe("unknown");
    expect(await within(session.id)).toBe("linked");
    await stores().sessions.endAll(one.id, null);
    expect(await within(session.id)).toBe("unknown");
    expect(await stores().identities.unlink(one.id)).toBe(1);
  });

  test("nobody becomes a member beyond the plan, and who is one already gets another role", async () => {
    const tenant = newTenant();
    await stores().tenants.add(tenant, newKey(), null);
    const one = () => 1;
    const first = proven({ grants: [{ tenantId: tenant.id, role: "editor" }] });
    const second = proven({ grants: first.grants });
    const both = await Promise.all([first, second].map((order) => signIn(order, one)));
    const rolesOf = async () =>
      (await stores().members.list(tenant.id, 10)).map(({ personId, role }) => [personId, role]);
    const [[personId = ""] = []] = await rolesOf();
    expect(both.map((person) => person?.id)).toContain(personId);
    expect(await rolesOf()).toHaveLength(1);
    const again = personId === both[0]?.id ? first : second;
    await signIn({ ...again, grants: [{ tenantId: tenant.id, role: "admin" }] }, one);
    expect(await rolesOf()).toEqual([[personId, "admin"]]);
  });

  test("roles are given in workspaces that there are, and the last owner stays", async () => {
    const tenant = newTenant();
    await stores().tenants.add(tenant, newKey(), null);
    const gone = { tenantId: "ten_0", role: "admin" } as const;
    const { order, id } = await person({ grants: [gone, { tenantId: tenant.id, role: "editor" }] });
    const roles = async () => (await stores().memberships.ofPerson(id, 5)).map(({ role }) => role);
    expect(await roles()).toEqual(["editor"]);
    const again = (role: "viewer" | "admin" | null) =>
      signIn({ ...order, grants: [{ tenantId: tenant.id, role }] });
    await again("viewer");
    expect(await roles()).toEqual(["viewer"]);
    const session = await openSession(id);
    await again(null);
    expect(await roles()).toEqual([]);
    expect(await session.isThere()).toBe(false);
    await again("admin");
    await stores().damage(`update members set role = 'owner' where person_id = '${id}'`);
    await again("viewer");
    await again(null);
    expect(await roles()).toEqual(["owner"]);
  });

  test("a provider ends the session of a name, the nameless ones of its person, or all", async () => {
    const { order, id } = await person();
    const stranger = await person();
    const named = async (name: string, of = id) => {
      const session = await openSession(of);
      await stores().identities.nameSession(session.id, ISSUER, name);
      return session;
    };
    const sessions = {
      one: await named("1"),
      two: await named("2"),
      nameless: await openSession(id),
      byPassword: await openSession(id, "password"),
      stranger: await named("1", stranger.id),
    };
    const left = async () => {
      const there = await Promise.all(
        Object.entries(sessions).map(async ([name, { isThere }]) => ((await isThere()) ? name : null)),
      );
      return there.filter((name) => name !== null);
    };
    const signOut = async (issuer: string, subject: string | null, name: string | null) =>
      (await stores().identities.signOut(issuer, subject, name, NOON)).sessions;
    expect(await signOut(ISSUER, "unknown", "1")).toBe(0);
    expect(await signOut("https://other.example/", null, "1")).toBe(0);
    expect(await signOut(ISSUER, null, null)).toBe(0);
    expect(await left()).toHaveLength(5);
    expect(await signOut(ISSUER, order.subject, "1")).toBe(2);
    expect(await left()).toEqual(["two", "byPassword", "stranger"]);
    expect(await signOut(ISSUER, null, "1")).toBe(1);
    expect(await signOut(ISSUER, order.subject, null)).toBe(1);
    expect(await left()).toEqual(["byPassword"]);
  });

  test("what counts once is taken once, until it is forgotten", async () => {
    const { takeOnce } = stores().identities;
    const hash = freshId("hash");
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeOnce(hash, NOON + HOUR, NOON)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeOnce(hash, NOON + HOUR, NOON + HOUR)).toBe(false);
    expect(await takeOnce(freshId("hash"), NOON + DAY, NOON + HOUR + 1)).toBe(true);
    expect(await takeOnce(hash, NOON + DAY, NOON + HOUR + 1)).toBe(true);
  });

  test("a person who is erased leaves no identity and no session's name", async () => {
    const { order, id } = await person();
    const session = await openSession(id);
    await stores().identities.nameSession(session.id, ISSUER, "9");
    expect(await stores().people.remove(id)).toBe("removed");
    expect(await stores().identities.ofPerson(id)).toEqual([]);
    expect(await signIn({ ...order, newcomer: null })).toBeNull();
    expect(await stores().identities.signOut(ISSUER, null, "9", NOON)).toEqual({ sessions: 0, apps: 0 });
  });
});
