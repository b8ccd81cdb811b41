import { expect, test } from "bun:test";
import type { LeadList } from "../../../src/features/leads/model.ts";
import type { ScanLog } from "../../../src/features/scans/log-model.ts";
import { readJson } from "../../json.ts";
import { eventually } from "../../e2e/process.ts";
import { DESKTOP, startScenario } from "../../scenario.ts";
import { expectSigned, failing, logOf, onlyOne, openReceiver, openSender, setUrl } from "./post.ts";

/** From an event to its receiver, and what the receiver gets to see. */

const scenario = await startScenario();
const NOON = "2026-11-21T12:00:00.000Z";

test("a scan is delivered as its envelope says, in this order of fields and nothing more", async () => {
  const { tenant, code, secret, receiver } = await openSender(scenario);
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  await scenario.service.deliver();
  const [letter] = receiver.letters;
  expect(receiver.letters).toHaveLength(1);
  const log = await tenant.call("GET", `/app/api/codes/${code.id}/scans`);
  const [scan] = (await readJson<ScanLog>(log)).events;
  expect(letter?.body).toBe(
    `{"v":1,"product":"quietzone","event":"qr.scan","codeId":"${code.id}","shortId":"${code.shortId}",` +
      `"at":"${NOON}","country":null,"device":"mobile","repeat":false,"hasEmail":false,"scanId":"${scan?.id}"}`,
  );
  expect(letter?.event).toBe("qr.scan");
  expect(letter?.id).toMatch(/^whd_[0-9a-z]{26}$/);
  expect(letter?.headers["x-svc-delivery"]).toBe(letter?.id ?? "");
  expect(letter?.headers["content-type"]).toBe("application/json");
  if (letter) expectSigned(letter, secret);
});

test("a lead is delivered without its texts", async () => {
  const { tenant, code, secret, receiver } = await openSender(scenario);
  const lead = (fields: Record<string, string>) =>
    scenario.post(`/api/leads/${code.shortId}`, { consent: true, ...fields }, { "user-agent": DESKTOP });
  await lead({ email: "anna@zoo.example" });
  await lead({ name: "Anna", email: "  " });
  await scenario.service.deliver();
  const { leads } = await readJson<LeadList>(await tenant.call("GET", `/app/api/codes/${code.id}/leads`));
  const body = (hasEmail: boolean) =>
    `{"v":1,"product":"quietzone","event":"qr.lead","codeId":"${code.id}","shortId":"${code.shortId}",` +
    `"at":"${NOON}","country":null,"device":"desktop","hasEmail":${hasEmail},"consent":true,` +
    `"leadId":"${leads.find(({ email }) => (email !== null) === hasEmail)?.id}"}`;
  const letters = receiver.letters.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(letters.map((letter) => letter.body)).toEqual([body(true), body(false)]);
  for (const letter of letters) {
    expect(letter.event).toBe("qr.lead");
    expectSigned(letter, secret);
  }
});

test("every redirect is an event: of a robot, of a preview, and of a returning visitor", async () => {
  const { code, receiver } = await openSender(scenario);
  await scenario.scan(code.shortId);
  await scenario.scan(code.shortId);
  await scenario.scan(code.shortId, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await scenario.scan(code.shortId, { "sec-purpose": "prefetch" });
  await scenario.service.deliver();
  const seen = receiver.letters
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ body }) => JSON.parse(body))
    .map(({ device, repeat }) => [device, repeat]);
  expect(seen.slice(0, 3)).toEqual([
    ["mobile", false],
    ["mobile", true],
    ["bot", false],
  ]);
  expect(seen).toHaveLength(4);
});

