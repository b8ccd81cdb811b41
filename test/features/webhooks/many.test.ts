import { expect, test } from "bun:test";
import type { DeliveryList } from "../../../src/features/webhooks/delivery-model.ts";
import type { SavedRecord, WebhookList } from "../../../src/features/webhooks/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { expectSigned, failing, openReceiver } from "./post.ts";

/** `/app/api/webhooks`: several webhooks of a workspace. */

const scenario = await startScenario();
const { clock } = scenario;
const PAUSE = 10_000;
const ALL = "/app/api/webhooks";

async function add(tenant: TenantClient, body: object): Promise<SavedRecord> {
  const made = await tenant.call("POST", ALL, body);
  expect(made.status).toBe(200);
  expect(made.headers.get("cache-control")).toContain("no-store");
  return readJson<SavedRecord>(made);
}

const listOf = async (tenant: TenantClient) =>
  (await readJson<WebhookList>(await tenant.call("GET", ALL))).webhooks;

const logOf = async (tenant: TenantClient, { id }: Pick<SavedRecord, "id">) =>
  (await readJson<DeliveryList>(await tenant.call("GET", `${ALL}/${id}/deliveries`))).deliveries;

async function lead(shortId: string): Promise<void> {
  const sent = await scenario.post(`/api/leads/${shortId}`, { consent: true, email: "anna@zoo.example" });
  expect(sent.status).toBe(200);
}

test("an event goes to those that want it, each signed with its own secret, under one id", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const [both, scans, leads, alerts] = [openReceiver(), openReceiver(), openReceiver(), openReceiver()];
  const made = [
    await add(tenant, { url: both.url }),
    await add(tenant, { url: scans.url, events: ["qr.scan"], name: "till" }),
    await add(tenant, { url: leads.url, events: ["qr.lead"] }),
    await add(tenant, { url: alerts.url, events: ["qr.alert"] }),
  ];
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(4);
  for (let n = 0; n < 3; n++) await scenario.scan(code.shortId);
  await lead(code.shortId);
  await scenario.service.deliver();
  const events = (receiver: typeof both) => receiver.letters.map(({ event }) => event).toSorted();
  expect(events(both)).toEqual(["qr.lead", "qr.scan", "qr.scan", "qr.scan"]);
  expect(events(scans)).toEqual(["qr.scan", "qr.scan", "qr.scan"]);
  expect(events(leads)).toEqual(["qr.lead"]);
  expect(alerts.letters).toEqual([]);
  for (const [at, receiver] of [both, scans, leads].entries())
    for (const letter of receiver.letters) expectSigned(letter, made[at]?.secret ?? "");
  const ids = ({ letters }: typeof both) =>
    letters.filter(({ event }) => event === "qr.scan").map(({ id }) => id);
  expect(ids(scans).toSorted()).toEqual(ids(both).toSorted());
  const logs = await Promise.all(made.map((one) => logOf(tenant, one)));
  expect(logs.map(({ length }) => length)).toEqual([4, 3, 1, 0]);
  expect(logs[1]?.every(({ status, body }) => status === "delivered" && body.includes("qr.scan"))).toBe(true);
  expect(await scenario.service.audit()).toEqual([]);
});

test("the first one is that of /app/api/webhook, and a free first place is filled", async () => {
  const tenant = await scenario.signUp();
  const [one, two] = [openReceiver(), openReceiver()];
  const put = (body: object) => tenant.call("PUT", "/app/api/webhook", body);
  await put({ url: one.url });
  const [first] = await listOf(tenant);
  expect(first).toMatchObject({ url: one.url, events: ["qr.scan", "qr.lead"], name: "", gone: null });
  const second = await add(tenant, { url: two.url });
  expect((await listOf(tenant)).map(({ id }) => id)).toEqual([first?.id ?? "", second.id]);
  await put({ url: "" });
  expect((await listOf(tenant)).map(({ id }) => id)).toEqual([second.id]);
  expect(await readJson<unknown>(await tenant.call("GET", "/app/api/webhook"))).toMatchObject({
    url: null,
    configured: false,
  });
  expect((await add(tenant, { url: one.url })).id).toBe(first?.id ?? "");
  expect(await readJson<unknown>(await tenant.call("GET", "/app/api/webhook"))).toMatchObject({
    url: one.url,
  });
});

