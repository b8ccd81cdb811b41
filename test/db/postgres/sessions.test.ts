import { describe, expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import {
  browserWith,
  endMemberships,
  giveRole,
  PASSWORD,
  signIn,
  signUpOwner,
} from "../../features/people/browser.ts";
import { setUpApp } from "../../features/factors/setting-up.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { startScenario } from "../../scenario.ts";

/** People who are signed in at several nodes that share a database. */

const SECRET = "the same on every node, and long enough";

describe.skipIf(!hasPostgres)("sessions of nodes", () => {
  test("a session opens every node, and what ends it, or changes its rights, is known on the others", async () => {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    // Past both nodes, as a third one would.
    const past = {
      storage: {
        async run(...statements: string[]) {
          for (const statement of statements) await server.query(url, statement);
        },
      },
    };
    const node = () => startScenario({ QZ_DATABASE_URL: url, QZ_SECRET: SECRET });
    const [here, there] = [await node(), await node()];
    const { tenant, owner } = await signUpOwner(here);
    const { owner: chief } = await signUpOwner(here);
    const elsewhere = browserWith(there, owner.cookie, owner.email);
    const statusThere = async (path: string) => (await elsewhere.call("GET", path)).status;
    const becomes = (path: string, status: number) =>
      eventually(`${path} is ${status} there`, async () =>
        (await statusThere(path)) === status ? true : null,
      );
    const inHere = { "x-workspace": tenant.id };

    // Both nodes have it in memory.
    expect([await statusThere("/app/api/session"), await statusThere("/app/api/keys")]).toEqual([200, 200]);
    expect((await owner.call("GET", "/app/api/keys")).status).toBe(200);

    await giveRole(past, tenant, chief, "owner");
    await giveRole(past, tenant, owner, "viewer");
    await becomes("/app/api/keys", 403);
    await endMemberships(past, owner);
    await becomes("/app/api/keys", 404);
    await giveRole(past, tenant, owner, "admin");
    await becomes("/app/api/keys", 200);
    expect((await chief.call("PATCH", "/app/api/me", { requireSecondFactor: true }, inHere)).status).toBe(
      200,
    );
    await becomes("/app/api/keys", 403);
    await setUpApp(here, owner);
    expect((await owner.call("GET", "/app/api/keys")).status).toBe(200);
    await becomes("/app/api/keys", 200);
    expect((await owner.call("DELETE", "/app/api/totp", { password: PASSWORD })).status).toBe(204);
    await becomes("/app/api/keys", 403);

    const other = await signIn(here, { email: owner.email });
    expect((await other.call("DELETE", "/app/api/sessions")).status).toBe(204);
    await becomes("/app/api/session", 401);
    const otherThere = browserWith(there, other.cookie);
    expect((await otherThere.call("GET", "/app/api/session")).status).toBe(200);
    expect((await other.call("DELETE", "/app/api/person", { password: PASSWORD })).status).toBe(204);
    await eventually("the erased person is gone there", async () =>
      (await otherThere.call("GET", "/app/api/session")).status === 401 ? true : null,
    );
  });
});
