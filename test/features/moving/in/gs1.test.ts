import { expect, test } from "bun:test";
import { explain } from "../../../../src/kit/shared/reasons.ts";
import { eventually } from "../../../e2e/process.ts";
import { readSettings } from "../../../../src/kit/settings/read.ts";
import { openStores } from "../../../../src/app/storage.ts";
import { newCode } from "../../../db/stores.ts";
import { readJson } from "../../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../../scenario.ts";
import { DOMAINS, ownDomain } from "../../domains/client.ts";
import { createTestDns } from "../../domains/dns.ts";

/** Codes with GS1 addresses come from tables of other services, and from archives. */

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
const other = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });

const GTIN = "09521234543213";
const OTHER = "00036000291452";

interface Outcome {
  readonly found: number;
  readonly made: number;
  readonly unchanged: number;
  readonly conflicts: readonly { row: number; shortId: string; reason: string }[];
  readonly dropped: readonly { row: number; what: string }[];
}

async function send(tenant: TenantClient, csv: string, query: string): Promise<Outcome & { status: number }> {
  const answer = await tenant.call("POST", `/app/api/import?from=csv&${query}`, csv, {
    "content-type": "text/csv",
  });
  const { found, made, unchanged, conflicts, dropped } = await readJson<Outcome>(answer);
  return { status: answer.status, found, made, unchanged, conflicts, dropped };
}

async function codesOf(tenant: TenantClient): Promise<CodeJson[]> {
  const { codes } = await readJson<{ codes: CodeJson[] }>(
    await tenant.call("GET", "/app/api/codes?sort=oldest"),
  );
  return codes;
}

const namesOf = async (tenant: TenantClient) => (await codesOf(tenant)).map(({ shortUrl }) => shortUrl);

test("addresses of a resolver become codes with the same paths, and the same file again makes nothing", async () => {
  const tenant = await scenario.signUp();
  await ownDomain(tenant, dns, "id.first.example", { gs1: true });
  const csv = `Digital Link,target,title
https://id.gs1.org/01/9521234543213?17=271231,https://maker.example/tea,Tea
HTTPS://ID.FIRST.EXAMPLE/01/${GTIN}/10/AB%2F1,https://maker.example/lot,
id.first.example/01/${GTIN}/21/s1/,https://maker.example/one,
https://id.first.example/01/09521234543214,https://maker.example/wrong,
`;
  const dropped = [
    { row: 1, what: "what its GS1 address says in its query" },
    { row: 1, what: "the host it was on" },
    {
      row: 4,
      what: `the whole row: it has a GS1 address that ${explain("gs1_check_digit", { ai: "01" }).detail}`,
    },
  ];
  const all = { status: 200, found: 4, made: 3, unchanged: 0, conflicts: [], dropped };
  expect(await send(tenant, csv, "domain=id.first.example&dryRun=true")).toEqual(all);
  expect(await send(tenant, csv, "domain=id.first.example")).toEqual(all);
  const codes = await codesOf(tenant);
  expect(codes.map(({ shortUrl, target, query }) => [shortUrl, target, query])).toEqual([
    [`http://id.first.example/01/${GTIN}`, "https://maker.example/tea", "pass"],
    [`http://id.first.example/01/${GTIN}/10/AB%2F1`, "https://maker.example/lot", "pass"],
    [`http://id.first.example/01/${GTIN}/21/s1`, "https://maker.example/one", "pass"],
  ]);
  expect(await send(tenant, csv, "domain=id.first.example")).toEqual({ ...all, made: 0, unchanged: 3 });
  expect(await codesOf(tenant)).toEqual(codes);
});

