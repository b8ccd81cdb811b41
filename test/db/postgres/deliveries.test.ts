import { describe, expect, test } from "bun:test";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import type { Stores } from "../../../db/stores.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { openNode, PATIENT } from "./stores.ts";

/** Several nodes that send the deliveries of one outbox. */

/** Nodes that have joined, on a new database with one tenant and its webhook. */
const HOOK = "https://hooks.example/";

async function sendersOn(count: number) {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => {
      const { db, stores } = await openNode(url, PATIENT);
      const orphaned: (() => void)[] = [];
      stores.deliveries.onOrphaned(() => {
        for (const resolve of orphaned.splice(0)) resolve();
      });
      await stores.join();
      /** Resolves when this node finds that another is gone. */
      const nextOrphaned = () => new Promise<void>((resolve) => void orphaned.push(resolve));
      return { db, stores, nextOrphaned };
    }),
  );
  const [first] = nodes;
  if (!first) throw new Error("at least one node");
  const tenant = await tenantIn(first.stores);
  const hook = {
    url: HOOK,
    secrets: null,
    updatedAt: NOON,
    revision: 1,
    events: null,
    name: "",
    goneAt: null,
    goneUrl: null,
  };
  await first.stores.webhooks.replace(tenant.id, hook);
  await first.stores.deliveries.answered(tenant.id, hook.url, NOON);
  const code = await codeIn(first.stores, tenant);
  let scanned = 0;
  return {
    nodes,
    tenantId: tenant.id,
    scan: (node: Stores, scans: number) =>
      node.scans.commit(Array.from({ length: scans }, () => newScan(code, { visitor: visitor(scanned++) }))),
    due: async (node: Stores, now = NOON, limit = 1_000) => {
      const { again, fresh } = await node.deliveries.due(tenant.id, {
        now,
        limit,
        after: "",
        except: new Set(),
      });
      return [...again, ...fresh];
    },
    query: <T>(text: string) => server.query<T>(url, text),
    close: () => Promise.all(nodes.map(({ stores }) => stores.close())),
  };
}

const idsOf = (deliveries: readonly { readonly id: string }[]) => deliveries.map(({ id }) => id);

describe.skipIf(!hasPostgres)("deliveries of several nodes", () => {
  test("a node sends the deliveries that it recorded, and no other node sends them", async () => {
    const { nodes, scan, due, close } = await sendersOn(3);
    await Promise.all(nodes.map(({ stores }, n) => scan(stores, 5 + n)));
    const found = await Promise.all(nodes.map(({ stores }) => due(stores)));
    expect(found.map(({ length }) => length)).toEqual([5, 6, 7]);
    expect(new Set(found.flatMap(idsOf)).size).toBe(18);
    // The store gives the same deliveries again: the caller excludes those in flight with `except`.
    const [first] = nodes;
    if (first) expect(idsOf(await due(first.stores))).toEqual(idsOf(found[0] ?? []));
    await close();
  });

  test("when several nodes lease retries at once, each retry is leased by exactly one of them", async () => {
    const { nodes, scan, due, tenantId, close } = await sendersOn(3);
    const [first] = nodes;
    if (!first) throw new Error("three nodes");
    await scan(first.stores, 90);
    await first.stores.deliveries.settle(
      (await due(first.stores)).map((delivery, n) => ({
        delivery,
        status: 500,
        error: "status_not_2xx",
        nextAttemptAt: NOON + n,
        at: NOON,
        url: null,
        nextTryAt: NOON,
        durationMs: null,
      })),
    );
    // So many failures would hold all but one back.
    await first.stores.deliveries.answered(tenantId, HOOK, NOON);
    const got: string[] = [];
    await Promise.all(
      nodes.map(async ({ stores }) => {
        for (;;) {
          const { again } = await stores.deliveries.due(tenantId, {
            now: NOON + HOUR,
            limit: 7,
            after: "",
            except: new Set(),
          });
          if (again.length === 0) return;
          got.push(...idsOf(again));
          await stores.deliveries.settle(
            again.map((delivery) => ({
              delivery,
              status: 200,
              error: null,
              nextAttemptAt: null,
              at: NOON,
              url: null,
              nextTryAt: NOON,
              durationMs: null,
            })),
          );
        }
      }),
    );
    expect(got.length).toBe(90);
    expect(new Set(got).size).toBe(90);
    const kept = await first.stores.deliveries.list(tenantId, { limit: 100 });
    expect(kept.every(({ status, attempts }) => status === "delivered" && attempts === 2)).toBe(true);
    await close();
  });

  test("a node that is gone releases its leases, and each delivery is leased by one other node", async () => {
    const { nodes, scan, due, query, tenantId, close } = await sendersOn(3);
    const [dead, ...others] = nodes;
    if (!dead) throw new Error("three nodes");
    await scan(dead.stores, 20);
    const before = await due(dead.stores);
    for (const { stores } of others) {
      expect(await due(stores)).toEqual([]);
      expect(await stores.deliveries.webhooks("", 10)).toEqual([
        { webhook: tenantId, hasNew: false, heldUntil: null },
      ]);
    }
    const orphaned = Promise.race(others.map(({ nextOrphaned }) => nextOrphaned()));
    // The node's connections are closed, and its last heartbeat was ten seconds ago.
    await dead.db.close();
    await query(`update nodes set seen_at = seen_at - 10000 where id = '${dead.db.node}'`);
    await orphaned;
    expect(await others[0]?.stores.deliveries.webhooks("", 10)).toEqual([
      { webhook: tenantId, hasNew: true, heldUntil: null },
    ]);
    const found = await Promise.all(others.map(({ stores }) => due(stores)));
    expect(found.flatMap(idsOf).toSorted()).toEqual(idsOf(before).toSorted());
    await close();
  });

  test("a node without heartbeats and without a session counts as gone within seconds, a node with a session does not", async () => {
    const { nodes, query, close } = await sendersOn(2);
    const [watching, killed] = nodes;
    if (!watching || !killed) throw new Error("two nodes");
    await query(
      "insert into nodes values ('quietzone-gone', (extract(epoch from now()) * 1000)::bigint - 4000)",
    );
    const names = () => query<{ id: string }>("select id from nodes order by id");
    await Promise.race([watching.nextOrphaned(), killed.nextOrphaned()]);
    expect((await names()).map(({ id }) => id)).toEqual([watching.db.node, killed.db.node].toSorted());
    await close();
    // Nobody is left to delete the rows of the last nodes, so they mark themselves as gone.
    expect(await query("select from nodes where seen_at > 0")).toEqual([]);
  });
});
