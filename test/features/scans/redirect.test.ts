import { expect, test } from "bun:test";
import type { ScanLog } from "../../../src/features/scans/log-model.ts";
import { head, rawExchange } from "../../kit/http/protocol-raw.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const BROWSER = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "user-agent": DESKTOP,
};

const logOf = async (client: TenantClient, id: string) =>
  readJson<ScanLog>(await client.call("GET", `/app/api/codes/${id}/scans`));
const setActive = (id: string, active: boolean) => tenant.call("PATCH", `/app/api/codes/${id}`, { active });

const LOCATIONS: [target: string, location: string][] = [
  ["https://museum.example", "https://museum.example/"],
  ["https://museum.example/hall 3", "https://museum.example/hall%203"],
  [
    "https://müller.example/straße?q=größe#größe",
    "https://xn--mller-kva.example/stra%C3%9Fe?q=gr%C3%B6%C3%9Fe#gr%C3%B6%C3%9Fe",
  ],
  ["https://博物館.example/展覧会", "https://xn--9krs63ehs0a.example/%E5%B1%95%E8%A6%A7%E4%BC%9A"],
  ["HTTP://MUSEUM.EXAMPLE:80/A/../B", "http://museum.example/B"],
  ["https://museum.example/?a=1&a=2&b=%20%00#x", "https://museum.example/?a=1&a=2&b=%20%00#x"],
  ["https://user:pa%20ss@museum.example/", "https://user:pa%20ss@museum.example/"],
  ["https://[2001:db8::1]:8443/x", "https://[2001:db8::1]:8443/x"],
  ["https://museum.example/\u{1f3db}\ufe0f", "https://museum.example/%F0%9F%8F%9B%EF%B8%8F"],
];
for (const [target, location] of LOCATIONS)
  test(`a code to ${target} leads to ${location}`, async () => {
    const code = await tenant.makeCode({ target });
    expect(code.target).toBe(target);
    const raw = await rawExchange(scenario.url, head(`GET /r/${code.shortId}`, "host: localhost"));
    expect([raw.status, raw.headers.get("location"), raw.body]).toEqual([302, location, ""]);
    expect(location).toMatch(/^[\x21-\x7e]+$/);
  });

test("a line break in a target never becomes a header", async () => {
  for (const target of [
    "https://museum.example/\r\nset-cookie: a=b",
    "https://museum.example/%0d%0aset-cookie:%20a=b",
  ]) {
    const answer = await tenant.call("POST", "/app/api/codes", { target });
    if (answer.status === 400) continue;
    const { shortId } = await readJson<{ shortId: string }>(answer);
    const raw = await rawExchange(scenario.url, head(`GET /r/${shortId}`, "host: localhost"));
    expect(raw.status).toBe(302);
    expect(raw.headers.get("set-cookie")).toBeNull();
  }
});

test("an answer is not cached, and sets no cookie", async () => {
  const code = await tenant.makeCode();
  for (const shortId of [code.shortId, "unknown"]) {
    const answer = await scenario.scan(shortId);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
});

test("HEAD answers as GET does and records nothing", async () => {
  const code = await tenant.makeCode();
  const bare = await scenario.request(`/r/${code.shortId}`, { method: "HEAD" });
  expect([bare.status, bare.headers.get("location")]).toEqual([302, code.target]);
  expect(await logOf(tenant, code.id)).toMatchObject({ total: 0, events: [] });
});

test("enabled, disabled, enabled: 302, 410, 302, and a refusal is no scan", async () => {
  const code = await tenant.makeCode();
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  await setActive(code.id, false);
  await expectProblem(await scenario.scan(code.shortId), 410, "code_gone");
  await setActive(code.id, true);
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  expect((await logOf(tenant, code.id)).total).toBe(2);
});

test("a code with a landing page leads to the page, without one to the target", async () => {
  const code = await tenant.makeCode({ landing: { template: "action", headline: "Welcome" } });
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe(code.pageUrl);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: null });
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe(code.target);
});

test("short ids are case-sensitive, and an escaped one is the same one", async () => {
  const code = await tenant.makeCode({ shortId: "Main-Hall" });
  expect((await scenario.scan("main-hall")).status).toBe(404);
  expect((await scenario.scan("%4dain%2DHall")).status).toBe(302);
  expect((await logOf(tenant, code.id)).total).toBe(1);
});

