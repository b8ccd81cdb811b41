import { setSuspended } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { DAY, HOUR, utcDay } from "../../../src/kit/shared/clock.ts";
import type { Ground, NewSession, Person } from "../../../src/features/people/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newKey, newTenant, NOON } from "../../db/stores.ts";

const newPerson = (change: Partial<Person> = {}): Person => {
  const id = freshId("per");
  return {
    ...{ id, email: `${id}@Museum.example`, name: "Café „Zur Brücke“ 🌉", language: "de" },
    ...{ passwordHash: "$argon2id$v=19$x", confirmedAt: NOON, createdAt: NOON, secondFactor: false },
    ...change,
  };
};

const newSession = ({ id: personId }: Person, change: Partial<NewSession> = {}): NewSession => {
  const id = freshId("ses");
  return {
    ...{ id, hash: `hash ${id}`, personId, method: "password", device: "Firefox on Linux" },
    ...{ remember: true, secondFactor: false, signedInAt: NOON, usedAt: NOON, endsAt: NOON + HOUR },
    ...change,
  };
};

contract("people", (stores) => {
  /** A new person, and the workspace that the person owns. */
  async function owner(change: Partial<Person> = {}) {
    const [person, tenant] = [newPerson(change), newTenant()];
    expect(await stores().tenants.add(tenant, newKey(), { person, isNew: true })).toBeNull();
    return { person, tenant };
  }

  test("a person is read as stored, by its id and by its address in any case", async () => {
    const { person } = await owner({ language: null, passwordHash: null, confirmedAt: null });
    const { people } = stores();
    expect(await people.byId(person.id)).toEqual(person);
    for (const email of [person.email, person.email.toUpperCase(), person.email.toLowerCase()])
      expect(await people.byEmail(email)).toEqual(person);
    for (const unknown of ["", "' or 1=1 --", `${person.email}x`]) {
      expect(await people.byEmail(unknown)).toBeNull();
      expect(await people.byId(unknown)).toBeNull();
    }
  });

  test("an address has one person, whoever comes at once, and who is late gets no workspace", async () => {
    const people = Array.from({ length: 5 }, () => newPerson({ email: `${freshId("x")}@museum.example` }));
    const [{ email } = newPerson()] = people;
    const outcomes = await Promise.all(
      people.map((person, index) => {
        const spelt = { ...person, email: index % 2 === 0 ? email : email.toUpperCase() };
        const tenant = newTenant();
        return stores()
          .tenants.add(tenant, newKey(), { person: spelt, isNew: true })
          .then(async (outcome) => [outcome, (await stores().tenants.byId(tenant.id)) !== null]);
      }),
    );
    expect(outcomes.filter(([outcome, isThere]) => outcome === null && isThere)).toHaveLength(1);
    expect(outcomes.filter(([outcome, isThere]) => outcome === "address_taken" && !isThere)).toHaveLength(4);
  });

  test("a known person owns any more workspaces, up to two hundred, and one who is gone owns none", async () => {
    const { person, tenant } = await owner();
    const add = (of: Person) => stores().tenants.add(newTenant(), newKey(), { person: of, isNew: false });
    for (let count = 1; count < 200; count++) expect(await add(person)).toBeNull();
    expect(await add(person)).toBe("workspaces_full");
    expect(await add(newPerson())).toBe("person_gone");
    const found = await stores().memberships.ofPerson(person.id, 300);
    expect(found).toHaveLength(200);
    expect(found[0]).toEqual({ tenant, role: "owner" });
    expect(await stores().memberships.ofPerson(person.id, 2)).toHaveLength(2);
  });

  test("a suspended workspace and one that has left are in nobody's list", async () => {
    const { person, tenant } = await owner();
    const session = newSession(person);
    await stores().sessions.add(session);
    await setSuspended(stores(), tenant.id, true);
    expect(await stores().memberships.ofPerson(person.id, 2)).toEqual([]);
    expect((await stores().sessions.find(session.hash, tenant.id))?.memberships).toEqual([]);
    await setSuspended(stores(), tenant.id, false);
    expect((await stores().sessions.find(session.hash, tenant.id))?.memberships).toEqual([
      { tenant, role: "owner" },
    ]);
    await stores().tenants.remove(tenant.id, NOON);
    expect((await stores().sessions.find(session.hash, null))?.memberships).toEqual([]);
  });

  test("a change changes what it names; another address is found from then on", async () => {
    const { person } = await owner();
    const email = `New.${person.email}`;
    const { people } = stores();
    expect(await people.edit(person.id, { name: "Anna", language: null })).toBe(true);
    expect(await people.edit(person.id, { email, confirmedAt: null })).toBe(true);
    const changed = { ...person, email, name: "Anna", language: null, confirmedAt: null };
    expect(await people.byEmail(email.toLowerCase())).toEqual(changed);
    expect(await people.byEmail(person.email)).toBeNull();
    expect(await people.edit("per_nobody", { name: "Anna" })).toBe(false);
  });

  test("a sign-in ends with what it rests on, although its session is not open yet", async () => {
    const { person } = await owner();
    const { sessions, secondSteps, passkeys, identities } = stores();
    const identity = { issuer: "https://auth.example", subject: freshId("sub") };
    const passkey = freshId("pk");
    const step = { ...newSession(person), hash: freshId("step") };
    const grounds = [{ passwordHash: person.passwordHash }, { identity }, { passkey }, { step: step.hash }];
    const opened = (of = person) =>
      Promise.all(grounds.map((ground) => sessions.add(newSession(of), ground)));
    expect(await opened()).toEqual([true, false, false, false]);
    await identities.link(identity, person.id, NOON);
    const key = { credential: passkey, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
    const noted = { name: "Phone", createdAt: NOON, lastUsedOn: null };
    await passkeys.add({ id: passkey, personId: person.id, ...key, ...noted }, 5, [freshId("hash")]);
    expect(await secondSteps.add(step, { identity })).toBe(true);
    expect(await opened((await owner()).person)).toEqual([true, false, false, false]);
    expect(await opened()).toEqual([true, true, true, true]);
    // A step is good once.
    expect(await opened()).toEqual([true, true, true, false]);

    const waiting = async (ground: Ground) => {
      const hash = freshId("step");
      const isWaiting = await secondSteps.add({ ...step, hash }, ground);
      return { isWaiting, isThere: async () => (await secondSteps.take(hash, NOON, 5)) !== null };
    };
    const byPassword = await waiting({ passwordHash: person.passwordHash });
    expect(await stores().people.replacePassword(person.id, person.passwordHash, "new", "")).toBe(true);
    const byProvider = await waiting({ identity });
    expect(await identities.unlink(person.id)).toBe(1);
    for (const { isWaiting, isThere } of [byPassword, byProvider])
      expect([isWaiting, await isThere()]).toEqual([true, false]);
    await passkeys.remove(person.id, passkey);
    for (const ground of grounds) expect((await waiting(ground)).isWaiting).toBe(false);
    expect(await opened()).toEqual([false, false, false, false]);
    expect(await sessions.add(newSession(person), { passwordHash: "new" })).toBe(true);
  });

  test("a session is found with its person's workspaces until it ends, and only by its own hash", async () => {
    const { person, tenant } = await owner();
    const session = newSession(person);
    const { hash, ...stored } = session;
    const { sessions, people } = stores();
    expect(await sessions.add(session)).toBe(true);
    const found = { session: stored, secondFactor: false, memberships: [{ tenant, role: "owner" }] };
    expect(await sessions.find(hash, null)).toEqual({ ...found, memberships: [{ tenant, role: "owner" }] });
    expect(await sessions.find(hash, tenant.id)).toMatchObject(found);
    expect((await sessions.find(hash, "ten_nobody"))?.memberships).toEqual([]);
    expect(await sessions.find("nothing", null)).toBeNull();
    expect(await sessions.byId(person.id, session.id)).toEqual(stored);
    expect(await sessions.byId("per_nobody", session.id)).toBeNull();
    await people.edit(person.id, { secondFactor: true });
    expect((await sessions.find(hash, null))?.secondFactor).toBe(true);
    expect(await sessions.end("per_nobody", session.id)).toBe(false);
    expect(await sessions.end(person.id, session.id)).toBe(true);
    expect(await sessions.end(person.id, session.id)).toBe(false);
    expect(await sessions.find(hash, null)).toBeNull();
    expect(await sessions.add(newSession(newPerson()))).toBe(false);
  });

  test("sessions are listed newest first without those that have ended, and end all at once but one", async () => {
    const { person } = await owner();
    const { sessions } = stores();
    const open = [newSession(person), newSession(person, { endsAt: NOON + DAY }), newSession(person)];
    for (const session of open) await sessions.add(session);
    const ids = async (at: number) => (await sessions.list(person.id, at)).map(({ id }) => id);
    expect(await ids(NOON)).toEqual(open.map(({ id }) => id).reverse());
    expect(await ids(NOON + HOUR)).toEqual([open[1]?.id ?? ""]);
    expect(await sessions.endOfHash(open[0]?.hash ?? "")).toBe(true);
    expect(await sessions.endOfHash(open[0]?.hash ?? "")).toBe(false);
    expect(await sessions.endAll(person.id, open[2]?.id ?? "")).toBe(1);
    expect(await ids(NOON)).toEqual([open[2]?.id ?? ""]);
    expect(await sessions.endAll(person.id, null)).toBe(1);
  });

  test("a use moves the end and the day on which a member was seen, and never back", async () => {
    const { person, tenant } = await owner();
    const session = newSession(person);
    const { sessions } = stores();
    await sessions.add(session);
    const use = { hash: session.hash, personId: person.id, tenantId: tenant.id };
    const later = { ...use, usedAt: NOON + DAY, endsAt: NOON + 2 * DAY };
    await sessions.noteUses([{ ...use, usedAt: NOON + 1, endsAt: NOON + 2 }, later]);
    await sessions.noteUses([
      { ...later, usedAt: NOON + 5 },
      { ...later, hash: "nothing", tenantId: null },
    ]);
    const { usedAt, endsAt } = (await sessions.byId(person.id, session.id)) ?? session;
    expect([usedAt, endsAt]).toEqual([later.usedAt, later.endsAt]);
    expect(utcDay(later.usedAt)).toBe(utcDay(NOON) + 1);
  });

  test("sessions that have ended are erased in steps", async () => {
    const { person } = await owner();
    const { sessions } = stores();
    await sessions.eraseEnded(NOON + HOUR, 1_000);
    for (let count = 0; count < 5; count++) await sessions.add(newSession(person, { endsAt: NOON - count }));
    await sessions.add(newSession(person));
    expect(await sessions.eraseEnded(NOON, 3)).toBe(true);
    expect(await sessions.eraseEnded(NOON, 3)).toBe(false);
    expect(await sessions.list(person.id, 0)).toHaveLength(1);
  });

  test("another password counts where the former one is still there, and leaves one session", async () => {
    const { person } = await owner();
    const { people, sessions } = stores();
    const [stays, goes] = [newSession(person), newSession(person)];
    for (const session of [stays, goes]) await sessions.add(session);
    expect(await people.replacePassword(person.id, "another", "new", stays.id)).toBe(false);
    expect(await sessions.list(person.id, NOON)).toHaveLength(2);
    expect(await people.replacePassword(person.id, person.passwordHash, "new", stays.id)).toBe(true);
    expect((await people.byId(person.id))?.passwordHash).toBe("new");
    expect((await sessions.list(person.id, NOON)).map(({ id }) => id)).toEqual([stays.id]);
    expect(await people.replacePassword("per_nobody", null, "new", "")).toBe(false);
  });

  test("a person is erased with sessions and memberships, unless a workspace would have no owner", async () => {
    const { person } = await owner();
    const { people, sessions, tenants } = stores();
    const session = newSession(person);
    await sessions.add(session);
    expect(await people.remove(person.id)).toBe("last_owner");
    expect(await sessions.find(session.hash, null)).not.toBeNull();
    const [{ tenant } = { tenant: newTenant() }] = await stores().memberships.ofPerson(person.id, 1);
    await tenants.remove(tenant.id, NOON);
    expect(await people.remove(person.id)).toBe("removed");
    expect(await people.remove(person.id)).toBe("unknown");
    expect(await sessions.find(session.hash, null)).toBeNull();
    expect(await people.byId(person.id)).toBeNull();
  });

  test("of two owners who are erased at once one stays, and nobody is erased who gets a workspace meanwhile", async () => {
    const { people, tenants, members } = stores();
    for (let round = 0; round < 5; round++) {
      const { person, tenant } = await owner();
      const other = newPerson();
      await members.makeOwner(tenant.id, other);
      const both = await Promise.all([people.remove(person.id), people.remove(other.id)]);
      expect(both.toSorted()).toEqual(["last_owner", "removed"]);
      const stays = both[0] === "removed" ? other : person;
      await tenants.remove(tenant.id, NOON);
      const [outcome, refusal] = await Promise.all([
        people.remove(stays.id),
        tenants.add(newTenant(), newKey(), { person: stays, isNew: false }),
      ]);
      expect([outcome, refusal]).toEqual(
        outcome === "removed" ? ["removed", "person_gone"] : ["last_owner", null],
      );
    }
  });

  test("a key has an owner's right as long as the person on whom it rests is an owner", async () => {
    const { person, tenant } = await owner();
    const ofPerson = newKey({ scopes: ["account"], madeBy: `\n${person.id}`, owner: person.id });
    const [ofKey, ofNobody] = [newKey({ scopes: [], owner: "key" }), newKey({ scopes: [] })];
    for (const key of [ofPerson, ofKey, ofNobody]) await stores().keys.add(tenant.id, key, 20);
    const owners = () =>
      Promise.all(
        [ofPerson, ofKey, ofNobody].map(
          async ({ hash }) => (await stores().keys.find(hash))?.key.owner ?? null,
        ),
      );
    expect(await owners()).toEqual([person.id, "key", null]);
    const listed = await stores().keys.list(tenant.id, NOON);
    expect(listed.find(({ id }) => id === ofPerson.id)?.madeBy).toBe(`\n${person.id}`);
    await stores().damage(`update members set role = 'admin' where person_id = '${person.id}'`);
    expect(await owners()).toEqual([null, "key", null]);
  });
});
