import { expect, test } from "bun:test";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { DAY, MINUTE, systemClock } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, NOON, tenantIn } from "../../db/stores.ts";
import { deedAt } from "../blocks/blocking.ts";
import { personIn } from "../factors/person.ts";

const ids = createIds(systemClock);

contract("operators", (stores) => {
  test("a key is found by its hash, has a name of its own, and is gone once it is revoked", async () => {
    const { operators } = stores();
    const [hash, name] = [freshId("hash"), freshId("name")];
    const key = { id: ids.id("opk"), name, createdAt: NOON };
    expect(await operators.addKey(hash, key)).toBe(true);
    expect(await operators.addKey(freshId("hash"), { ...key, id: ids.id("opk") })).toBe(false);
    expect(await operators.key(hash)).toEqual({ ...key, lastUsedOn: null });
    await operators.useKey(hash, 20_000);
    expect(await operators.keys()).toContainEqual({ ...key, lastUsedOn: 20_000 });
    expect(await operators.removeKey(name)).toBe(key.id);
    expect(await operators.removeKey(name)).toBeNull();
    expect(await operators.key(hash)).toBeNull();
  });

  test("a right belongs to an address, and ends with it and by a command", async () => {
    const { operators, people } = stores();
    const id = await personIn(stores());
    const email = (await people.byId(id))?.email ?? "";
    expect(await operators.candidate(id)).toMatchObject({ id, email, isNamed: false });
    expect(await operators.name(email.toUpperCase(), deedAt(NOON))).toBe(id);
    expect(await operators.candidate(id)).toMatchObject({ isNamed: true });
    expect(await operators.named()).toContainEqual({ id, email, since: NOON });
    await people.edit(id, { email: `other-${email}` });
    expect(await operators.candidate(id)).toMatchObject({ isNamed: false });
    expect((await operators.named()).map((one) => one.id)).not.toContain(id);
    expect(await operators.unname(`other-${email}`)).toBe(id);
    expect(await operators.unname("nobody@museum.example")).toBeNull();
    expect(await operators.name("nobody@museum.example", deedAt(NOON))).toBeNull();
    expect(await operators.candidate(ids.id("per"))).toBeNull();
  });

  test("a session needs its sign-in, and a second factor, and is erased when it was not used for long", async () => {
    const { operators, sessions, people } = stores();
    const personId = await personIn(stores());
    const sign = { id: ids.id("ses"), hash: freshId("hash"), personId, method: "password", device: "" };
    const times = { signedInAt: NOON, usedAt: NOON, endsAt: NOON + DAY };
    const hash = freshId("hash");
    const session = { hash, personId, sessionId: sign.id, usedAt: NOON };
    expect(await operators.add(session)).toBe(false);
    expect(await sessions.add({ ...sign, ...times, remember: false, secondFactor: false })).toBe(true);
    expect(await operators.add(session)).toBe(true);
    expect(await operators.find(hash, NOON)).toBeNull();
    await people.edit(personId, { secondFactor: true });
    expect(await operators.find(hash, NOON)).toMatchObject({ id: personId, usedAt: NOON, isNamed: false });
    expect(await operators.find(hash, NOON + DAY)).toBeNull();
    await operators.use(hash, NOON + MINUTE);
    expect(await operators.find(hash, NOON)).toMatchObject({ usedAt: NOON + MINUTE });
    await operators.eraseEnded(NOON, 1_000);
    expect(await operators.find(hash, NOON)).not.toBeNull();
    await sessions.end(personId, sign.id);
    expect(await operators.find(hash, NOON)).toBeNull();
    await operators.end(hash);
  });
});