test("columns name a product beside a short id, and without an answering host the short id stays", async () => {
  const tenant = await scenario.signUp();
  await ownDomain(tenant, dns, "id.second.example", { gs1: true });
  const csv = `slug,url,gtin,lot,query\ntea,https://maker.example/tea,36000291452,,\nlot,https://maker.example/lot,036000291452,L1,drop\n`;
  const flaw = explain("gs1_gtin_length", { ai: "01" }).detail;
  const onDomain = await send(tenant, csv, "domain=id.second.example");
  expect(onDomain).toMatchObject({
    made: 2,
    dropped: [{ row: 1, what: `a GS1 address that ${flaw}` }],
  });
  const [tea, lot] = await codesOf(tenant);
  expect(tea).toMatchObject({
    shortId: "tea",
    target: "https://maker.example/tea",
    gs1: null,
    query: "drop",
  });
  expect(lot).toMatchObject({
    shortId: "lot",
    query: "drop",
    gs1: { ai: "01", value: OTHER, qualifiers: [{ ai: "10", value: "L1" }] },
  });
  const linked = `link,slug,url\nhttps://id.second.example/01/09521234543214,wrong,https://maker.example/wrong\n`;
  const wrong = explain("gs1_check_digit", { ai: "01" }).detail;
  expect(await send(tenant, linked, "domain=id.second.example")).toMatchObject({
    made: 1,
    dropped: [{ row: 1, what: `a GS1 address that ${wrong}` }],
  });
  expect((await namesOf(tenant)).at(-1)).toBe("http://id.second.example/wrong");
  const off = explain("gs1_off_base").detail;
  expect(await send(tenant, `slug,url,gtin\nbox,https://maker.example/box,${GTIN}\n`, "")).toMatchObject({
    made: 1,
    dropped: [{ row: 1, what: `gs1: gs1 ${off}` }],
  });
  expect((await namesOf(tenant)).at(-1)).toBe(`${scenario.url}/r/box`);
  const nameless = `shorturl,url\nhttps://id.gs1.org/01/${GTIN},https://maker.example/\n`;
  expect(await send(tenant, nameless, "")).toMatchObject({
    made: 0,
    dropped: [{ row: 1, what: `the whole row: gs1 ${off}` }],
  });
});

test("a path that is there, or twice in a file, is a conflict, and a serial needs its product", async () => {
  const tenant = await scenario.signUp();
  await ownDomain(tenant, dns, "id.third.example", { gs1: true });
  const query = "domain=id.third.example&onConflict=skip";
  const gs1 = { ai: "01", value: GTIN };
  await tenant.makeCode({ target: "https://maker.example/", domain: "id.third.example", gs1 });
  const row = (path: string) => `https://id.third.example/${path},https://maker.example/${path}\n`;
  const csv = `link,url\n${[`01/${GTIN}`, `01/${OTHER}/21/1`, `01/${OTHER}`, `01/0${OTHER.slice(2)}`, `01/${OTHER}/21/2`, `01/${GTIN}/21/1`].map(row).join("")}`;
  const outcome = await send(tenant, csv, query);
  const missing = explain("gs1_product_missing").detail;
  expect(outcome).toEqual({
    status: 200,
    found: 6,
    made: 3,
    unchanged: 0,
    conflicts: [
      { row: 1, shortId: `01/${GTIN}`, reason: `gs1 ${explain("gs1_taken").detail}` },
      { row: 4, shortId: `01/${OTHER}`, reason: `gs1 ${explain("gtin_repeated").detail}` },
    ],
    dropped: [{ row: 2, what: `the whole row: its serial ${missing}` }],
  });
  expect(await namesOf(tenant)).toEqual(
    [`01/${GTIN}`, `01/${OTHER}`, `01/${OTHER}/21/2`, `01/${GTIN}/21/1`].map(
      (path) => `http://id.third.example/${path}`,
    ),
  );
});

