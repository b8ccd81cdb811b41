import { expect, test } from "bun:test";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { openInbox } from "../webhooks/inbox.ts";
import { answer, listen } from "../webhooks/receiver.ts";

const scenario = await startScenario({ QZ_WATCH: "3h" });
const tenant = await scenario.signUp();

/** A shop that answers as it is told. Each has an address of its own: one is asked once a second. */
async function shop(host: string) {
  let status = "200 OK";
  const server = await listen({ host, asked: (socket) => void socket.end(answer(status)) });
  return {
    url: `http://${host}:${server.port}/`,
    server,
    says(next: string) {
      status = next;
    },
  };
}

/** Lets time pass, and has done what falls due in it. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10 * MINUTE) {
    scenario.clock.advance(10 * MINUTE);
    await scenario.service.watch();
  }
}

const read = async (id: string) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
const healthOf = async (id: string) => (await read(id))["health"];
const listed = async (health: string) =>
  (
    await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", `/app/api/codes?health=${health}`))
  ).codes.map(({ id }) => id);

test("a destination that dies is told once, scans lead to the fallback, and its return is told once", async () => {
  const [main, phones, spare] = [await shop("127.0.0.1"), await shop("127.0.0.2"), await shop("127.0.0.3")];
  const inbox = await openInbox();
  const hook = async (body: unknown) =>
    readJson<{ events: string[] }>(await tenant.call("PUT", "/app/api/webhook", body));
  expect((await hook({ url: inbox.url })).events).toEqual(["qr.scan", "qr.lead"]);
  expect((await hook({ events: ["qr.alert"] })).events).toEqual(["qr.alert"]);

  const code = await tenant.makeCode({
    target: main.url,
    rules: [{ name: "phones", when: { device: ["mobile"] }, target: phones.url }],
    fallback: spare.url,
  });
  expect(code["health"]).toEqual({
    ...{ state: "unchecked", status: null, reason: null, since: null, checkedAt: null },
  });
  const other = await tenant.makeCode({ target: main.url });
  const hidden = await tenant.makeCode({ target: "http://192.168.17.1/" });
  const own = await tenant.makeCode({ target: `${scenario.service.baseUrl}/docs` });
  const dotted = await tenant.makeCode({ target: own.target.replace("localhost", "localhost.") });
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe(phones.url);

  await pass(3 * HOUR + 40 * MINUTE);
  expect(await healthOf(code.id)).toMatchObject({ state: "ok", status: 200, reason: null });
  expect(await healthOf(hidden.id)).toMatchObject({ state: "unchecked", reason: "address_not_allowed" });
  expect(await healthOf(own.id)).toMatchObject({ state: "unchecked", reason: "own_address" });
  expect(await healthOf(dotted.id)).toMatchObject({ state: "unchecked", reason: "own_address" });
  // One request for both codes, and one as a phone.
  expect(main.server.requests.length).toBe(2);
  expect(main.server.requests[1]).toContain("user-agent: Mozilla/5.0 (Linux; Android");
  expect(main.server.requests[0]).toContain(`user-agent: Quietzone/`);

  phones.says("404 Not Found");
  await pass(5 * HOUR);
  expect(phones.server.requests.length).toBeGreaterThanOrEqual(4);
  expect(await healthOf(code.id)).toMatchObject({
    ...{ state: "dead", status: 404, reason: "not_found", destination: phones.url },
  });
  expect(await listed("dead")).toEqual([code.id]);
  expect(await listed("ok")).toEqual([other.id]);
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe(spare.url);
  const trace = await tenant.call("POST", `/app/api/codes/${code.id}/trace`, { device: "mobile" });
  expect(await readJson(trace)).toMatchObject({ location: spare.url, destination: "fallback" });

  phones.says("200 OK");
  await pass(4 * HOUR);
  expect(await healthOf(code.id)).toMatchObject({ state: "ok" });
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe(phones.url);
  await scenario.service.deliver();
  const told = inbox.received.map(({ body }) => JSON.parse(body));
  expect(
    told.map(({ event, codeId, state, status, reason, destination }) => [
      ...[event, codeId, state, status, reason, destination],
    ]),
  ).toEqual([
    ["qr.alert", code.id, "dead", 404, "not_found", phones.url],
    ["qr.alert", code.id, "ok", 200, null, phones.url],
  ]);
  expect(Object.keys(told[0])).toEqual([
    ...["v", "product", "event", "codeId", "shortId", "at", "state", "status", "reason", "destination"],
  ]);
  // No check was a scan, and of the three scans none was delivered.
  expect((await read(code.id)).scans).toBe(3);

  const edited = await tenant.call("PATCH", `/app/api/codes/${code.id}`, { fallback: null, rules: null });
  expect(await readJson(edited)).toMatchObject({ fallback: null, health: { state: "unchecked" } });
});

test("a file of redirects leads past a dead target to the fallback, as scans are led", async () => {
  const [shut, spare] = [await shop("127.0.0.4"), await shop("127.0.0.5")];
  shut.says("410 Gone");
  const code = await tenant.makeCode({ target: shut.url, fallback: spare.url, utm: { source: "poster" } });
  const living = await tenant.makeCode({ target: spare.url, fallback: shut.url });
  const redirects = async () => (await tenant.call("GET", "/app/api/redirects?format=_redirects")).text();
  expect(await redirects()).toContain(`/r/${code.shortId} ${shut.url}?utm_source=poster 302\n`);
  await pass(9 * HOUR);
  const { headers } = await scenario.scan(code.shortId);
  expect(headers.get("location")).toBe(`${spare.url}?utm_source=poster`);
  expect(await redirects()).toContain(`/r/${code.shortId} ${headers.get("location")} 302\n`);
  expect(await redirects()).toContain(`/r/${living.shortId} ${spare.url} 302\n`);
});
