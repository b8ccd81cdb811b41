import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { startScenario, type TenantClient } from "../../scenario.ts";

/** Signs of codes that are made and changed through the API. Only the operator is told. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const { clock, service, storage } = scenario;

/** Has all codes looked at that were made or changed so far. */
async function look(): Promise<void> {
  for (let minutes = 0; minutes < 3; minutes++, clock.advance(MINUTE)) await service.housekeep();
}

const signsOf = async (id: string) => {
  const rows = await storage.rows<{ sign: string; host: string; detail: string | null }>(
    "select sign, host, detail from code_signs where code_seq = (select seq from codes where id = ?) order by sign, host",
    id,
  );
  return rows.map(({ sign, host, detail }) => [sign, host, ...(detail === null ? [] : [detail])].join(" "));
};

test.each([
  ["https://museum.example/", []],
  ["https://münchen.example/", []],
  ["https://пример.example/", []],
  ["https://例え.example/", []],
  ["https://東京タワー.example/", []],
  ["https://bank.example@evil.example/", ["user_name evil.example"]],
  ["http://192.0.2.7/login", ["ip_address 192.0.2.7"]],
  ["http://[2001:db8::7]/", ["ip_address [2001:db8::7]"]],
  ["http://3221225991/", ["ip_address 192.0.2.7"]],
  // A Cyrillic а among Latin letters, a word of Cyrillic letters alone that looks Latin, and Greek with
  // Latin.
  ["https://pаypal.example/", ["mixed_scripts xn--pypal-4ve.example"]],
  ["https://аррӏе.example/", ["mixed_scripts xn--80ak6aa92e.example"]],
  ["https://οffice.example/", ["mixed_scripts xn--ffice-qce.example"]],
  ["https://bit.ly/3xyz", ["shortener bit.ly"]],
  ["https://www.tinyurl.com/abc", ["shortener www.tinyurl.com"]],
  ["https://notbit.ly/", []],
  ["https://www.paypal.com/", []],
  ["https://paypal.de/", []],
  ["https://pay.google.com/", []],
  ["https://paypal.evil.example/", ["brand_name paypal.evil.example paypal"]],
  ["https://paypal-login.example/", ["brand_name paypal-login.example paypal"]],
  ["https://login.microsoft-support.co.uk/", ["brand_name login.microsoft-support.co.uk microsoft"]],
  ["https://paypal.vercel.app/", ["brand_name paypal.vercel.app paypal"]],
  ["https://orange-farm.example/", []],
  ["https://sunflower.example/paypal", []],
])("%s has the signs %p", async (target, signs) => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode({ target });
  await look();
  expect(await signsOf(id)).toEqual([...signs]);
});

test("every way in which a code may lead is looked at, and a change is looked at again", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode({
    target: "https://museum.example/",
    rules: [
      { name: "phones", when: { device: ["mobile"] }, target: "https://bit.ly/phones" },
      {
        name: "ab",
        when: {},
        split: [
          { name: "a", target: "https://museum.example/a", weight: 1 },
          { name: "b", target: "http://192.0.2.8/", weight: 1 },
        ],
      },
    ],
    fallback: "https://user@fallback.example/",
    landing: {
      template: "links",
      headline: "Hall",
      links: [{ label: "x", url: "https://google.evil.example/" }],
      legal: { imprintUrl: "https://paypal.evil.example/", privacyUrl: "https://tinyurl.com/privacy" },
    },
  });
  await look();
  expect(await signsOf(id)).toEqual([
    "brand_name google.evil.example google",
    "brand_name paypal.evil.example paypal",
    "ip_address 192.0.2.8",
    "shortener bit.ly",
    "shortener tinyurl.com",
    "user_name fallback.example",
  ]);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { rules: null, fallback: null, landing: null });
  await look();
  expect(await signsOf(id)).toEqual([]);
  await tenant.call("PATCH", `/app/api/codes/${id}`, { target: "https://bit.ly/later" });
  await look();
  expect(await signsOf(id)).toEqual(["shortener bit.ly"]);
});