test("there are ten at most, also when they are made at once", async () => {
  const tenant = await scenario.signUp();
  const { url } = openReceiver();
  const answers = await Promise.all(Array.from({ length: 13 }, () => tenant.call("POST", ALL, { url })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(10).fill(200),
    402,
    402,
    402,
  ]);
  expect(await listOf(tenant)).toHaveLength(10);
  await expectProblem(await tenant.call("POST", ALL, { url }), 402, "plan_limit");
  const [first, other] = await listOf(tenant);
  for (const id of [first?.id, other?.id])
    expect((await tenant.call("DELETE", `${ALL}/${id}`)).status).toBe(204);
  expect(await listOf(tenant)).toHaveLength(8);
  for (let n = 0; n < 2; n++) await add(tenant, { url });
  await expectProblem(await tenant.call("POST", ALL, { url }), 402, "plan_limit");
});

test("one is changed, its secret renewed, and it is removed with what waits", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const [kept, changed] = [openReceiver(), openReceiver(() => failing(500))];
  await add(tenant, { url: kept.url });
  const made = await add(tenant, { url: changed.url, name: "till" });
  const path = `${ALL}/${made.id}`;
  const edit = async (body: object) => readJson<SavedRecord>(await tenant.call("PATCH", path, body));
  expect(await edit({ name: "Till 2", events: ["qr.scan"] })).toMatchObject({
    name: "Till 2",
    events: ["qr.scan"],
    url: changed.url,
  });
  expect(await edit({ name: "Till 2" })).not.toHaveProperty("secret");
  const { secret } = await edit({ rotate: true });
  expect(secret).not.toBe(made.secret);
  expect(await readJson<unknown>(await tenant.call("GET", path))).toMatchObject({
    id: made.id,
    name: "Till 2",
  });
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  expect(changed.letters).toHaveLength(1);
  const [letter] = changed.letters;
  if (letter) expectSigned(letter, secret ?? "");
  const [waiting] = await logOf(tenant, made);
  expect(waiting).toMatchObject({ status: "pending", lastStatus: 500 });
  const retried = await tenant.call("POST", `${path}/deliveries/${waiting?.id}/retry`);
  expect(retried.status).toBe(202);
  await scenario.service.deliver();
  expect(changed.letters).toHaveLength(2);
  expect((await tenant.call("DELETE", path)).status).toBe(204);
  clock.advance(60_000);
  await scenario.service.deliver();
  expect(changed.letters).toHaveLength(2);
  expect(kept.letters).toHaveLength(1);
  for (const [method, rest, body] of [
    ["GET", "", undefined],
    ["PATCH", "", { name: "x" }],
    ["DELETE", "", undefined],
    ["POST", "/test", {}],
    ["GET", "/deliveries", undefined],
    ["POST", "/deliveries/whd_00000000000000000000000000/retry", undefined],
  ] as const)
    await expectProblem(await tenant.call(method, path + rest, body), 404, "webhook_not_found");
});

test("each event is tested, once in ten seconds for each webhook", async () => {
  const tenant = await scenario.signUp();
  const receiver = openReceiver();
  const [one, two] = [await add(tenant, { url: receiver.url }), await add(tenant, { url: receiver.url })];
  const tryOut = ({ id }: SavedRecord, body?: object) => tenant.call("POST", `${ALL}/${id}/test`, body);
  for (const event of ["qr.scan", "qr.lead", "qr.alert"]) {
    for (const each of [one, two])
      expect(await readJson<unknown>(await tryOut(each, { event }))).toMatchObject({ delivered: true });
    expect((await tryOut(two, { event })).status).toBe(429);
    clock.advance(PAUSE);
  }
  expect(receiver.letters.map(({ event }) => event)).toEqual(
    ["qr.scan", "qr.lead", "qr.alert"].flatMap((event) => [event, event]),
  );
  expect((await tryOut(one)).status).toBe(200);
  await expectProblem(await tryOut(two, { event: "qr.other" }), 400, "invalid_request");
});

