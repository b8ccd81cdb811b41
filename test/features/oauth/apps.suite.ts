import { expect, test } from "bun:test";
import { personAuthor } from "../../../src/kit/shared/author.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import type { NewApp, NewTokens } from "../../../src/features/oauth/records.ts";
import { contract } from "../../db/contract.ts";
import { freshId, newKey, newTenant, NOON } from "../../db/stores.ts";

contract("apps", (stores) => {
  /** A person who is in a workspace. */
  async function member() {
    const tenant = newTenant();
    await stores().tenants.add(tenant, newKey());
    const person = {
      ...{ id: freshId("per"), email: `${freshId("ana")}@museum.example`, name: "Ana", language: null },
      ...{ passwordHash: null, confirmedAt: null, createdAt: NOON, secondFactor: false },
    };
    await stores().members.makeOwner(tenant.id, person);
    return { tenantId: tenant.id, personId: person.id, person };
  }

  function appOf({ tenantId, personId }: { readonly tenantId: string; readonly personId: string }): NewApp {
    return {
      ...{
        tenantId,
        personId,
        id: freshId("app"),
        name: "Robot",
        host: "localhost:7777",
        scopes: ["codes:read"],
      },
      ...{ createdAt: NOON, endsAt: NOON + 5 * MINUTE, secondFactor: true, clientHash: freshId("client") },
      ...{
        family: freshId("family"),
        codeHash: freshId("code"),
        challenge: "c",
        redirectUri: "http://localhost/",
      },
    };
  }

  const tokens = (): NewTokens => ({
    ...{ accessHash: freshId("access"), accessEndsAt: NOON + 60 * MINUTE },
    ...{ refreshHash: freshId("refresh"), endsAt: NOON + 600 * MINUTE, longest: 700 * MINUTE },
  });

  /** An app with its first tokens. */
  async function connected(of: Awaited<ReturnType<typeof member>>) {
    const [app, first] = [appOf(of), tokens()];
    expect(await stores().apps.add(app, 50)).toBe(true);
    expect(await stores().apps.redeem(app, NOON, first)).toMatchObject({
      ...{ kind: "given", scopes: ["codes:read"], accessEndsAt: first.accessEndsAt },
    });
    return { app, first };
  }

  const NONE = { kind: "unknown" } as const;
  const ENDED = { kind: "ended" } as const;

  test("an app is listed and found once its code was used, until it is disconnected", async () => {
    const { apps } = stores();
    const of = await member();
    const app = appOf(of);
    await apps.add(app, 50, { id: freshId("aud"), at: NOON, author: personAuthor(of.personId) });
    expect(await apps.list({ tenantId: of.tenantId }, NOON)).toEqual([]);
    const first = tokens();
    await apps.redeem(app, NOON + 1, first);
    const listed = [{ id: app.id, name: "Robot", personName: "Ana", usedAt: NOON + 1, endsAt: first.endsAt }];
    expect(await apps.list({ personId: of.personId }, NOON)).toMatchObject(listed);
    expect(await apps.list({ personId: freshId("per") }, NOON)).toEqual([]);
    expect(await apps.find(first.accessHash)).toMatchObject({
      app: { id: app.id, personId: of.personId, scopes: ["codes:read"] },
      accessEndsAt: first.accessEndsAt,
      secondFactor: true,
      membership: { tenant: { id: of.tenantId }, role: "owner" },
    });
    const { entries } = await stores().audit.list({ tenantId: of.tenantId }, 10, null);
    expect(entries).toMatchObject([{ action: "app.connected", detail: { scopes: ["codes:read"] } }]);
    expect(await apps.end({ personId: freshId("per") }, app.id)).toBe(false);
    expect(await apps.end({ tenantId: (await member()).tenantId }, app.id)).toBe(false);
    expect(await apps.end({ personId: of.personId }, app.id)).toBe(true);
    expect(await apps.find(first.accessHash)).toBeNull();
  });

  test("a secret that does not fit, or comes again, disconnects the app", async () => {
    const { apps } = stores();
    const of = await member();
    for (const wrong of [{ clientHash: "x" }, { redirectUri: "x" }, { challenge: "x" }, { codeHash: "x" }]) {
      const app = appOf(of);
      await apps.add(app, 50);
      expect(await apps.redeem({ ...app, ...wrong }, NOON, tokens())).toEqual(ENDED);
      expect(await apps.redeem(app, NOON, tokens())).toEqual(NONE);
    }
    const { app, first } = await connected(of);
    expect(await apps.redeem(app, NOON, tokens())).toEqual(ENDED);
    expect(await apps.find(first.accessHash)).toBeNull();

    const other = await connected(of);
    const { family, clientHash } = other.app;
    const second = tokens();
    const proof = { family, clientHash, refreshHash: other.first.refreshHash };
    expect((await apps.refresh(proof, NOON, second)).kind).toBe("given");
    expect(await apps.find(other.first.accessHash)).toBeNull();
    expect(await apps.find(second.accessHash)).not.toBeNull();
    expect(await apps.refresh(proof, NOON, tokens())).toEqual(ENDED);
    expect(await apps.refresh({ ...proof, refreshHash: second.refreshHash }, NOON, tokens())).toEqual(NONE);
  });

  test("two that use a secret at once: one gets tokens, and the app is disconnected", async () => {
    const { apps } = stores();
    const { app, first } = await connected(await member());
    const proof = { family: app.family, clientHash: app.clientHash, refreshHash: first.refreshHash };
    const both = await Promise.all([tokens(), tokens()].map((fresh) => apps.refresh(proof, NOON, fresh)));
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(["ended", "given"]);
  });

  test("an app ends with its time, its person, the membership and the workspace", async () => {
    const { apps } = stores();
    const of = await member();
    const late = appOf(of);
    await apps.add(late, 50);
    expect(await apps.redeem(late, late.endsAt, tokens())).toEqual(NONE);
    const { first } = await connected(of);
    expect(await apps.eraseEnded(late.endsAt, 100)).toBe(false);
    const { entries } = await stores().audit.list({ tenantId: of.tenantId }, 10, null);
    expect(entries).toMatchObject([
      { action: "app.ended", author: null, at: late.endsAt, subject: { id: late.id, name: "Robot" } },
    ]);
    expect(await apps.redeem(late, NOON, tokens())).toEqual(NONE);
    expect(await apps.find(first.accessHash)).not.toBeNull();

    const other = await member();
    await stores().members.makeOwner(of.tenantId, other.person);
    expect(await apps.add(appOf({ tenantId: other.tenantId, personId: of.personId }), 50)).toBe(false);
    expect(await apps.add(appOf({ tenantId: of.tenantId, personId: freshId("per") }), 50)).toBe(false);
    const session = await connected(other);
    expect(await apps.add(appOf(other), 50, null, freshId("ses"))).toBe(false);
    await stores().sessions.endAll(other.personId, null);
    expect(await apps.find(session.first.accessHash)).toBeNull();
    const erased = await connected(other);
    expect(await stores().people.remove(other.personId)).toBe("last_owner");
    expect(await apps.find(erased.first.accessHash)).not.toBeNull();
  });

  test("no token is good for longer than an app may be connected", async () => {
    const { apps } = stores();
    const { app, first } = await connected(await member());
    const { family, clientHash } = app;
    const [last, next] = [NOON + first.longest, tokens()];
    const late = { ...next, accessEndsAt: last + 1, endsAt: last + 2 };
    const given = await apps.refresh({ family, clientHash, refreshHash: first.refreshHash }, NOON, late);
    expect(given).toMatchObject({ kind: "given", accessEndsAt: last });
    expect(await apps.find(next.accessHash)).toMatchObject({ accessEndsAt: last });
    expect(await apps.list({ personId: app.personId }, last - 1)).toMatchObject([{ endsAt: last }]);
    const proof = { family, clientHash, refreshHash: next.refreshHash };
    expect(await apps.refresh(proof, last, tokens())).toEqual(NONE);
  });

  test("a person has so many apps in a workspace: the one whose last use is longest ago makes room", async () => {
    const { apps } = stores();
    const of = await member();
    const [old, used] = [await connected(of), await connected(of)];
    const proof = {
      family: old.app.family,
      clientHash: old.app.clientHash,
      refreshHash: old.first.refreshHash,
    };
    await apps.refresh(proof, NOON + MINUTE, tokens());
    await apps.add({ ...appOf(of), createdAt: NOON + 2 * MINUTE }, 2);
    const left = await apps.list({ tenantId: of.tenantId }, NOON);
    expect(left.map(({ id }) => id)).toEqual([old.app.id]);
    expect(await apps.find(used.first.accessHash)).toBeNull();
  });

  test("an app gives its token back, and only its own", async () => {
    const { apps } = stores();
    const of = await member();
    const [one, two] = [await connected(of), await connected(of)];
    const byAccess = { family: null, accessHash: one.first.accessHash };
    expect(await apps.endOfToken(byAccess, two.app.clientHash)).toBe(false);
    expect(await apps.endOfToken(byAccess, one.app.clientHash)).toBe(true);
    const byFamily = { family: two.app.family, accessHash: null };
    expect(await apps.endOfToken(byFamily, two.app.clientHash)).toBe(true);
    expect(await apps.endOfToken(byFamily, two.app.clientHash)).toBe(false);
  });
});