test("HEAD, 404, 410, 429, a filled honeypot and a refused lead are not delivered", async () => {
  const { tenant, code, receiver } = await openSender(scenario);
  const off = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  await scenario.request(`/r/${code.shortId}`, { method: "HEAD" });
  await scenario.scan("unknown");
  await scenario.scan(off.shortId);
  await scenario.post(`/api/leads/${code.shortId}`, { consent: true, name: "x", website: "spam" });
  await scenario.post(`/api/leads/${code.shortId}`, { consent: false, name: "x" });
  await scenario.service.deliver();
  expect(receiver.letters).toEqual([]);
  expect(await logOf({ tenant })).toEqual([]);
});

test("only events after a webhook was set are delivered, and only to its own tenant", async () => {
  const [here, there] = [await openSender(scenario), await openSender(scenario)];
  const quiet = await scenario.signUp();
  const code = await quiet.makeCode();
  await scenario.scan(code.shortId);
  const receiver = openReceiver();
  await setUrl(quiet, receiver.url);
  for (const { shortId } of [code, here.code, there.code, there.code]) await scenario.scan(shortId);
  await scenario.service.deliver();
  expect([receiver, here.receiver, there.receiver].map(({ letters }) => letters.length)).toEqual([1, 1, 2]);
  const shortIds = there.receiver.letters.map(({ body }) => JSON.parse(body).shortId);
  expect(new Set(shortIds)).toEqual(new Set([there.code.shortId]));
});

test("an event is sent at once, without a poll", async () => {
  const { tenant, code, receiver } = await openSender(scenario);
  await scenario.scan(code.shortId);
  await eventually("it arrives", () => receiver.letters[0] ?? null);
  const delivered = await eventually("its outcome is kept", async () => {
    const delivery = await onlyOne({ tenant });
    return delivery.status === "delivered" ? delivery : null;
  });
  expect(delivered).toMatchObject({ attempts: 1, lastStatus: 204, lastError: null, deliveredAt: NOON });
});

test("a thousand scans at once are a thousand deliveries, each with an id of its own", async () => {
  const { tenant, code, secret, receiver } = await openSender(scenario);
  await Promise.all(
    Array.from({ length: 1_000 }, () =>
      fetch(`${scenario.url}/r/${code.shortId}`, { redirect: "manual" }).then(({ status }) =>
        expect(status).toBe(302),
      ),
    ),
  );
  await scenario.service.deliver();
  expect(new Set(receiver.letters.map(({ id }) => id)).size).toBe(1_000);
  expect(receiver.letters).toHaveLength(1_000);
  for (const letter of receiver.letters) expectSigned(letter, secret);
  const log = await logOf({ tenant }, "?limit=1000&status=delivered");
  expect(log).toHaveLength(1_000);
}, 300_000);

test("an event whose storage failed is not delivered, and later ones are", async () => {
  const { code, receiver, tenant } = await openSender(scenario);
  const putBack = await scenario.storage.putAway("scans");
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  await putBack();
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  await scenario.service.deliver();
  expect(receiver.letters).toHaveLength(1);
  expect((await onlyOne({ tenant })).status).toBe("delivered");
});

test("without room for its delivery a scan is not stored either: they are one transaction", async () => {
  const { code, receiver, tenant } = await openSender(scenario);
  const putBack = await scenario.storage.putAway("webhook_deliveries");
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  const lead = await scenario.post(`/api/leads/${code.shortId}`, { consent: true, name: "Anna" });
  expect(lead.status).toBe(503);
  await putBack();
  await scenario.service.deliver();
  expect(receiver.letters).toEqual([]);
  const record = await tenant.call("GET", `/app/api/codes/${code.id}`);
  expect(await record.json()).toMatchObject({ scans: 0 });
  expect(await scenario.service.audit()).toEqual([]);
});

test("a receiver's answer is nowhere to be seen", async () => {
  const { tenant, code } = await openSender(scenario, () => failing(503, { "x-secret": "seeded-header" }));
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  const list = await (await tenant.call("GET", "/app/api/webhook/deliveries")).text();
  expect(list).not.toContain("seeded");
  expect(JSON.stringify(scenario.logged)).not.toContain("seeded");
});
