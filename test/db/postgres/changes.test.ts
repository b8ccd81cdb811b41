import { setSuspended, takeDown } from "../../features/blocks/blocking.ts";
import { describe, expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { createChanges } from "../../../db/postgres/changes.ts";
import { openPostgres } from "../../../db/postgres/open.ts";
import { postgresStores } from "../../../db/postgres/stores.ts";
import { codeIn, domainIn, freshId, newCode, newKey, NOON, tenantIn } from "../stores.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { eventually } from "../../e2e/process.ts";
import { openNode } from "./stores.ts";
import { PRESENT } from "../../present.ts";

/** How a node is notified of the changes of other nodes. */

/** A node that listens, and one that writes. */
async function listenerAndWriter() {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const db = await openPostgres(url);
  const time = { now: 0 };
  const changes = createChanges(db, () => time.now);
  const notified: string[] = [];
  const waiting: (() => void)[] = [];
  changes.onCode((shortId) => {
    notified.push(shortId);
    for (const resolve of waiting.splice(0)) resolve();
  });
  await changes.listen();
  const writer = await openNode(url);
  return {
    server,
    url,
    time,
    changes,
    notified,
    own: postgresStores(db),
    other: writer.stores,
    /** Does `act`, and resolves at the next notification of a code. Notifications arrive in the order they were sent. */
    untilNotified: async (act: () => Promise<unknown>) => {
      const next = new Promise<void>((resolve) => void waiting.push(resolve));
      await act();
      await next;
    },
    async close() {
      await changes.close();
      await db.close();
      await writer.db.close();
    },
  };
}

describe.skipIf(!hasPostgres)("notifications between nodes", () => {
  test("when a node makes, edits, switches off or deletes a code, the others are notified of that code alone", async () => {
    const { changes, notified, other, untilNotified, close } = await listenerAndWriter();
    const stamp = changes.stamp();
    const tenant = await tenantIn(other);
    const code = newCode(tenant);
    for (const act of [
      () => other.codes.add({ code, limit: null, retry: null }),
      () => other.codes.edit(tenant.id, code.id, { title: "New" }, NOON, null),
      () => takeDown(other, code.shortId, NOON),
      () => other.codes.remove(tenant.id, code.id, NOON),
    ])
      await untilNotified(act);
    expect(notified).toEqual([code.shortId, code.shortId, code.shortId, code.shortId]);
    const onDomain = newCode(tenant, { domain: await domainIn(other, tenant) });
    await other.codes.add({ code: onDomain, limit: null, retry: null });
    // There is a notification of the domain as well.
    while (!notified.includes(`${onDomain.domain}/${onDomain.shortId}`)) await untilNotified(async () => {});
    expect(changes.stamp()).toBe(stamp);
    await close();
  });

  test("a node is not notified of its own changes, nor of transactions that were rolled back", async () => {
    const { changes, notified, own, other, untilNotified, server, url, close } = await listenerAndWriter();
    const stamp = changes.stamp();
    const tenant = await tenantIn(own);
    const mine = await codeIn(own, tenant);
    await own.codes.edit(tenant.id, mine.id, { title: "Mine" }, NOON, null);
    await setSuspended(own, tenant.id, true);
    await server
      .query(url, `do $$ begin update codes set title = 'x'; raise exception 'back'; end $$`)
      .catch(() => {});
    const theirs = newCode(tenant);
    await untilNotified(() => other.codes.add({ code: theirs, limit: null, retry: null }));
    expect(notified).toEqual([theirs.shortId]);
    expect(changes.stamp()).toBe(stamp);
    await close();
  });

  test("a change that concerns many codes makes everything count as changed", async () => {
    const { changes, other, untilNotified, close } = await listenerAndWriter();
    const tenant = await tenantIn(other);
    for (const act of [
      () => setSuspended(other, tenant.id, true),
      () => other.keys.replaceMain(tenant.id, newKey(), NOON),
      () => other.tenants.setPlan(tenant.id, "pro", null),
    ]) {
      const stamp = changes.stamp();
      await act();
      await untilNotified(() => codeIn(other, tenant));
      expect(changes.stamp()).not.toBe(stamp);
    }
    await close();
  });

  test("that a picture was erased", async () => {
    const { changes, other, untilNotified, close } = await listenerAndWriter();
    const tenant = await tenantIn(other);
    const files = { width: 1, height: 1, picture: new Uint8Array(), preview: new Uint8Array() };
    await other.images.add({ id: freshId("img"), tenantId: tenant.id, ...files }, 200);
    const stamp = changes.stamp();
    while (await other.images.eraseUnnamed(PRESENT + DAY, 10));
    await untilNotified(() => codeIn(other, tenant));
    expect(changes.stamp()).not.toBe(stamp);
    await close();
  });

  test("that a key was used is no change, and that it was deleted is one", async () => {
    const { changes, other, untilNotified, close } = await listenerAndWriter();
    const [tenant, key] = [await tenantIn(other), newKey({ scopes: [] })];
    await other.keys.add(tenant.id, key, 20);
    await untilNotified(() => codeIn(other, tenant));
    const stamp = changes.stamp();
    await other.keys.noteUses([{ tenantId: tenant.id, keyId: key.id, day: 1 }]);
    await untilNotified(() => codeIn(other, tenant));
    expect(changes.stamp()).toBe(stamp);
    await other.keys.remove(tenant.id, key.id, NOON);
    await untilNotified(() => codeIn(other, tenant));
    expect(changes.stamp()).not.toBe(stamp);
    await close();
  });

  test("a node that receives no notifications counts everything as changed every second, and once more when it receives again", async () => {
    const { changes, time, other, untilNotified, server, url, close } = await listenerAndWriter();
    const hearing = changes.stamp();
    time.now = 2_000;
    expect(changes.stamp()).toBe(hearing);
    time.now = 3_000;
    const deaf = changes.stamp();
    expect(deaf).not.toBe(hearing);
    time.now = 3_900;
    expect(changes.stamp()).toBe(deaf);
    time.now = 4_000;
    expect(changes.stamp()).not.toBe(deaf);
    // The node receives its own notification, so it works again. It may have missed others in between.
    const tenant = await tenantIn(other);
    const [node] = await server.query<{ name: string }>(
      url,
      "select application_name as name from pg_stat_activity where query like 'LISTEN%' and datname = current_database()",
    );
    await server.query(url, `select pg_notify('${node?.name}', '')`);
    await untilNotified(() => codeIn(other, tenant));
    const again = changes.stamp();
    expect([hearing, deaf]).not.toContain(again);
    time.now = 5_000;
    expect(changes.stamp()).toBe(again);
    await close();
  });

  test("a listening connection that is cut reconnects, and everything counts as changed", async () => {
    const { changes, notified, other, server, url, close } = await listenerAndWriter();
    const stamp = changes.stamp();
    const tenant = await tenantIn(other);
    await server.query(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%' and datname = current_database()",
    );
    await eventually("everything counts as changed", () => (changes.stamp() === stamp ? null : true));
    const code = await codeIn(other, tenant);
    await eventually("the new code is notified", () => (notified.includes(code.shortId) ? true : null));
    await close();
  });
});
