import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { expectProblem, startScenario, tenantClient } from "../../scenario.ts";
import { cookieOf, makeShare, numbersAt, open, unlock } from "./client.ts";

const SECRET = "the same on every node, and long enough";
const PASSWORD = "neun Elche am Fluss";

test.skipIf(!hasPostgres)(
  "of two nodes each opens what the other made, and knows at once of an end, an edit and a block",
  async () => {
    const server = await postgresServer();
    const settings = {
      ...{ QZ_DATABASE_URL: await server.freshDatabase(), QZ_SECRET: SECRET, QZ_SIGNUP_PLAN: "pro" },
    };
    const [here, there] = [await startScenario(settings), await startScenario(settings)];
    const tenant = await here.signUp();
    const also = tenantClient(there.request, tenant.apiKey, tenant.id);
    const { id } = await tenant.makeCode({ title: "Hall 3" });
    const share = await makeShare(tenant, { of: { code: id } });
    const other = await makeShare(also, { of: "workspace", password: PASSWORD });

    // Both have its counts in memory.
    for (const node of [here, there])
      expect(await numbersAt(node, share.path)).toMatchObject({ title: "Hall 3" });
    const told = await readJson(await also.call("GET", `/app/api/shares/${share.id}`));
    expect(told).toMatchObject({ url: expect.stringContaining(share.path) });

    const cookie = cookieOf(await unlock(here, other.path, PASSWORD));
    await numbersAt(there, other.path, { cookie });
    expect(
      (await tenant.call("PATCH", `/app/api/shares/${other.id}`, { password: "acht Elche" })).status,
    ).toBe(200);
    await expectProblem(await open(there, `${other.path}?format=json`, { cookie }), 403, "share_locked");

    expect((await tenant.call("PATCH", `/app/api/shares/${share.id}`, { title: "Poster" })).status).toBe(200);
    expect(await numbersAt(there, share.path)).toMatchObject({ title: "Poster" });
    expect((await also.call("DELETE", `/app/api/shares/${share.id}`)).status).toBe(204);
    for (const node of [here, there])
      for (const form of ["?format=json", "?format=csv", "/chart.svg"])
        await expectProblem(await open(node, share.path + form, {}), 404, "share_not_found");
  },
  60_000,
);