contract("operator log", (stores) => {
  test("entries come newest first, page by page, until their age", async () => {
    const { operatorLog } = stores();
    const watch = { kind: "key", id: "opk_x", name: "watch" } as const;
    const deeds = [1, 2, 3].map((at) => ({ ...deedAt(NOON + at), operator: watch }));
    for (const deed of [...deeds, deedAt(NOON + 4)])
      await operatorLog.note(deed, "code.taken_down", { kind: "code", id: "code_x" }, { reason: "spam" });
    const entries = deeds.map(({ id, at }) => ({
      ...{ id: id.replace("aud_", "opl_"), at, kind: "key" as const, operator: "opk_x", name: "watch" },
      ...{ action: "code.taken_down" as const, subjectKind: "code", subject: "code_x" },
      detail: { reason: "spam" },
    }));
    expect(await operatorLog.list(2, null)).toEqual(entries.slice(1).toReversed());
    expect((await operatorLog.list(1, entries[1]?.id ?? null))[0]).toEqual(entries[0]);
    await operatorLog.eraseOld(NOON + 3, 1_000);
    expect((await operatorLog.list(1, null))[0]).toEqual(entries[2]);
  });
});

contract("code hosts", (stores) => {
  test("codes are found by hosts, and those that were there before by a chore", async () => {
    const { codeHosts, finding } = stores();
    const tenant = await tenantIn(stores());
    const host = `${freshId("h").replaceAll("_", "-")}.example`;
    const code = await codeIn(stores(), tenant, {
      target: `https://${host}/a`,
      fallback: `https://www.${host}/`,
    });
    const found = async (name: string) =>
      (await finding.codes({ host: name }, 10, null)).rows.map(({ id }) => id);
    expect([await found(host), await found(`www.${host}`)]).toEqual([[code.id], [code.id]]);
    expect(await finding.hostsBelow(host, 5)).toEqual([`www.${host}`]);
    expect(await finding.countOfHost(host)).toBe(1);
    await stores().damage("delete from code_hosts");
    await stores().damage("insert into code_host_backlog (id, up_to) select 1, max(seq) from codes");
    expect(await found(host)).toEqual([]);
    for (let more = true; more;) more = await codeHosts.fill(10);
    expect(await found(host)).toEqual([code.id]);
    expect(await codeHosts.fill(10)).toBe(false);
  });
});

contract("finding", (stores) => {
  test("a code is read with all that it leads to, by its id and its address, until its workspace has left", async () => {
    const { finding, tenants } = stores();
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { fallback: "https://museum.example/closed" });
    expect(await finding.code(code.id)).toMatchObject({
      ...{ id: code.id, tenantId: tenant.id, workspace: tenant.name, fallback: code.fallback, blocks: [] },
    });
    expect(await finding.codeAt(code.shortId)).toEqual({ id: code.id, gs1: null });
    const page = await finding.codes({ workspace: tenant.id }, 10, null);
    expect([page.rows.map(({ id }) => id), page.next]).toEqual([[code.id], null]);
    expect(await finding.namesOf([tenant.id])).toEqual([{ id: tenant.id, name: tenant.name }]);
    expect((await finding.counts()).codes).toBeGreaterThan(0);
    const grown = await finding.growth(0, NOON + 10_000 * DAY);
    expect(grown.codes).toBeGreaterThan(0);
    await tenants.remove(tenant.id, NOON);
    expect([await finding.code(code.id), await finding.codeAt(code.shortId)]).toEqual([null, null]);
  });
});

contract("listing", (stores) => {
  test("workspaces and people are found by what they are called, newest first", async () => {
    const { listing, people } = stores();
    const tenant = await tenantIn(stores());
    const { rows } = await listing.workspaces({ search: tenant.id }, 10, null);
    expect(rows.map(({ id }) => id)).toEqual([tenant.id]);
    expect((await listing.workspaces({ suspended: true, search: tenant.id }, 10, null)).rows).toEqual([]);
    const id = await personIn(stores());
    const email = (await people.byId(id))?.email ?? "";
    const found = await listing.people({ search: email.toUpperCase(), unconfirmed: false }, 10, null);
    expect(found.rows.map((one) => one.id)).toContain(id);
    expect(await listing.person(id)).toMatchObject({ id, email, isNamed: false });
    expect(await listing.workspacesOf(id)).toEqual([]);
    expect(await listing.membersOf(tenant.id)).toEqual([]);
    expect(await listing.sessionsOf(id, NOON)).toBe(0);
  });
});
