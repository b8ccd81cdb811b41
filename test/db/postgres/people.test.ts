import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { PostgresDatabase } from "../../../db/postgres/open.ts";
import type { Stores } from "../../../db/stores.ts";
import type { Person } from "../../../src/features/people/records.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { IN_FULL } from "../../extent.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { freshId, newKey, newTenant, NOON } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

const ROUNDS = IN_FULL ? 100 : 12;
const ISSUER = "https://auth.example.org/";
const KEY = { personId: null, role: "owner" } as const;
const unlimited = () => null;

function newPerson(): Person {
  const id = freshId("per");
  const none = { language: null, passwordHash: null, confirmedAt: NOON, secondFactor: false };
  return { id, email: `${id}@museum.example`, name: "Ana", ...none, createdAt: NOON };
}

describe.skipIf(!hasPostgres)("nodes that share a database", () => {
  let url = "";
  let databases: PostgresDatabase[] = [];
  let nodes: Stores[] = [];
  /** The nodes in turn. */
  const node = (turn: number): Stores => {
    const found = nodes[turn % nodes.length];
    if (!found) throw new Error("There are no nodes");
    return found;
  };

  beforeAll(async () => {
    url = await (await postgresServer()).freshDatabase();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openNode(url, PATIENT)));
    databases = opened.map(({ db }) => db);
    nodes = opened.map(({ stores }) => stores);
  });
  afterAll(() => Promise.all(databases.map((db) => db.close())));

  async function workspace(): Promise<string> {
    const [tenant, owner] = [newTenant(), { person: newPerson(), isNew: true }];
    expect(await node(0).tenants.add(tenant, newKey(), owner)).toBeNull();
    return tenant.id;
  }

  const sessionOf = (personId: string) => {
    const id = freshId("ses");
    return {
      ...{ id, hash: freshId("hash"), personId, method: "oidc", device: "", remember: false },
      ...{ secondFactor: false, signedInAt: NOON, usedAt: NOON, endsAt: NOON + HOUR },
    };
  };

  const invitationTo = (tenantId: string, email: string) => ({
    ...{ id: freshId("inv"), tenantId, email, role: "editor" as const, madeBy: "main\nkey_1" },
    ...{ createdAt: NOON, expiresAt: NOON + DAY, hash: freshId("hash"), mailedHash: freshId("hash") },
  });

  const linkOf = ({ id: personId, email }: Person, purpose: "reset" | "address") => ({
    ...{ hash: freshId("hash"), personId, purpose, email, within: null, madeBy: null },
    ...{ createdAt: NOON, expiresAt: NOON + HOUR },
  });

  const appOf = (tenantId: string, personId: string) => ({
    ...{ tenantId, personId, id: freshId("app"), name: "Robot", host: "localhost", scopes: [] },
    ...{ createdAt: NOON, endsAt: NOON + HOUR, secondFactor: true, clientHash: freshId("client") },
    ...{
      family: freshId("family"),
      codeHash: freshId("code"),
      challenge: "c",
      redirectUri: "http://localhost/",
    },
  });

  test("never deadlock when people are signed in, removed, reset, renamed and erased at once", async () => {
    const server = await postgresServer();
    const loggedBefore = (await server.log()).length;
    const tenants = [await workspace(), await workspace(), await workspace()].toSorted();
    const [first = "", second = "", third = ""] = tenants;
    for (let round = 0; round < ROUNDS; round++) {
      const person = newPerson();
      const { id, email } = person;
      for (const tenantId of [first, second]) await node(round).members.makeOwner(tenantId, person);
      const identity = { issuer: ISSUER, subject: freshId("sub") };
      await node(round).identities.link(identity, id, NOON);
      const sessions = Array.from({ length: 6 }, () => sessionOf(id));
      for (const session of sessions) await node(round).sessions.add(session);
      for (const tenantId of [first, second]) await node(round).apps.add(appOf(tenantId, id), 50);
      const links = [linkOf(person, "reset"), linkOf(person, "address")] as const;
      for (const link of links) await node(round).links.add(link);
      const invited = invitationTo(third, email);
      expect(await node(round).invitations.add(KEY, invited, unlimited)).toBe("added");
      const uses = [first, second].flatMap((tenantId, at) =>
        sessions.map(({ hash }) => ({
          ...{ hash, personId: id, tenantId },
          ...{ usedAt: NOON + at + 1, endsAt: NOON + DAY },
        })),
      );
      const grants = [{ tenantId: first, role: "viewer" as const }];
      const work: readonly ((on: Stores) => Promise<unknown>)[] = [
        (on) => on.sessions.noteUses(uses),
        (on) => on.sessions.noteUses(uses.toReversed()),
        (on) => on.sessions.add(sessionOf(id)),
        (on) => on.sessions.endAll(id, null),
        (on) => on.people.replacePassword(id, null, "hash", ""),
        (on) => on.members.remove(first, KEY, id, NOON),
        (on) => on.members.setRole(second, KEY, id, "viewer"),
        (on) => on.members.makeOwner(second, { ...newPerson(), email }),
        (on) => on.invitations.accept(invited.hash, id, NOON, unlimited),
        (on) => on.links.reset(links[0].hash, "other", NOON),
        (on) => on.links.confirm(links[1].hash, id, NOON),
        (on) => on.identities.signIn({ ...identity, email, newcomer: null, grants, at: NOON }, unlimited),
        (on) => on.identities.signOut(ISSUER, identity.subject, null, NOON),
        (on) => on.apps.add(appOf(second, id), 1),
        (on) => on.tenants.add(newTenant(), newKey(), { person, isNew: false }),
        (on) => on.people.remove(id),
      ];
      await Promise.all(work.map((step, turn) => step(node(round + turn))));
    }
    expect((await server.log()).slice(loggedBefore)).not.toContain("deadlock detected");
  }, 300_000);
});