for (const [what, shortId, status] of [
  ["an unknown code", "never-made", 404],
  ["a badly escaped one", "%E0%A4%A", 404],
  ["a disabled code", "closed-hall", 410],
] as const)
  test(`${what} is a small page for a browser, a problem for a program`, async () => {
    if (status === 410) {
      const made = await tenant.makeCode({ shortId });
      await setActive(made.id, false);
    }
    const page = await scenario.scan(shortId, BROWSER);
    expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(page.headers.get("content-security-policy")).toStartWith("default-src 'none'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    const html = await page.text();
    // The phone of a scenario speaks German.
    expect(html).toMatch(/^<!doctype html>\n<html lang="de" dir="ltr">/);
    expect(html).toMatch(/<h1>[^<]+<\/h1>/);
    // It loads nothing, and leads nowhere but to the form of a report.
    expect(html.replace(/<a href="[^"]*\/report(\?code=[^"]*)?"/, "")).not.toMatch(/<script|https?:\/\//);
    expect(html.length).toBeLessThan(4_096);
    for (const accept of ["*/*", "application/json", "application/problem+json", ""]) {
      const problem = await expectProblem(
        await scenario.scan(shortId, { accept }),
        status,
        status === 404 ? "code_not_found" : "code_gone",
      );
      expect(problem.status).toBe(status);
    }
  });

test("a client that prefers no HTML gets a problem", async () => {
  for (const accept of ["application/json, text/html;q=0", "text/html; q=0.0"])
    await expectProblem(await scenario.scan("never-made", { accept }), 404, "code_not_found");
  for (const accept of ["text/html", "TEXT/HTML;charset=utf-8", "text/html;q=0.9, application/json;q=0.5"])
    expect((await scenario.scan("never-made", { accept })).headers.get("content-type")).toMatch(
      /^text\/html/,
    );
});

test("five hundred scans at once are each counted, once", async () => {
  const [code, other] = [await tenant.makeCode(), await tenant.makeCode()];
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, turn) =>
      scenario.scan(turn % 5 ? code.shortId : other.shortId, { "user-agent": `${DESKTOP} ${turn % 50}` }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  const [log, otherLog] = [await logOf(tenant, code.id), await logOf(tenant, other.id)];
  // Fifty agents: forty of them scanned the one code ten times each, ten the other.
  expect(log).toMatchObject({ total: 400, uniqueVisitors: 40, repeatScanners: 40, bots: 0 });
  expect(otherLog).toMatchObject({ total: 100, uniqueVisitors: 10, repeatScanners: 10, bots: 0 });
  const record = await readJson<unknown>(await tenant.call("GET", `/app/api/codes/${code.id}`));
  expect(record).toMatchObject({ scans: 400 });
});

test("scans during edits go to a target that was the code's, and after an edit to the new one", async () => {
  const code = await tenant.makeCode({ target: "https://museum.example/0" });
  let settled = 0;
  let scans = 0;
  const edits = (async () => {
    for (let next = 1; next <= 20; next++) {
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, { target: `https://museum.example/${next}` });
      settled = next;
    }
  })();
  const phones = Array.from({ length: 4 }, async () => {
    while (settled < 20) {
      const before = settled;
      const answer = await scenario.scan(code.shortId);
      scans++;
      const led = Number(answer.headers.get("location")?.split("/").pop());
      // The edit after the last one that was answered may already have happened.
      expect(led).toBeWithin(before, settled + 2);
    }
  });
  await Promise.all([edits, ...phones]);
  expect((await logOf(tenant, code.id)).total).toBe(scans);
  expect((await scenario.scan(code.shortId)).headers.get("location")).toBe("https://museum.example/20");
});

test("a database overwritten with rubbish does not stop a printed code", async () => {
  const service = await startScenario();
  const client = await service.signUp();
  const code = await client.makeCode();
  await service.scan(code.shortId);
  await service.storage.ruin();
  const scan = await service.scan(code.shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, code.target]);
  // Whether a code that is in no cache exists can't be told.
  await expectProblem(await service.scan("never-made"), 503, "storage_unavailable");
  await expectProblem(
    await service.post("/app/api/signup", { name: "Zoo", email: "z@zoo.example" }),
    503,
    "storage_unavailable",
  );
  expect(await readJson<unknown>(await service.request("/healthz"))).toMatchObject({
    status: "degraded",
    reason: expect.stringMatching(/^(database_damaged|storage_failing)$/),
    // While a server starts, the scan waits in the node's journal.
    lostScans: service.storage.isFiles ? 1 : expect.any(Number),
  });
  await expectProblem(await service.request("/readyz"), 503, "storage_unavailable");
});