test("the link of a card is looked at, also when it is changed", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode({
    ...{ type: "vcard", fields: { fn: "Ada", url: "https://bit.ly/ada" } },
    landing: { template: "profile", headline: "Ada" },
  });
  await look();
  expect(await signsOf(id)).toEqual(["shortener bit.ly"]);
  const change = { fields: { fn: "Ada", url: "https://is.gd/ada" } };
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, change)).status).toBe(200);
  await look();
  expect(await signsOf(id)).toEqual(["shortener is.gd"]);
});

async function scan(shortId: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    expect((await scenario.scan(shortId, { "user-agent": `Mozilla/5.0 (phone ${n})` })).status).toBe(302);
}

const moveTo = (tenant: TenantClient, id: string, target: string) =>
  tenant.call("PATCH", `/app/api/codes/${id}`, { target });

test("a code that leads elsewhere within an hour of its hundredth scan has a sign, later or earlier ones have none", async () => {
  const tenant = await scenario.signUp();
  const made = await Promise.all(["soon", "late", "few"].map((title) => tenant.makeCode({ title })));
  const [soon, late, few] = made;
  if (!soon || !late || !few) throw new Error("three codes were made");
  await look();
  await scan(soon.shortId, 100);
  await scan(late.shortId, 100);
  await scan(few.shortId, 99);
  clock.advance(59 * MINUTE);
  for (const { id } of [soon, few]) await moveTo(tenant, id, "https://elsewhere.example/");
  clock.advance(2 * MINUTE);
  await moveTo(tenant, late.id, "https://elsewhere.example/");
  await look();
  expect(await signsOf(soon.id)).toEqual(["changed_after_scans elsewhere.example"]);
  expect(await signsOf(late.id)).toEqual([]);
  expect(await signsOf(few.id)).toEqual([]);
});

test("a change that leads nowhere new after a hundred scans is no sign", async () => {
  const tenant = await scenario.signUp();
  const landing = { template: "links", headline: "Hall", links: [{ label: "x", url: "https://b.example/" }] };
  const { id, shortId } = await tenant.makeCode({ landing, fallback: "https://c.example/" });
  await look();
  await scan(shortId, 100);
  const changes = [
    { active: false },
    { active: true },
    { landing: { ...landing, headline: "Hall 4" } },
    { target: "https://c.example/", fallback: "https://museum.example/hall-3" },
  ];
  for (const change of changes)
    expect((await tenant.call("PATCH", `/app/api/codes/${id}`, change)).status).toBe(200);
  expect(await storage.rows("select 1 from sign_changes")).toEqual([]);
  await look();
  expect(await signsOf(id)).toEqual([]);
});

test("fifty codes to one new host are a sign at the newest; to a host that was known before they are none", async () => {
  const tenant = await scenario.signUp();
  const list = (host: string) => Array.from({ length: 49 }, (_, n) => ({ target: `https://${host}/${n}` }));
  const { id: known } = await tenant.makeCode({ target: "https://known.example/" });
  await look();
  clock.advance(8 * 24 * 60 * MINUTE);
  await tenant.call("POST", "/app/api/codes", list("fresh.example"));
  const { id: fresh } = await tenant.makeCode({ target: "https://fresh.example/last" });
  await tenant.call("POST", "/app/api/codes", list("known.example"));
  await look();
  expect(await signsOf(fresh)).toEqual(["many_codes fresh.example 50"]);
  const rows = await storage.rows("select 1 from code_signs where host = 'known.example'");
  expect([rows, await signsOf(known)]).toEqual([[], []]);
});

test("no answer to a tenant tells of signs", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode({ target: "https://bit.ly/secret" });
  await look();
  expect(await signsOf(id)).toEqual(["shortener bit.ly"]);
  const record = await readJson<object>(await tenant.call("GET", `/app/api/codes/${id}`));
  expect(Object.keys(record).filter((member) => member.includes("sign"))).toEqual([]);
  expect((await tenant.call("GET", `/app/api/codes/${id}/signs`)).status).toBe(404);
});
