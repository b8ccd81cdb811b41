import { describe, expect, test } from "bun:test";
import { eventually } from "../../e2e/process.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { expectProblem, type Scenario, startScenario } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { listFile, readLists } from "./lists.ts";

/** Two services with the same lists on one database: one of them sweeps, and both answer by it. */

const SECRET = "the same on every node, and long enough";
const BAD = "https://www.phish.example/bank";

describe.skipIf(!hasPostgres)("nodes with a list of hosts", () => {
  test("answer alike once one of them has swept, and again when the name leaves", async () => {
    const list = listFile("phishing.txt", "nobody.example");
    const url = await (await postgresServer()).freshDatabase();
    const dns = createTestDns();
    const node = () =>
      startScenario(
        {
          ...{ QZ_DATABASE_URL: url, QZ_SECRET: SECRET, QZ_BLOCKLIST: list.path },
          ...{ QZ_SIGNUP_PLAN: "pro", QZ_METRICS: "on" },
        },
        { txtLookup: dns.lookup },
      );
    const [one, other] = [await node(), await node()];
    const nodes = [one, other];
    /** Has one node sweep, and the other read what that has decided. */
    async function change(first: Scenario, ...hosts: string[]): Promise<void> {
      list.write("nobody.example", ...hosts);
      for (const scenario of [first, ...nodes.filter((each) => each !== first)]) await readLists(scenario);
    }
    await change(one);
    const tenant = await one.signUp();
    const host = "qr.museum.example";
    await ownDomain(tenant, dns, host, { home: BAD });
    const [target, ruled] = [
      await tenant.makeCode({ target: BAD }),
      await tenant.makeCode({ rules: [{ name: "all", when: {}, target: BAD }] }),
    ];
    const fresh = { target: BAD };
    const post = (scenario: Scenario) =>
      scenario.post("/app/api/codes", fresh, { authorization: `Bearer ${tenant.apiKey}` });
    const leads = (scenario: Scenario) =>
      Promise.all(
        [target, ruled].map(async ({ shortId }) => {
          const { status, headers } = await scenario.scan(shortId);
          return headers.get("location") ?? status;
        }),
      );
    const homeOn = async (scenario: Scenario) =>
      (await fetch(`${scenario.url}/`, { redirect: "manual", headers: { host } })).headers.get("location");
    const all = async <T>(ask: (scenario: Scenario) => Promise<T>) => Promise.all(nodes.map(ask));
    /** A node hears of what another one wrote. */
    const untilAll = (what: string, expected: unknown, ask: (scenario: Scenario) => Promise<unknown>) =>
      eventually(what, async () =>
        Bun.deepEquals(
          await all(ask),
          nodes.map(() => expected),
        )
          ? true
          : null,
      );

    for (const first of [one, other]) {
      await untilAll("both lead to the target", [BAD, BAD], leads);
      await untilAll("both lead from the domain", BAD, homeOn);
      await change(first, "phish.example");
      await untilAll("both block", [410, "https://museum.example/hall-3"], leads);
      await untilAll("neither leads from the domain", null, homeOn);
      for (const scenario of nodes) await expectProblem(await post(scenario), 400, "target_blocked");
      // Neither undoes what the other has done, however often they look.
      for (const scenario of [...nodes, ...nodes]) await readLists(scenario);
      expect(await all(leads)).toEqual(nodes.map(() => [410, "https://museum.example/hall-3"]));
      await change(first);
    }
    await untilAll("both are free", [BAD, BAD], leads);
    expect((await all(post)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("a node that has not read a list yet leaves codes as the other has them", async () => {
    const list = listFile("phishing.txt", "nobody.example");
    const late = listFile("phishing.txt", "nobody.example");
    const url = await (await postgresServer()).freshDatabase();
    const node = (path: string) =>
      startScenario({ QZ_DATABASE_URL: url, QZ_SECRET: SECRET, QZ_BLOCKLIST: path });
    const [one, other] = [await node(list.path), await node(late.path)];
    await readLists(one);
    await readLists(other);
    const { shortId } = await (await one.signUp()).makeCode({ target: BAD });
    list.write("nobody.example", "phish.example");
    await readLists(one);
    const statusOn = async (scenario: Scenario) => (await scenario.scan(shortId)).status;
    const untilBoth = (status: number) =>
      eventually(`both answer ${status}`, async () =>
        (await statusOn(one)) === status && (await statusOn(other)) === status ? true : null,
      );
    await untilBoth(410);
    await other.service.housekeep();
    await untilBoth(410);
    late.write("nobody.example", "phish.example");
    await readLists(other);
    await untilBoth(410);
  });
});
