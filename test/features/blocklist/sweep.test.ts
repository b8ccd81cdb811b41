import { expect, test } from "bun:test";
import { openStores } from "../../../src/app/storage.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { runHere } from "../../operate/cli/here.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { listFile, readLists } from "./lists.ts";

const list = listFile("phishing.txt", "nobody.example");
const scenario = await startScenario({ QZ_BLOCKLIST: list.path, QZ_SIGNUP_PLAN: "pro" });
await readLists(scenario);

const GOOD = "https://museum.example/hall-3";
const BAD = "https://www.phish.example/bank";

async function listed(...hosts: string[]): Promise<void> {
  list.write("nobody.example", ...hosts);
  await readLists(scenario);
}

const recordOf = async (tenant: TenantClient, { id }: CodeJson) =>
  readJson<Record<string, unknown>>(await tenant.call("GET", `/app/api/codes/${id}`));

async function scanned({ shortId }: CodeJson, headers: Record<string, string> = {}) {
  const { status, headers: answer } = await scenario.scan(shortId, headers);
  return { status, location: answer.get("location") };
}

const BLOCK = { by: "list", reason: "list", words: null, list: "phishing.txt" };

test("a target that a list names later blocks its code, which is free once the name leaves", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: BAD });
  expect(await scanned(code)).toEqual({ status: 302, location: BAD });
  await listed("phish.example");
  const refused = await scenario.scan(code.shortId);
  expect(refused.status).toBe(410);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await recordOf(tenant, code)).toMatchObject({
    active: false,
    blocked: BLOCK,
    listed: { "www.phish.example": "phishing.txt" },
  });
  const again = { active: true };
  expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, again)).status).toBe(403);
  await listed();
  expect(await scanned(code)).toEqual({ status: 302, location: BAD });
  expect(await recordOf(tenant, code)).toMatchObject({ active: true, blocked: null, listed: null });
});

test("an owner frees a code by leading it elsewhere", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: BAD });
  await listed("phish.example");
  expect((await scanned(code)).status).toBe(410);
  expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, { target: GOOD })).status).toBe(200);
  await scenario.service.housekeep();
  expect(await scanned(code)).toEqual({ status: 302, location: GOOD });
  expect(await recordOf(tenant, code)).toMatchObject({ blocked: null, listed: null });
  await listed();
});

test("a listed rule falls to the next, a listed branch to the others, and a listed fallback to none", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({
    target: GOOD,
    fallback: BAD,
    rules: [
      { name: "phones", when: { device: ["mobile"] }, target: BAD },
      {
        name: "split",
        when: { language: ["de"] },
        split: [
          { name: "a", target: BAD, weight: 99 },
          { name: "b", target: "https://b.museum.example/", weight: 1 },
        ],
      },
      { name: "all bad", when: {}, split: ["c", "d"].map((name) => ({ name, target: BAD, weight: 1 })) },
    ],
  });
  expect(await scanned(code)).toEqual({ status: 302, location: BAD });
  await listed("phish.example");
  expect(await scanned(code)).toEqual({ status: 302, location: "https://b.museum.example/" });
  const english = { "accept-language": "en" };
  expect(await scanned(code, english)).toEqual({ status: 302, location: GOOD });
  const trace = await tenant.call("POST", `/app/api/codes/${code.id}/trace`, { device: "mobile" });
  expect(await readJson(trace)).toMatchObject({ location: GOOD, rules: [{ name: "split" }] });
  expect(await recordOf(tenant, code)).toMatchObject({ active: true, blocked: null });
  await listed();
  expect(await scanned(code)).toEqual({ status: 302, location: BAD });
});

test("a listed link of a page is hidden, of whatever part, and comes back", async () => {
  const tenant = await scenario.signUp();
  const pages = [
    {
      landing: {
        template: "links",
        headline: "Links",
        links: [
          { label: "Good", url: GOOD },
          { label: "Bad", url: BAD },
        ],
        legal: { imprintUrl: BAD, privacyUrl: "https://museum.example/privacy" },
      },
    },
    { type: "vcard", fields: { fn: "Ada", url: BAD }, landing: { template: "profile", headline: "Ada" } },
    {
      landing: {
        template: "action",
        headline: "Our guide",
        parts: [
          {
            type: "apps",
            others: [
              { label: "Good", url: GOOD },
              { label: "Bad", url: BAD },
            ],
          },
          { type: "apps", id: "second", others: [{ label: "Bad", url: BAD }] },
        ],
      },
    },
    {
      landing: {
        template: "guide",
        headline: "Bank",
        parts: [{ type: "text", markdown: `Good: [hall](${GOOD}).\n\nBad: [our *bank*](${BAD}).` }],
      },
    },
  ];
  const codes: CodeJson[] = [];
  for (const page of pages) codes.push(await tenant.makeCode(page));
  const texts = () =>
    Promise.all(codes.map(async ({ shortId }) => (await scenario.request(`/p/${shortId}`)).text()));
  for (const text of await texts()) expect(text).toContain("www.phish.example");
  await listed("phish.example");
  const [links = "", profile = "", apps = "", guide = ""] = await texts();
  expect(links).not.toContain("phish.example");
  expect(links).toContain(GOOD);
  expect(links).toContain("https://museum.example/privacy");
  expect(profile).not.toContain("phish.example");
  expect(apps).not.toContain("phish.example");
  expect(apps).toContain('id="part-apps"');
  // Without a link there is nothing to show.
  expect(apps).not.toContain('id="part-second"');
  // The words of a link stay in their sentence.
  expect(guide).not.toContain("phish.example");
  expect(guide).toContain(`<a href="${GOOD}"`);
  expect(guide).toContain("Bad: our <em>bank</em>.");
  await listed();
  for (const text of await texts()) expect(text).toContain("www.phish.example");
});

