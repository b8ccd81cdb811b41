import { expect, test } from "bun:test";
import type { Live } from "../../../src/features/live/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { signUpOwner } from "../people/browser.ts";
import { openStream, until } from "./client.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const keyOf = ({ apiKey }: TenantClient) => ({ authorization: `Bearer ${apiKey}` });
const streamOf = (tenant: TenantClient, headers: Record<string, string> = {}, query = "") =>
  openStream(scenario.url, { ...keyOf(tenant), ...headers }, query);

/** The counts as one answer. */
const countsOf = async (tenant: TenantClient, query = "") =>
  readJson<Live>(
    await tenant.call("GET", `/app/api/live${query}`, undefined, { accept: "application/json" }),
  );

test("a stream begins with the present picture, and each scan makes another", async () => {
  const tenant = await scenario.signUp();
  const stream = await streamOf(tenant);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const begin = (await stream.next()).counts;
  expect(begin).toMatchObject({ scans: 0, bots: 0, codes: [], countries: [] });
  expect(begin.minutes).toHaveLength(30);
  const { id, shortId } = await tenant.makeCode({ title: "Hall 3" });
  await scenario.scan(shortId);
  const { counts } = await until(stream, ({ scans }) => scans === 1);
  expect(counts).toMatchObject({
    minutes: expect.arrayContaining([{ at: "2026-11-21T12:00:00.000Z", scans: 1, bots: 0 }]),
    codes: [{ id, shortId, title: "Hall 3", scans: 1 }],
    countries: [{ country: null, scans: 1 }],
  });
  await scenario.scan(shortId, { "user-agent": "Googlebot/2.1" });
  expect((await until(stream, ({ scans }) => scans === 2)).counts.bots).toBe(1);
  stream.leave();
});

test("without automated scans they are left out of all counts but their own", async () => {
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode();
  await scenario.scan(shortId, { "user-agent": "Googlebot/2.1" });
  await scenario.scan(shortId);
  expect(await countsOf(tenant, "?bots=exclude")).toMatchObject({ scans: 1, bots: 1, codes: [{ scans: 1 }] });
  expect(await countsOf(tenant)).toMatchObject({ scans: 2, bots: 1, codes: [{ scans: 2 }] });
});

test("a client that comes back with an event's id gets the next picture that differs", async () => {
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode();
  const before = await streamOf(tenant);
  const { id } = await before.next();
  before.leave();
  const again = await streamOf(tenant, { "last-event-id": id });
  await scenario.scan(shortId);
  // No picture with no scan comes first.
  expect((await again.next()).counts.scans).toBe(1);
  again.leave();
  // An id of a picture that is long over, or none of ours, gets the present one.
  for (const other of [id, "x", "é", "9".repeat(5_000)]) {
    const stream = await streamOf(tenant, { "last-event-id": encodeURIComponent(other) });
    expect((await stream.next()).counts.scans).toBe(1);
    stream.leave();
  }
});

test("what is over half an hour ago is left out, and a picture follows the clock without scans", async () => {
  const other = await startScenario();
  const tenant = await other.signUp();
  const { shortId } = await tenant.makeCode();
  await other.scan(shortId);
  const stream = await openStream(other.url, keyOf(tenant));
  expect((await stream.next()).counts.scans).toBe(1);
  other.clock.advance(29 * MINUTE);
  expect((await stream.next()).counts.minutes[0]?.scans).toBe(1);
  other.clock.advance(MINUTE);
  expect((await stream.next()).counts.scans).toBe(0);
  stream.leave();
});

test("a stream of another workspace shows none of it", async () => {
  const [tenant, other] = [await scenario.signUp(), await scenario.signUp()];
  const { shortId } = await tenant.makeCode();
  await other.makeCode();
  await scenario.scan(shortId);
  expect((await countsOf(tenant)).scans).toBe(1);
  expect(await countsOf(other)).toMatchObject({ scans: 0, codes: [] });
});