test("a 410 is told, and the others go on", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const [kept, gone] = [openReceiver(), openReceiver(() => failing(410))];
  await add(tenant, { url: kept.url });
  const made = await add(tenant, { url: gone.url, events: ["qr.scan"], name: "till" });
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  const at = new Date(clock.now()).toISOString();
  const [, told] = await listOf(tenant);
  expect(told).toMatchObject({
    id: made.id,
    url: null,
    name: "till",
    events: ["qr.scan"],
    gone: { url: gone.url, at },
  });
  await expectProblem(await tenant.call("POST", `${ALL}/${made.id}/test`, {}), 400, "no_url_set");
  await expectProblem(await tenant.call("PATCH", `${ALL}/${made.id}`, { rotate: true }), 400, "invalid_url");
  const [failed] = await logOf(tenant, made);
  const retry = `${ALL}/${made.id}/deliveries/${failed?.id}/retry`;
  await expectProblem(await tenant.call("POST", retry), 400, "no_url_set");
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  expect(gone.letters).toHaveLength(1);
  expect(kept.letters).toHaveLength(2);
  gone.answer = () => new Response(null, { status: 204 });
  const again = await readJson<SavedRecord>(
    await tenant.call("PATCH", `${ALL}/${made.id}`, { url: gone.url }),
  );
  expect(again).toMatchObject({ gone: null, url: gone.url });
  expect(again.secret).not.toBe(made.secret);
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  expect(gone.letters).toHaveLength(2);
});

test("bad addresses, empty lists of events and other workspaces' webhooks are refused", async () => {
  const [tenant, other] = [await scenario.signUp(), await scenario.signUp()];
  const { url } = openReceiver();
  const made = await add(other, { url });
  for (const [body, problem, pointer] of [
    [{}, "invalid_request", "/url"],
    [{ url: "" }, "invalid_request", "/url"],
    [{ url: "ftp://a.example/" }, "invalid_url", "/url"],
    [{ url: "http://10.0.0.1/" }, "invalid_url", "/url"],
    [{ url, events: [] }, "invalid_request", "/events"],
    [{ url, events: ["qr.other"] }, "invalid_request", "/events/0"],
    [{ url, events: ["qr.scan", "qr.scan"] }, "invalid_request", "/events"],
    [{ url, name: "x".repeat(101) }, "invalid_request", "/name"],
  ] as const) {
    const { errors } = await expectProblem(await tenant.call("POST", ALL, body), 400, problem);
    expect(errors?.[0]?.pointer).toBe(pointer);
  }
  for (const id of [made.id, "hook_00000000000000000000000000", "x", "hook_*", `${made.id}*`])
    await expectProblem(await tenant.call("GET", `${ALL}/${id}`), 404, "webhook_not_found");
  expect(await listOf(tenant)).toEqual([]);
  for (const [query, problem] of [
    ["status=lost", "invalid_request"],
    ["cursor=whd_x", "cursor_invalid"],
  ] as const)
    await expectProblem(await other.call("GET", `${ALL}/${made.id}/deliveries?${query}`), 400, problem);
});

test("ten webhooks at dead addresses: scans wait for none, and one delivery of each is tried at a time", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode();
  const dead = Array.from({ length: 9 }, () => openReceiver(() => failing(503)));
  const alive = openReceiver();
  for (const { url } of [...dead, alive]) await add(tenant, { url, events: ["qr.scan"] });
  for (let n = 0; n < 5; n++)
    expect(
      (await Promise.all(Array.from({ length: 40 }, () => scenario.scan(code.shortId)))).map(
        ({ status }) => status,
      ),
    ).not.toContain(503);
  const recorded = () =>
    scenario.storage.rows("select * from webhook_deliveries where webhook = ?", `${tenant.id}*`);
  await scenario.service.deliver();
  expect(await recorded()).toEqual([]);
  expect(dead.map(({ letters }) => letters.length)).toEqual(dead.map(() => 1));
  expect(alive.letters).toHaveLength(200);
});

test("a workspace that leaves takes its webhooks and their deliveries along", async () => {
  const tenant = await scenario.signUp("Leaving");
  const code = await tenant.makeCode();
  const { url } = openReceiver(() => failing(500));
  for (let n = 0; n < 3; n++) await add(tenant, { url });
  await scenario.scan(code.shortId);
  await scenario.service.deliver();
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  expect((await tenant.call("DELETE", "/app/api/me", { confirm: "Leaving" })).status).toBeLessThan(300);
  await scenario.service.housekeep();
  for (const table of ["webhooks", "webhook_deliveries"])
    expect(
      await scenario.storage.rows(`select * from ${table} where webhook like ?`, `${tenant.id}%`),
    ).toEqual([]);
});