test("a code is blocked by a decision and by a list at once, and each ends by itself", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: BAD });
  const commands = (...args: string[]) =>
    scenario.beside((environment) => runHere(scenario.dataDir, args, environment));
  await commands("code", "disable", code.shortId, "--reason", "spam", "--words", "Unwanted mail");
  await listed("phish.example");
  expect(await recordOf(tenant, code)).toMatchObject({ blocked: { by: "operator", reason: "spam" } });
  await commands("code", "enable", code.shortId);
  expect(await recordOf(tenant, code)).toMatchObject({ blocked: BLOCK });
  await listed();
  expect(await scanned(code)).toMatchObject({ status: 302 });
});

test("addresses of a domain that a list names later are left out and told, and come back", async () => {
  const dns = createTestDns();
  const owned = await startScenario(
    { QZ_BLOCKLIST: list.path, QZ_SIGNUP_PLAN: "pro" },
    { txtLookup: dns.lookup },
  );
  await readLists(owned);
  const tenant = await owned.signUp();
  const host = "qr.museum.example";
  const { id } = await ownDomain(tenant, dns, host, { home: BAD, notFound: "https://phish.example/lost" });
  const answers = async () => {
    const paths = ["/", "/r/unknown", "/unknown", "/unknown+"];
    const init = { redirect: "manual", headers: { host, accept: "text/html" } } as const;
    const all = await Promise.all(paths.map((path) => fetch(owned.url + path, init)));
    return all.map(({ status, headers }) => headers.get("location") ?? status);
  };
  const listedOf = async () =>
    (await readJson<{ listed: unknown }>(await tenant.call("GET", `/app/api/domains/${id}`))).listed;
  const lost = "https://phish.example/lost";
  const open = [BAD, lost, lost, lost];
  expect(await answers()).toEqual(open);
  list.write("nobody.example", "www.phish.example");
  await readLists(owned);
  expect(await answers()).toEqual([404, lost, lost, lost]);
  expect(await listedOf()).toEqual({ "www.phish.example": "phishing.txt" });
  list.write("nobody.example", "phish.example");
  await readLists(owned);
  expect(await answers()).toEqual([404, 404, 404, 404]);
  expect(await listedOf()).toEqual({ "www.phish.example": "phishing.txt", "phish.example": "phishing.txt" });
  // It stays so at the next start, and when the domain is read again.
  await owned.restart();
  await readLists(owned);
  expect((await tenant.call("PATCH", `/app/api/domains/${id}`, { apple: {} })).status).toBe(200);
  expect(await answers()).toEqual([404, 404, 404, 404]);
  list.write("nobody.example");
  await readLists(owned);
  expect(await answers()).toEqual(open);
  expect(await listedOf()).toBeNull();
});

test("without the setting every code is free", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: BAD });
  await listed("phish.example");
  await scenario.restart({ QZ_BLOCKLIST: "none" });
  await scenario.service.housekeep();
  expect(await scanned(code)).toMatchObject({ status: 302 });
  await scenario.restart({ QZ_BLOCKLIST: list.path });
  await readLists(scenario);
  expect((await scanned(code)).status).toBe(410);
  await listed();
});

test("a code that came in under an older list is found within a day", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ target: GOOD });
  await listed("phish.example");
  await scenario.beside(async (environment) => {
    const stores = await openStores(readSettings(environment), null);
    await stores.codes.edit(tenant.id, code.id, { target: BAD }, scenario.clock.now(), null);
    await stores.close();
  });
  await scenario.service.housekeep();
  expect((await scanned(code)).status).toBe(302);
  scenario.clock.advance(DAY);
  await scenario.service.housekeep();
  expect((await scanned(code)).status).toBe(410);
  await listed();
});
