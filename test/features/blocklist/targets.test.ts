import { expect, test } from "bun:test";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { listFile, readLists } from "./lists.ts";

const dns = createTestDns();
const list = listFile("phishing.txt", "phish.example", "github.io", "localhost", "own.museum.example");
const allow = listFile("good.txt", "||good.phish.example^");
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "pro", QZ_BLOCKLIST: list.path, QZ_ALLOWLIST: allow.path },
  { txtLookup: dns.lookup },
);
await readLists(scenario);

const BAD = "https://login.phish.example/bank";
const GOOD = "https://museum.example/";
const landing = { template: "links", headline: "Links" };
const rule = (target: string) => ({ name: "all", when: {}, target });
const split = (target: string) => ({
  name: "half",
  when: {},
  split: [
    { name: "a", target: GOOD, weight: 1 },
    { name: "b", target, weight: 1 },
  ],
});

/** Every member of a code that names a host, and where a refusal finds it. */
const MEMBERS: readonly [pointer: string, members: Record<string, unknown>][] = [
  ["/target", { target: BAD }],
  ["/target", { target: "http://PHISH.example.:8080" }],
  ["/fallback", { fallback: BAD }],
  ["/rules/0/target", { rules: [rule(BAD)] }],
  ["/rules/1/split/1/target", { rules: [rule(GOOD), split(BAD)] }],
  [
    "/landing/links/1/url",
    {
      landing: {
        ...landing,
        links: [
          { label: "Good", url: GOOD },
          { label: "Bad", url: BAD },
        ],
      },
    },
  ],
  ["/landing/legal/imprintUrl", { landing: { ...landing, legal: { imprintUrl: BAD } } }],
  ["/landing/legal/privacyUrl", { landing: { ...landing, legal: { privacyUrl: BAD } } }],
  [
    "/landing/parts/1/others/1/url",
    {
      landing: {
        ...landing,
        parts: [
          { type: "location", address: BAD },
          {
            type: "apps",
            others: [
              { label: "Good", url: GOOD },
              { label: "Bad", url: BAD },
            ],
          },
        ],
      },
    },
  ],
  ["/fields/url", { type: "vcard", fields: { fn: "Ada", url: BAD } }],
  ...[
    `Our [bank](${BAD})`,
    `> - *Our [bank][1]*\n\n[1]: ${BAD}`,
    `<${BAD}>`,
    `[![picture](https://museum.example/a.png)](${BAD})`,
  ].map((markdown): [string, Record<string, unknown>] => [
    "/landing/parts/1/markdown",
    {
      landing: {
        ...landing,
        parts: [
          { type: "text", id: "good", markdown: `[good](${GOOD})` },
          { type: "text", markdown },
        ],
      },
    },
  ]),
  [
    "/landing/parts/0/others/0/url",
    { landing: { ...landing, parts: [{ type: "apps", others: [{ label: "Bad", url: BAD }] }] } },
  ],
];

async function refusal(response: Response): Promise<[string | undefined, unknown]> {
  const { errors } = await expectProblem(response, 400, "target_blocked");
  return [errors?.[0]?.pointer, errors?.[0]?.params];
}

test.each(MEMBERS)(
  "a listed host is refused at %s, when a code is made and when it is edited",
  async (pointer, members) => {
    const tenant = await scenario.signUp();
    const wrong: [string, unknown] = [pointer, { list: "phishing.txt" }];
    expect(await refusal(await tenant.call("POST", "/app/api/codes", { target: GOOD, ...members }))).toEqual(
      wrong,
    );
    const { type, ...change } = members;
    const { id } = await tenant.makeCode(type === undefined ? {} : { type, fields: { fn: "Ada" } });
    expect(await refusal(await tenant.call("PATCH", `/app/api/codes/${id}`, change))).toEqual(wrong);
  },
);

test("so is it in a batch, in files, in an archive of another service, in a trace, a preview and on a domain", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode();
  const many = await tenant.call("POST", "/app/api/codes", [{ target: GOOD }, { target: BAD }]);
  const { results } = await readJson<{ results: { problem?: { code: string } }[] }>(many);
  expect(results.map(({ problem }) => problem?.code)).toEqual([undefined, "target_blocked"]);

  const csv = `target\n${GOOD}\n${BAD}\n`;
  const file = await tenant.call("POST", "/app/api/bulk", csv, { "content-type": "text/csv" });
  const { errors } = await expectProblem(file, 400, "rows_invalid");
  expect(errors).toMatchObject([{ reason: "target_blocked", params: { list: "phishing.txt" } }]);

  const { shortId } = await tenant.makeCode();
  const edits = await tenant.call("POST", "/app/api/codes/edits", `shortId,target\n${shortId},${BAD}\n`, {
    "content-type": "text/csv",
  });
  expect(await readJson(edits)).toMatchObject({ changed: 0, failed: [{ row: 1, reason: "target_blocked" }] });

  const imported = await tenant.call("POST", "/app/api/import?from=csv", `shortId,target\nabc123,${BAD}\n`, {
    "content-type": "text/csv",
  });
  expect(await readJson(imported)).toMatchObject({ made: 0 });

  expect(
    await refusal(await tenant.call("POST", `/app/api/codes/${id}/trace`, { draft: { fallback: BAD } })),
  ).toEqual(["/draft/fallback", { list: "phishing.txt" }]);
  await expectProblem(
    await tenant.call("POST", "/app/api/pages/preview", { target: BAD, landing }),
    400,
    "target_blocked",
  );
  const { id: own } = await ownDomain(tenant, dns, "qr.zoo.example");
  expect(await refusal(await tenant.call("PATCH", `/app/api/domains/${own}`, { home: BAD }))).toEqual([
    "/home",
    { list: "phishing.txt" },
  ]);
});

async function makes(tenant: TenantClient, target: string): Promise<number> {
  return (await tenant.call("POST", "/app/api/codes", { target })).status;
}

test("an allowed host passes, and so does all under it", async () => {
  const tenant = await scenario.signUp();
  expect(await makes(tenant, "https://good.phish.example/")).toBe(200);
  expect(await makes(tenant, "https://www.good.phish.example/")).toBe(200);
  expect(await makes(tenant, "https://bad.phish.example/")).toBe(400);
});

test("a public suffix, the service itself and a verified domain on a list are ignored and told", async () => {
  const tenant = await scenario.signUp();
  expect(await makes(tenant, "https://somebody.github.io/")).toBe(200);
  expect(await makes(tenant, "https://github.io/")).toBe(200);
  await ownDomain(tenant, dns, "own.museum.example");
  list.write("phish.example", "github.io", "own.museum.example", "# changed");
  await readLists(scenario);
  expect(await makes(tenant, "https://own.museum.example/p/abc")).toBe(200);
  expect(await makes(tenant, "https://below.own.museum.example/")).toBe(400);
  const warned = scenario.logged.filter(
    ({ level, fields }) => level === "warn" && fields["list"] === "phishing.txt",
  );
  expect(warned.map(({ fields }) => fields["some"])).toEqual([
    "github.io",
    "github.io",
    "own.museum.example",
  ]);
});