test("a stream ends with its key, with its session and with the workspace", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const made = await tenant.call("POST", "/app/api/keys", { name: "screen", scopes: ["analytics:read"] });
  const { id, apiKey } = await readJson<{ id: string; apiKey: string }>(made);
  const byKey = await streamOf(tenant.withKey(apiKey));
  const bySession = await openStream(scenario.url, { cookie: owner.cookie, "x-workspace": tenant.id });
  await byKey.next();
  await bySession.next();
  expect((await tenant.call("DELETE", `/app/api/keys/${id}`)).status).toBe(204);
  await byKey.rest();
  await owner.call("DELETE", "/app/api/session");
  await bySession.rest();
  const last = await streamOf(tenant);
  await last.next();
  expect((await tenant.call("DELETE", "/app/api/me", { confirm: "Museum am Fluss" })).status).toBeLessThan(
    300,
  );
  await last.rest();
});

test("a key without the scope, no key and too many streams are refused", async () => {
  const tenant = await scenario.signUp();
  const made = await tenant.call("POST", "/app/api/keys", { name: "codes", scopes: ["codes:read"] });
  const { apiKey } = await readJson<{ apiKey: string }>(made);
  await expectProblem(await tenant.withKey(apiKey).call("GET", "/app/api/live"), 403, "scope_missing");
  await expectProblem(await scenario.request("/app/api/live"), 401, "invalid_key");
  const streams = await Promise.all(Array.from({ length: 20 }, () => streamOf(tenant)));
  const refusal = await tenant.call("GET", "/app/api/live", undefined, { accept: "text/event-stream" });
  expect(refusal.headers.get("retry-after")).toBe("30");
  await expectProblem(refusal, 503, "busy");
  // One answer needs no place.
  await countsOf(tenant);
  for (const stream of streams) stream.leave();
});

test("a stop ends all streams and waits for none", async () => {
  const other = await startScenario();
  const stream = await openStream(other.url, keyOf(await other.signUp()));
  await stream.next();
  const [rest] = await Promise.all([stream.rest(), other.stop()]);
  expect(rest).not.toContain("data");
});

test("a stream tells nothing personal of a workspace that is full of it", async () => {
  const SECRETS = ["geheim", "erna", "203.0.113", "2001:db8", "mustermann"];
  const other = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", QZ_TRUSTED_PROXIES: "127.0.0.1/32" });
  const { tenant, owner } = await signUpOwner(other, { email: "erna@geheim.example", name: "Geheim GmbH" });
  await owner.call("PATCH", "/app/api/person", { name: "Erna Mustermann" });
  await tenant.call("POST", "/app/api/keys", { name: "Schlüssel von Erna" });
  const target = "https://geheim.example/erna?token=geheim";
  const plain = await tenant.makeCode({ title: "Hall 3", target, group: "Erna" });
  const page = await tenant.makeCode({
    ...{ target, title: "Desk", fallback: "https://geheim.example/fallback" },
    landing: {
      ...{ template: "lead", headline: "Frag Erna" },
      lead: { ask: ["email", "name"], consentText: "Erna Mustermann darf antworten." },
    },
  });
  for (const [index, { shortId }] of [plain, page, plain].entries())
    await other.scan(shortId, {
      "x-forwarded-for": index === 2 ? "2001:db8::7" : `203.0.113.${index}`,
      "user-agent": "Mozilla/5.0 (geheim; Erna)",
      referer: "https://geheim.example/erna",
      cookie: "svc_device=geheim",
    });
  const stream = await openStream(other.url, keyOf(tenant));
  const { counts, id } = await until(stream, ({ scans }) => scans >= 2);
  stream.leave();
  const lead = { name: "Erna Mustermann", email: "erna@geheim.example", consent: true };
  await other.post(`/p/${page.shortId}/lead`, lead);
  const log = await readJson<{ events: { visitor: string; id: string }[] }>(
    await tenant.call("GET", "/app/api/scans"),
  );
  const secrets = [...SECRETS, ...log.events.flatMap((event) => [event.visitor, event.id])];
  const told = (id + JSON.stringify(counts)).toLowerCase();
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  // It does tell which codes.
  expect(told).toContain("hall 3");
});
