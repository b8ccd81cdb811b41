import { expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { TABLES } from "../../../db/features.ts";
import { cookiesOf } from "../consent/phone.ts";
import { openInbox } from "../webhooks/inbox.ts";
import { setUrl } from "../webhooks/post.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import { type CodeJson, DESKTOP, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { asking, leadOf, makeGs1 } from "./client.ts";

/**
 * Serials. That of a request is nowhere: no file, no line of the log and no webhook has it. Of a code that
 * has one nothing is stored but the code, and all that is counted counts for what is above it.
 */

const GTIN = "/01/09521234543213";
const HERE = { QZ_SIGNUP_PLAN: "unlimited", QZ_GS1: "on", QZ_LOG: "debug", QZ_METRICS: "on" };

/** Tables with rows of each code, whether it was scanned or not. What they count is in its record. */
const OF_CODES_THEMSELVES = [
  "code_totals",
  "code_ranks",
  "code_search",
  "campaign_codes",
  "campaign_changes",
  "code_hosts",
];

const recordOf = async (tenant: TenantClient, { id }: CodeJson) =>
  readJson<CodeJson & { bots: number }>(await tenant.call("GET", `/app/api/codes/${id}`));
const logOf = async (tenant: TenantClient, { id }: CodeJson) =>
  readJson<{ total: number; events: { destination: string }[] }>(
    await tenant.call("GET", `/app/api/codes/${id}/scans`),
  );
const landing = {
  template: "action",
  headline: "One of a kind",
  cta: { label: "On" },
  lead: { ask: ["email"], consentText: "You may answer me." },
  language: "en",
  languages: { fr: { headline: "Unique" } },
};

/** The visit of a person: scans by both addresses, sees its page, allows recognition, leaves a lead. */
async function use(scenario: Scenario, path: string, { shortId }: CodeJson) {
  const ask = asking(scenario);
  const statuses: number[] = [];
  const send = async (answer: Promise<Response>) => {
    const { status } = await answer;
    statuses.push(status);
    return answer;
  };
  await send(ask(path));
  await send(ask(path, {}, { method: "HEAD" }));
  await send(ask(`/r/${shortId}`));
  await send(ask(`/r/${shortId}+`, { accept: "text/html" }));
  await send(ask(`/p/${shortId}`, { accept: "text/html" }));
  const consented = await send(scenario.post(`/p/${shortId}/consent`, { accept: true }));
  const cookie = cookiesOf(consented)
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  // The first scan of a device that consented makes its id.
  await send(ask(path, { cookie, "user-agent": DESKTOP }));
  for (const type of ["page_view", "cta_click"])
    await send(scenario.post(`/api/events/${shortId}`, { type, language: "fr" }));
  await send(scenario.post(`/api/leads/${shortId}`, { consent: true, email: "anna@example.org" }));
  return statuses;
}

test("scans, devices, events and leads of a code with a serial are those of the nearest code above it", async () => {
  const scenario = await startScenario(HERE);
  const tenant = await scenario.signUp();
  const ask = asking(scenario);
  const product = await makeGs1(tenant, "(01)09521234543213", { landing });
  const lot = await makeGs1(tenant, "(01)09521234543213(10)L1", { landing });
  const rules = [{ name: "serial-4711", when: {}, target: "https://museum.example/of-4711" }];
  const item = await makeGs1(tenant, "(01)09521234543213(10)L1(21)4711", { landing, rules });
  const path = `${GTIN}/10/L1/21/4711`;
  // A rule leads all scans of the item; its name could be the serial, so nothing has it.
  expect(await leadOf(await ask(path))).toEqual([307, "https://museum.example/of-4711"]);
  expect((await logOf(tenant, lot)).events.map(({ destination }) => destination)).toEqual(["default"]);
  const statuses = await use(scenario, path, item);
  expect(statuses.every((status) => status < 400)).toBe(true);
  expect((await recordOf(tenant, lot)).scans).toBe(4);
  for (const code of [item, product]) expect((await recordOf(tenant, code)).scans).toBe(0);
  const leads = await readJson<{ leads: { code: { id: string } }[] }>(
    await tenant.call("GET", "/app/api/leads"),
  );
  expect(leads.leads.map(({ code }) => code.id)).toEqual([lot.id]);
  const engine = KEEPS_FILES ? "sqlite" : "postgres";
  const tables = TABLES.filter(
    ({ name, columns, only = engine }) =>
      "code_seq" in columns && only === engine && !OF_CODES_THEMSELVES.includes(name),
  ).map(({ name }) => name);
  /** The tables that have rows of a code. */
  const tablesOf = async ({ id }: CodeJson) => {
    const found: string[] = [];
    for (const table of tables) {
      const query = `select 1 from ${table} where code_seq in (select seq from codes where id = '${id}')`;
      if ((await scenario.storage.rows(query)).length > 0) found.push(table);
    }
    return found;
  };
  expect(await tablesOf(lot)).toEqual(
    expect.arrayContaining(["scans", "scanners", "leads", "code_devices", "page_language_days"]),
  );
  expect([await tablesOf(item), await tablesOf(product)]).toEqual([[], []]);

  // Once the lot is deleted all counts for the product, and once that is too, nothing does.
  await tenant.call("DELETE", `/app/api/codes/${lot.id}`);
  expect((await ask(path)).status).toBe(307);
  expect((await ask(`/r/${item.shortId}`)).status).toBe(302);
  expect((await recordOf(tenant, product)).scans).toBe(2);
  await tenant.call("DELETE", `/app/api/codes/${product.id}`);
  const scans = await scenario.storage.rows("select 1 from scans");
  expect(await leadOf(await ask(path))).toEqual([307, "https://museum.example/of-4711"]);
  expect(await leadOf(await ask(`/r/${item.shortId}`))).toEqual([302, "https://museum.example/of-4711"]);
  expect((await scenario.post(`/api/events/${item.shortId}`, { type: "page_view" })).status).toBe(200);
  const lead = await scenario.post(`/api/leads/${item.shortId}`, {
    consent: true,
    email: "anna@example.org",
  });
  expect(lead.status).toBe(410);
  expect((await scenario.storage.rows("select 1 from scans")).length).toBeLessThanOrEqual(scans.length);
  expect((await recordOf(tenant, item)).scans).toBe(0);
});

test("the serial of a request is in no file, no line of the log, no webhook and no answer that is kept", async () => {
  const scenario = await startScenario(HERE);
  const tenant = await scenario.signUp();
  const ask = asking(scenario);
  const inbox = openInbox();
  await setUrl(tenant, inbox.url);
  const MARK = "ZzMarkOfOneThing7";
  const OWNER = "YyTypedByItsOwner";
  const links = [{ type: "gs1:instructions", href: "https://museum.example/manual", title: "Manual" }];
  const product = await makeGs1(tenant, "(01)09521234543213", { landing, links });
  const item = await makeGs1(tenant, `(01)09521234543213(21)${OWNER}`, { landing });
  await makeGs1(tenant, "(8003)09521234543213", { target: "https://museum.example/crate" });
  const off = await makeGs1(tenant, "(01)09506000134352");
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  const gone = await makeGs1(tenant, "(01)09506000164908");
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);

  const marked = [
    `${GTIN}/21/${MARK}`,
    `${GTIN}/10/L1/21/${MARK}?linkType=gs1:instructions`,
    `${GTIN}/21/${MARK}?linkType=linkset`,
    `${GTIN}/21/${MARK}?linkType=gs1:none`,
    `${GTIN}/21/${MARK}/foo`,
    `${GTIN}/21/${MARK}/10/L1`,
    `${GTIN}?21=${MARK}`,
    `${GTIN}/235/${MARK}`,
    `/01/09521234543214/21/${MARK}`,
    `/01/09506000134376/21/${MARK}`,
    `/01/09506000134352/21/${MARK}`,
    `/01/09506000164908/21/${MARK}`,
    `/8003/09521234543213${MARK.slice(0, 16)}`,
    `/8004/0952123454${MARK}`,
    `${GTIN}/21/${MARK}${"x".repeat(2_000)}`,
  ];
  const seen = new Set<number>();
  for (const path of marked)
    for (const [headers, init] of [
      [{}, {}],
      [{ accept: "text/html", referer: `https://museum.example${path}` }, {}],
      [{}, { method: "HEAD" }],
      [{}, { method: "OPTIONS" }],
      [{}, { method: "POST", body: "x" }],
    ] as const) {
      const answer = await ask(path, headers, init);
      seen.add(answer.status);
      // The next address does not bring the serial along, except one that stood in the query.
      if (!path.includes("?21="))
        expect(answer.headers.get("location") ?? "").not.toContain(MARK.slice(0, 16));
    }
  expect([...seen].toSorted()).toEqual([200, 204, 307, 400, 404, 405, 410]);
  await use(scenario, `${GTIN}/21/${OWNER}`, item);
  await use(scenario, `${GTIN}/21/${MARK}`, product);
  await soon(() => inbox.received.length >= 6);
  // Storage is out of order: the log says so, without the address.
  const putBack = await scenario.storage.putAway("codes");
  const out = await ask(`/01/00012345678905/21/${MARK}`);
  await putBack();
  expect(out.status).toBe(503);

  const metrics = await (await ask("/metrics")).text();
  const look = async (mark: string, isTold: (name: string) => boolean) => {
    const kept = [
      ...(await scenario.storage.files()),
      { name: "the log", bytes: Buffer.from(JSON.stringify(scenario.logged)) },
      { name: "webhooks", bytes: Buffer.from(JSON.stringify(inbox.received)) },
      { name: "metrics", bytes: Buffer.from(metrics) },
    ];
    return kept.filter(({ name, bytes }) => !isTold(name) && holds(bytes, mark)).map(({ name }) => name);
  };
  const nowhere = () => false;
  for (const mark of [MARK, MARK.slice(0, 16), MARK.toLowerCase(), encodeURIComponent(MARK)])
    expect(await look(mark, nowhere)).toEqual([]);
  // The owner's own is in the record of the code and in what keeps records, but in nothing that scans leave.
  expect(await look(OWNER, nowhere)).not.toEqual([]);
  expect(await look(OWNER, (name) => !["the log", "webhooks", "metrics"].includes(name))).toEqual([]);
  expect(await scenario.storage.holding(Buffer.from(OWNER))).toEqual(["codes"]);
  await scenario.stop();
  expect(await look(MARK, nowhere)).toEqual([]);
}, 300_000);

/** Whether bytes hold a text, plainly or packed. */
function holds(bytes: Buffer, text: string): boolean {
  if (bytes.includes(text)) return true;
  try {
    return bytes[0] === 0x1f && gunzipSync(bytes).includes(text);
  } catch {
    return false;
  }
}
