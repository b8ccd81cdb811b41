import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { keyAuthor, personAuthor } from "../../../src/kit/shared/author.ts";
import type { Role } from "../../../src/kit/shared/roles.ts";
import type { NewInvitation, NewLink } from "../../../src/features/members/records.ts";
import type { Person } from "../../../src/features/people/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newKey, newTenant, NOON } from "../../db/stores.ts";

const hashOf = () => freshId("hash");
const emailOf = () => `${freshId("ana")}@museum.example`;
const KEY = { personId: null, role: "owner" } as const;
const unlimited = () => null;

function newPerson(change: Partial<Person> = {}): Person {
  const none = { language: null, passwordHash: null, confirmedAt: null, secondFactor: false };
  return { id: freshId("per"), email: emailOf(), name: "Ana", ...none, createdAt: NOON, ...change };
}

contract("members", (stores) => {
  /** The keys of workspaces, as authors: what is made of invitations and links rests on a right. */
  const authors = new Map<string, string>();

  async function workspace() {
    const [tenant, key] = [newTenant(), newKey({ name: "main" })];
    await stores().tenants.add(tenant, key);
    authors.set(tenant.id, keyAuthor(key));
    return tenant.id;
  }

  const authorOf = (tenantId: string) => authors.get(tenantId) ?? "main\nkey_1";

  function invitation(tenantId: string, change: Partial<NewInvitation> = {}): NewInvitation {
    return {
      ...{ id: freshId("inv"), tenantId, email: emailOf(), role: "editor", madeBy: authorOf(tenantId) },
      ...{ createdAt: NOON, expiresAt: NOON + 7 * DAY, hash: hashOf(), mailedHash: hashOf() },
      ...change,
    };
  }

  /** A person who is in a workspace with a role. */
  async function member(tenantId: string, role: Role, change: Partial<Person> = {}): Promise<Person> {
    const person = newPerson(change);
    const invited = invitation(tenantId, { email: person.email, role });
    expect(await stores().invitations.add(KEY, invited, unlimited)).toBe("added");
    const { email: _, confirmedAt: __, ...fresh } = person;
    expect(await stores().invitations.acceptAsNew(invited.hash, fresh, NOON, unlimited)).toEqual({
      tenantId,
      isNew: true,
    });
    return person;
  }

  test("somebody in two hundred workspaces joins no other, and loses none", async () => {
    const here = await workspace();
    const person = await member(here, "viewer");
    for (let count = 1; count < 200; count++)
      expect(await stores().tenants.add(newTenant(), newKey(), { person, isNew: false })).toBeNull();
    const invite = async (tenantId: string) => {
      const invited = invitation(tenantId, { email: person.email });
      expect(await stores().invitations.add(KEY, invited, unlimited)).toBe("added");
      return stores().invitations.accept(invited.hash, person.id, NOON, unlimited);
    };
    const elsewhere = await workspace();
    expect(await invite(elsewhere)).toBe("workspaces_full");
    expect((await stores().invitations.list(elsewhere, NOON)).length).toBe(1);
    expect(await stores().memberships.ofPerson(person.id, 300)).toHaveLength(200);
    expect(await stores().members.remove(here, by(person, "viewer"), person.id, NOON)).toMatchObject({
      keys: [],
    });
    expect(await invite(elsewhere)).toEqual({ tenantId: elsewhere, isNew: true });
  });

  const roles = async (tenantId: string) =>
    Object.fromEntries(
      (await stores().members.list(tenantId, 100)).map(({ personId, role }) => [personId, role]),
    );

  const by = ({ id }: Person, role: Role) => ({ personId: id, role });

  test("a member is listed with the person, and a role changes at most to that of whoever asks", async () => {
    const tenantId = await workspace();
    const [owner, admin, viewer] = [
      await member(tenantId, "owner"),
      await member(tenantId, "admin", { name: "Ben", secondFactor: true }),
      await member(tenantId, "viewer"),
    ];
    const { setRole, get, list } = stores().members;
    expect(await get(tenantId, admin.id)).toEqual({
      ...{ personId: admin.id, name: "Ben", email: admin.email, role: "admin", secondFactor: true },
      ...{ since: NOON, lastSeenOn: null },
    });
    const listed = await list(tenantId, 100);
    expect(listed).toHaveLength(3);
    const pages = [await list(tenantId, 2), await list(tenantId, 2, listed[1])];
    expect(pages.flat()).toEqual(listed);
    expect(await setRole(tenantId, by(admin, "admin"), viewer.id, "admin")).toMatchObject({ role: "admin" });
    expect(await setRole(tenantId, by(admin, "admin"), viewer.id, "owner")).toBe("owners_alone");
    expect(await setRole(tenantId, by(admin, "admin"), owner.id, "viewer")).toBe("owners_alone");
    expect(await setRole(tenantId, by(owner, "owner"), viewer.id, "owner")).toMatchObject({ role: "owner" });
    expect(await setRole(tenantId, KEY, freshId("per"), "viewer")).toBe("unknown");
    expect(await setRole(await workspace(), KEY, viewer.id, "viewer")).toBe("unknown");
    // A role is read again: what the request was admitted by may be over.
    expect(await setRole(tenantId, by(newPerson(), "owner"), viewer.id, "viewer")).toBe("not_allowed");
    expect(await setRole(freshId("ten"), KEY, viewer.id, "viewer")).toBe("not_allowed");
  });

  test("of two admins who demote each other at once one is refused", async () => {
    const tenantId = await workspace();
    const [ana, ben] = [await member(tenantId, "admin"), await member(tenantId, "admin")];
    const { setRole } = stores().members;
    const outcomes = await Promise.all([
      setRole(tenantId, by(ana, "admin"), ben.id, "viewer"),
      setRole(tenantId, by(ben, "admin"), ana.id, "viewer"),
    ]);
    expect(outcomes.filter((outcome) => outcome === "not_allowed")).toHaveLength(1);
    expect(Object.values(await roles(tenantId)).toSorted()).toEqual(["admin", "viewer"]);
  });

  test("of two owners who leave at once, or make themselves viewers, one stays an owner", async () => {
    const tenantId = await workspace();
    const [ana, ben] = [await member(tenantId, "owner"), await member(tenantId, "owner")];
    const { remove, setRole } = stores().members;
    const outcomes = await Promise.all([
      remove(tenantId, by(ana, "owner"), ana.id, NOON),
      setRole(tenantId, by(ben, "owner"), ben.id, "viewer"),
    ]);
    expect(outcomes.filter((outcome) => outcome === "last_owner")).toHaveLength(1);
    expect(Object.values(await roles(tenantId))).toContain("owner");
  });

  test("a member who is removed leaves sessions, invitations and nothing else behind; one who leaves keeps the sessions", async () => {
    const tenantId = await workspace();
    const [ana, ben] = [await member(tenantId, "admin"), await member(tenantId, "viewer")];
    const key = newKey({ name: "till", scopes: ["codes:read"], madeBy: personAuthor(ana.id) });
    await stores().keys.add(tenantId, key, 20);
    const invited = invitation(tenantId, { madeBy: personAuthor(ana.id) });
    await stores().invitations.add(by(ana, "admin"), invited, unlimited);
    for (const { id } of [ana, ben]) await session(id);
    const removed = await stores().members.remove(tenantId, KEY, ana.id, NOON);
    expect(removed).toMatchObject({ member: { personId: ana.id }, keys: [{ id: key.id }] });
    expect(await stores().sessions.list(ana.id, NOON)).toEqual([]);
    expect(await stores().invitations.open(invited.hash, NOON)).toBeNull();
    expect(await stores().people.byId(ana.id)).not.toBeNull();
    expect(await stores().members.remove(tenantId, KEY, ana.id, NOON)).toBe("unknown");
    expect(await stores().members.remove(tenantId, by(ben, "viewer"), ben.id, NOON)).toMatchObject({
      keys: [],
    });
    expect(await stores().sessions.list(ben.id, NOON)).toHaveLength(1);
  });

  test("an invitation is good once, whoever accepts it at once, by either of its links", async () => {
    const tenantId = await workspace();
    const [home, person] = [await workspace(), newPerson()];
    const ana = await member(home, "viewer", person);
    const invited = invitation(tenantId, { email: ana.email.toUpperCase() });
    await stores().invitations.add(KEY, invited, unlimited);
    const accept = (hash: string) => stores().invitations.accept(hash, ana.id, NOON, unlimited);
    const outcomes = await Promise.all([
      accept(invited.mailedHash),
      accept(invited.hash),
      accept(invited.hash),
    ]);
    expect(outcomes.filter((outcome) => outcome === "gone")).toHaveLength(2);
    expect(await roles(tenantId)).toEqual({ [ana.id]: "editor" });
    expect(await stores().invitations.list(tenantId, NOON)).toEqual([]);
  });

  test("only the mailed link confirms the address", async () => {
    const tenantId = await workspace();
    const joined: (number | null)[] = [];
    for (const link of ["hash", "mailedHash"] as const) {
      const invited = invitation(tenantId);
      await stores().invitations.add(KEY, invited, unlimited);
      const { email: _, confirmedAt: __, ...fresh } = newPerson();
      await stores().invitations.acceptAsNew(invited[link], fresh, NOON + 1, unlimited);
      joined.push((await stores().people.byEmail(invited.email))?.confirmedAt ?? null);
    }
    expect(joined).toEqual([null, NOON + 1]);
  });

  test("an invitation ends after its time, with the role of its maker, and with its workspace", async () => {
    const tenantId = await workspace();
    const ana = await member(tenantId, "admin");
    const { add, open, list, withdraw, eraseEnded } = stores().invitations;
    const late = invitation(tenantId, { expiresAt: NOON + 10 });
    await add(KEY, late, unlimited);
    expect(await open(late.hash, NOON + 9)).toMatchObject({ isMailed: false, by: null });
    expect(await open(late.mailedHash, NOON + 9)).toMatchObject({ isMailed: true });
    expect(await open(late.hash, NOON + 10)).toBeNull();
    expect(await eraseEnded(NOON + 10, 1)).toBe(true);
    expect(await eraseEnded(NOON + 10, 1)).toBe(false);

    const made = invitation(tenantId, { madeBy: personAuthor(ana.id) });
    expect(await add(by(ana, "admin"), made, unlimited)).toBe("added");
    expect((await list(tenantId, NOON)).map((one) => one.by)).toEqual(["Ana"]);
    await stores().members.setRole(tenantId, KEY, ana.id, "editor");
    expect(await open(made.hash, NOON)).toBeNull();

    const other = invitation(tenantId);
    await add(KEY, other, unlimited);
    expect(await withdraw(await workspace(), KEY, other.id)).toBe("unknown");
    expect(await withdraw(tenantId, by(ana, "editor"), other.id)).toBe("not_allowed");
    await stores().tenants.remove(tenantId, NOON);
    expect(await open(other.hash, NOON)).toBeNull();
  });

  test("nobody invites above the own role, members, or more than the plan allows", async () => {
    const tenantId = await workspace();
    const admin = { personId: null, role: "admin" } as const;
    const { add, accept } = stores().invitations;
    expect(await add(admin, invitation(tenantId, { role: "owner" }), unlimited)).toBe("owners_alone");
    const owners = invitation(tenantId, { role: "owner" });
    expect(await add(KEY, owners, unlimited)).toBe("added");
    expect(await add(admin, invitation(tenantId, { email: owners.email }), unlimited)).toBe("owners_alone");
    const ana = await member(tenantId, "viewer");
    expect(await add(KEY, invitation(tenantId, { email: ana.email }), unlimited)).toBe("already");
    expect(await add(KEY, invitation(tenantId), () => 2)).toBe("full");
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => add(KEY, invitation(tenantId), () => 4)),
    );
    expect(outcomes.toSorted()).toEqual(["added", "added", "full", "full", "full"]);
    // A plan that was lowered.
    const ben = await member(await workspace(), "viewer");
    const invited = invitation(tenantId, { email: ben.email });
    await add(KEY, invited, unlimited);
    expect(await accept(invited.hash, ben.id, NOON, () => 1)).toBe("full");
    expect(await accept(invited.hash, ana.id, NOON, unlimited)).toBe("gone");
    expect(await accept(invited.hash, ben.id, NOON, unlimited)).toEqual({ tenantId, isNew: true });
  });

  test("an invitation that has ended takes no place of the plan, and nobody's address", async () => {
    const admin = { personId: null, role: "admin" } as const;
    const { add } = stores().invitations;
    /** A provider gives a role without an invitation. @returns the workspaces that had no place. */
    const full = async (tenantId: string) => {
      const order = { issuer: "https://auth.example.org/", subject: freshId("sub"), email: null };
      const grants = [{ tenantId, role: "viewer" as const }];
      const proven = { ...order, newcomer: newPerson(), at: NOON + 10, grants };
      return (await stores().identities.signIn(proven, () => 1))?.full;
    };
    const ends = {
      expired: async (tenantId: string) => {
        const invited = invitation(tenantId, { role: "owner", expiresAt: NOON + 10 });
        expect(await add(KEY, invited, unlimited)).toBe("added");
        return invited;
      },
      revoked: async (tenantId: string) => {
        const key = newKey({ name: "till" });
        await stores().keys.add(tenantId, key, 20);
        const invited = invitation(tenantId, { role: "owner", madeBy: keyAuthor(key) });
        expect(await add(KEY, invited, unlimited)).toBe("added");
        expect(await stores().keys.remove(tenantId, key.id, NOON)).toBe("removed");
        return invited;
      },
    };
    for (const [how, end] of Object.entries(ends)) {
      const tenantId = await workspace();
      const { email } = await end(tenantId);
      const again = invitation(tenantId, { email, createdAt: NOON + 10 });
      expect([how, await add(admin, again, () => 1)]).toEqual([how, "added"]);
      expect([how, await add(admin, invitation(tenantId, { createdAt: NOON + 10 }), () => 1)]).toEqual([
        how,
        "full",
      ]);

      const other = await workspace();
      await end(other);
      expect([how, await full(other)]).toEqual([how, []]);
    }
    const open = await workspace();
    expect(await add(KEY, invitation(open), unlimited)).toBe("added");
    expect(await full(open)).toEqual([open]);
  });

  async function session(personId: string) {
    const opened = { id: freshId("ses"), hash: hashOf(), personId, method: "password", device: "Firefox" };
    const times = { signedInAt: NOON, usedAt: NOON, endsAt: NOON + DAY };
    expect(await stores().sessions.add({ ...opened, ...times, remember: false, secondFactor: false })).toBe(
      true,
    );
  }

  function link(personId: string, change: Partial<NewLink> = {}): NewLink {
    const times = { createdAt: NOON, expiresAt: NOON + HOUR };
    return {
      hash: hashOf(),
      personId,
      purpose: "reset",
      email: null,
      madeBy: null,
      within: null,
      ...times,
      ...change,
    };
  }

  test("a link replaces a password once, and ends sessions and other links; a mailed one proves the address", async () => {
    const ana = await member(await workspace(), "viewer");
    const { add, reset, resetting } = stores().links;
    await session(ana.id);
    const [shown, mailed, moved] = [
      link(ana.id),
      link(ana.id, { email: ana.email }),
      link(ana.id, { email: "former@museum.example" }),
    ];
    for (const one of [shown, mailed]) expect(await add(one)).toBe(true);
    expect(await resetting(shown.hash, NOON)).toEqual({ id: ana.id, email: ana.email });
    const used = await Promise.all(["a", "b"].map((hash) => reset(shown.hash, hash, NOON)));
    expect(used.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await reset(mailed.hash, "c", NOON)).toBeNull();
    expect(await stores().sessions.list(ana.id, NOON)).toEqual([]);
    expect((await stores().people.byId(ana.id))?.confirmedAt).toBeNull();
    await add(moved);
    expect(await reset(moved.hash, "d", NOON)).toMatchObject({ passwordHash: "d", confirmedAt: null });
    const again = link(ana.id, { email: ana.email.toUpperCase() });
    await add(again);
    expect(await reset(again.hash, "e", NOON + HOUR)).toBeNull();
    expect(await reset(again.hash, "e", NOON + 1)).toMatchObject({ confirmedAt: NOON + 1 });
    expect(await add(link(freshId("per")))).toBe(false);
  });

  test("whoever asks for many links keeps nobody from the last ones", async () => {
    const ana = await member(await workspace(), "viewer");
    const made = Array.from({ length: 8 }, (_, index) => link(ana.id, { createdAt: NOON + index }));
    for (const one of made) await stores().links.add(one);
    const good = await Promise.all(made.map(({ hash }) => stores().links.resetting(hash, NOON + 10)));
    expect(good.map((person) => person !== null)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(await stores().links.eraseEnded(NOON + DAY, 3)).toBe(true);
    expect(await stores().links.eraseEnded(NOON + DAY, 3)).toBe(false);
  });

  test("a link that a manager made ends with the role of the member, and when another workspace is joined", async () => {
    const tenantId = await workspace();
    const ana = await member(tenantId, "viewer");
    const { addWithin, resetting, reset } = stores().links;
    const admin = { personId: null, role: "admin" } as const;
    const madeBy = authorOf(tenantId);
    const [first, second, nobodys] = [
      link(ana.id, { madeBy }),
      link(ana.id, { madeBy }),
      link(ana.id, { madeBy: "gone\nkey_1" }),
    ];
    // It rests on the right of its maker, also where that was lost beside all that ends links.
    expect(await addWithin(tenantId, admin, nobodys)).toMatchObject({ id: ana.id });
    expect(await resetting(nobodys.hash, NOON)).toBeNull();
    expect(await reset(nobodys.hash, "x", NOON)).toBeNull();
    expect(await addWithin(tenantId, admin, first)).toMatchObject({ id: ana.id });
    expect(await resetting(first.hash, NOON)).not.toBeNull();
    await stores().members.setRole(tenantId, KEY, ana.id, "editor");
    expect(await resetting(first.hash, NOON)).toBeNull();
    expect(await reset(first.hash, "x", NOON)).toBeNull();
    // It does not come back with the role.
    await stores().members.setRole(tenantId, KEY, ana.id, "viewer");
    expect(await resetting(first.hash, NOON)).toBeNull();
    expect(await addWithin(tenantId, admin, second)).toMatchObject({ id: ana.id });
    const elsewhere = await workspace();
    const invited = invitation(elsewhere, { email: ana.email });
    await stores().invitations.add(KEY, invited, unlimited);
    await stores().invitations.accept(invited.hash, ana.id, NOON, unlimited);
    expect(await resetting(second.hash, NOON)).toBeNull();
    expect(await addWithin(tenantId, admin, link(ana.id))).toBe("elsewhere");
    await stores().members.remove(elsewhere, KEY, ana.id, NOON);
    expect(await resetting(second.hash, NOON)).toBeNull();
    await stores().members.setRole(tenantId, KEY, ana.id, "admin");
    expect(await addWithin(tenantId, admin, link(ana.id))).toBe("too_high");
    expect(await addWithin(tenantId, admin, link(freshId("per")))).toBe("unknown");
    expect(await addWithin(tenantId, by(ana, "viewer"), link(ana.id))).toBe("too_high");
  });

  test("an address is confirmed by the person who asked, and one that two ask for at once has one of them", async () => {
    const tenantId = await workspace();
    const [ana, ben] = [await member(tenantId, "viewer"), await member(tenantId, "viewer")];
    const { add, confirm } = stores().links;
    const email = emailOf();
    const links = [ana, ben].map(({ id }) => link(id, { purpose: "address", email }));
    for (const one of links) await add(one);
    const [first, second] = links;
    expect(await confirm(first?.hash ?? "", ben.id, NOON)).toBe("unknown");
    const outcomes = await Promise.all([
      confirm(first?.hash ?? "", ana.id, NOON),
      confirm(second?.hash ?? "", ben.id, NOON),
    ]);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1);
    const won = outcomes[0] === "taken" ? 1 : 0;
    const person = await stores().people.byEmail(email.toUpperCase());
    expect(person).toMatchObject({ email, confirmedAt: NOON });
    expect(await confirm(links[won]?.hash ?? "", [ana, ben][won]?.id ?? "", NOON)).not.toBe("taken");
    // A link of one kind is good for nothing else.
    const reset = link(ana.id, { email });
    await add(reset);
    expect(await confirm(reset.hash, ana.id, NOON)).toBe("unknown");
  });

  test("the operator makes owners, also at once, and sees people", async () => {
    const tenantId = await workspace();
    const ana = newPerson();
    const made = await Promise.all([
      stores().members.makeOwner(tenantId, ana),
      stores().members.makeOwner(tenantId, newPerson({ email: ana.email.toUpperCase() })),
    ]);
    expect(new Set(made.map((person) => person?.id)).size).toBe(1);
    expect(Object.values(await roles(tenantId))).toEqual(["owner"]);
    expect(await stores().members.makeOwner(freshId("ten"), newPerson())).toBeNull();
    const shown = await stores().persons.show(ana.email, NOON);
    expect(shown).toMatchObject({ hasPassword: false, sessions: 0, workspaces: [{ id: tenantId }] });
    expect(await stores().persons.show("nobody@museum.example", NOON)).toBeNull();
    expect((await stores().persons.list(500, "")).map(({ id }) => id)).toContain(made[0]?.id ?? "");
  });
});