test("an archive brings GS1 addresses and their links", async () => {
  const leaving = await scenario.signUp();
  await ownDomain(leaving, dns, "id.fourth.example", { gs1: true });
  const domain = "id.fourth.example";
  const gs1 = { ai: "01", value: GTIN };
  const links = [{ type: "gs1:pip", href: "https://maker.example/pip", title: "Tea" }];
  const serial = { ...gs1, qualifiers: [{ ai: "21", value: "s1" }] };
  await leaving.makeCode({ target: "https://maker.example/", domain, shortId: "tea", gs1, links });
  await leaving.makeCode({ target: "https://maker.example/1", domain, shortId: "one", gs1: serial });
  const archive = new Uint8Array(await (await leaving.call("GET", "/app/api/archive")).arrayBuffer());
  const take = async (to: TenantClient) => {
    const headers = { authorization: `Bearer ${to.apiKey}`, "content-type": "application/zip" };
    const init = { method: "POST", headers, body: archive };
    return readJson<Record<string, unknown>>(await other.request("/app/api/import?from=quietzone", init));
  };
  const shown = async (by: TenantClient) =>
    (await codesOf(by)).map((code) => [
      code.shortId,
      code.shortUrl,
      code["gs1"],
      code["links"],
      code["query"],
    ]);

  const arriving = await other.signUp();
  await ownDomain(arriving, dns, domain, { gs1: true });
  expect(await take(arriving)).toMatchObject({ made: 2, unchanged: 0, conflicts: [], dropped: [] });
  expect(await shown(arriving)).toEqual(await shown(leaving));
  expect(await take(arriving)).toMatchObject({ made: 0, unchanged: 2, conflicts: [] });
});

test("codes of an archive that wait for their domain keep their GS1 addresses", async () => {
  const leaving = await scenario.signUp();
  const domain = "id.fifth.example";
  await ownDomain(leaving, dns, domain, { gs1: true });
  await leaving.makeCode({ target: "https://maker.example/", domain, gs1: { ai: "01", value: GTIN } });
  const archive = new Uint8Array(await (await leaving.call("GET", "/app/api/archive")).arrayBuffer());
  const arriving = await other.signUp();
  const headers = { authorization: `Bearer ${arriving.apiKey}`, "content-type": "application/zip" };
  const init = { method: "POST", headers, body: archive };
  const answer = await other.request("/app/api/import?from=quietzone", init);
  expect(await readJson<object>(answer)).toMatchObject({ made: 0, waiting: 1, conflicts: [], dropped: [] });
  const { domains } = await readJson<{ domains: { id: string; dns: { value: string } }[] }>(
    await arriving.call("GET", DOMAINS),
  );
  dns.set(domain, domains[0]?.dns.value ?? "");
  expect((await arriving.call("POST", `${DOMAINS}/${domains[0]?.id}/verify`)).status).toBe(200);
  await eventually("the code that waited", async () => (await codesOf(arriving)).length === 1 || null);
  expect(await namesOf(arriving)).toEqual(await namesOf(leaving));
});

test("the paths of a file whose process was killed are free after the time that is told", async () => {
  const tenant = await scenario.signUp();
  const host = "id.killed.example";
  await ownDomain(tenant, dns, host, { gs1: true });
  const lots = Array.from({ length: 120 }, (_, at) => `01/${GTIN}/10/${at}`);
  const csv = `link,url\n${lots.map((path) => `https://${host}/${path},https://maker.example/\n`).join("")}`;
  await scenario.beside(async (environment) => {
    const stores = await openStores(readSettings(environment), null);
    const batch = (await stores.bulk.open(tenant.id, scenario.clock.now())) ?? -1;
    const codes = lots.map((gs1) => newCode(tenant, { domain: host, gs1 }));
    for (let at = 0; at < codes.length; at += 40) await stores.bulk.stage(batch, codes.slice(at, at + 40));
    // Nobody discards the batch.
    await stores.close();
  });
  const importing = () =>
    tenant.call("POST", `/app/api/import?from=csv&domain=${host}`, csv, { "content-type": "text/csv" });
  const refused = await importing();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  scenario.clock.advance(60_001);
  const made = await importing();
  expect([made.status, await readJson<object>(made)]).toMatchObject([200, { made: 120, conflicts: [] }]);
});
