import { expect, test } from "bun:test";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { DESKTOP, expectProblem, type Scenario, startScenario } from "../../scenario.ts";

/** Rate limits of a running service, behind a proxy that names the client. */

const PROXY = { QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" };
const FORM = { name: "Zoo", email: "zoo@example.org" };

const signUp = (scenario: Scenario, address?: string) =>
  scenario.post("/app/api/signup", FORM, address === undefined ? {} : { "x-forwarded-for": address });

test("a call over the limit is 429 and names the time to wait", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "3/60s" });
  for (let call = 0; call < 3; call++) expect((await signUp(scenario)).status).toBe(200);
  const refused = await signUp(scenario);
  expect(refused.headers.get("retry-after")).toBe("20");
  expect(refused.headers.get("ratelimit")).toBe('"signup";r=0;t=20');
  expect(refused.headers.get("ratelimit-policy")).toBe('"signup";q=3;w=60');
  await expectProblem(refused, 429, "rate_limited");
});

test("after the time it names a call is allowed again, one more is not", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "2/10s" });
  await signUp(scenario);
  await signUp(scenario);
  for (let turn = 0; turn < 3; turn++) {
    const refused = await signUp(scenario);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeWithin(1, 6);
    scenario.clock.advance(wait * SECOND);
    expect((await signUp(scenario)).status).toBe(200);
    expect((await signUp(scenario)).status).toBe(429);
  }
  scenario.clock.advance(10 * SECOND);
  expect((await signUp(scenario)).status).toBe(200);
  expect((await signUp(scenario)).status).toBe(200);
  expect((await signUp(scenario)).status).toBe(429);
});

test("a clock set back locks nobody out", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "1/10s" });
  await signUp(scenario);
  scenario.clock.advance(-3_600 * SECOND);
  expect((await signUp(scenario)).status).toBe(429);
  scenario.clock.advance(10 * SECOND);
  expect((await signUp(scenario)).status).toBe(200);
});

test("each client address has a limit of its own", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_SIGNUP: "1/60s" });
  for (const address of ["203.0.113.1", "203.0.113.2", "2001:db8::1"]) {
    expect((await signUp(scenario, address)).status, address).toBe(200);
    expect((await signUp(scenario, address)).status, address).toBe(429);
  }
});

test("an IPv6 household is one client, its neighbours are others", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_SIGNUP: "1/60s" });
  expect((await signUp(scenario, "2001:db8:1:100::1")).status).toBe(200);
  expect((await signUp(scenario, "2001:db8:1:1ff:ffff:ffff:ffff:ffff")).status).toBe(429);
  expect((await signUp(scenario, "[2001:db8:1:142::7]:4711")).status).toBe(429);
  expect((await signUp(scenario, "2001:db8:1:200::1")).status).toBe(200);
});

test("IPv4-mapped IPv6 is the same client", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_SIGNUP: "1/60s" });
  expect((await signUp(scenario, "203.0.113.7")).status).toBe(200);
  for (const address of [
    "::ffff:203.0.113.7",
    "::FFFF:cb00:7107",
    "203.0.113.7:5123",
    "0:0:0:0:0:ffff:203.0.113.7",
  ])
    expect((await signUp(scenario, address)).status, address).toBe(429);
});

test("the rightmost hop that is no trusted proxy is the client; hops left of it are not believed", async () => {
  const scenario = await startScenario({
    QZ_TRUSTED_PROXIES: "127.0.0.1,::1,10.0.0.0/8",
    QZ_LIMIT_SIGNUP: "1/60s",
  });
  expect((await signUp(scenario, "198.51.100.1, 203.0.113.9, 10.0.0.3")).status).toBe(200);
  expect((await signUp(scenario, "198.51.100.2, 203.0.113.9,10.0.0.4")).status).toBe(429);
  expect((await signUp(scenario, "nonsense, 203.0.113.9, 10.0.0.4")).status).toBe(429);
  expect((await signUp(scenario, "203.0.113.9")).status).toBe(429);
});

const forwardingWarnings = ({ logged }: Scenario) =>
  logged.filter(({ level, message }) => level === "warn" && message.includes("QZ_TRUSTED_PROXIES"));

test("without trusted proxies no client can choose an address, and the log warns once", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "1/60s" });
  expect((await signUp(scenario, "203.0.113.1")).status).toBe(200);
  expect((await signUp(scenario, "203.0.113.2")).status).toBe(429);
  expect(forwardingWarnings(scenario)).toHaveLength(1);
});

test("an operator who sets the proxies to none is not warned", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "1/60s", QZ_TRUSTED_PROXIES: "none" });
  await signUp(scenario, "203.0.113.1");
  expect(forwardingWarnings(scenario)).toEqual([]);
});

test("scans are limited per address and code", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_RESOLVE: "2/60s" });
  const tenant = await scenario.signUp();
  const [first, second] = [await tenant.makeCode(), await tenant.makeCode()];
  const scan = (shortId: string, address: string, headers = {}) =>
    scenario.scan(shortId, { "x-forwarded-for": address, ...headers });
  const here = "203.0.113.1";
  expect((await scan(first.shortId, here)).status).toBe(302);
  expect((await scan(first.shortId, here)).status).toBe(302);
  const refused = await scan(first.shortId, here);
  expect(refused.headers.get("ratelimit-policy")).toBe('"resolve";q=2;w=60');
  await expectProblem(refused, 429, "rate_limited");
  expect((await scan(second.shortId, here)).status).toBe(302);
  expect((await scan(first.shortId, "203.0.113.2")).status).toBe(302);
  const page = await scan(first.shortId, here, { "user-agent": DESKTOP, accept: "text/html" });
  expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
  expect(page.headers.get("retry-after")).toBe("30");
  const log = await tenant.call("GET", `/app/api/codes/${first.id}/scans`);
  expect(await log.json()).toMatchObject({ total: 3 });
  scenario.clock.advance(30 * SECOND);
  expect((await scan(first.shortId, here)).status).toBe(302);
});

test("guesses of short ids are limited per address, and a code that exists is never refused for them", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_RESOLVE: "3/60s" });
  const tenant = await scenario.signUp();
  const [known, unseen, off] = [await tenant.makeCode(), await tenant.makeCode(), await tenant.makeCode()];
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  const scan = (shortId: string, address: string, headers = {}) =>
    scenario.scan(shortId, { "x-forwarded-for": address, ...headers });
  const here = "203.0.113.1";
  expect((await scan(known.shortId, here)).status).toBe(302);
  expect((await scan(off.shortId, here)).status).toBe(410);
  await expectProblem(await scan("guess-1", here), 404, "code_not_found");
  await expectProblem(await scan("guess-2", here), 404, "code_not_found");
  // No short id at all is a guess, too.
  expect((await scan("%ff", here)).status).toBe(404);
  for (const guess of ["guess-3", "guess-1", "x", "%ff"]) {
    const refused = await scan(guess, here);
    expect(refused.headers.get("ratelimit-policy")).toBe('"resolve-misses";q=3;w=60');
    expect(refused.headers.get("retry-after")).toBe("20");
    await expectProblem(refused, 429, "rate_limited");
  }
  const head = { method: "HEAD", headers: { "x-forwarded-for": here } };
  expect((await scenario.request("/r/guess-4", head)).status).toBe(429);
  const page = await scan("guess-5", here, { "user-agent": DESKTOP, accept: "text/html" });
  expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);

  expect((await scan(known.shortId, here)).status).toBe(302);
  expect((await scan(unseen.shortId, here)).status).toBe(302);
  expect((await scan(off.shortId, here)).status).toBe(410);
  expect((await scan((await tenant.makeCode({ shortId: "guess-3" })).shortId, here)).status).toBe(302);
  expect((await scan("guess-1", "203.0.113.2")).status).toBe(404);
  scenario.clock.advance(20 * SECOND);
  expect((await scan("guess-1", here)).status).toBe(404);
  expect((await scan("guess-1", here)).status).toBe(429);
});

test("guesses through pages, their files and their forms count like those through /r", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_RESOLVE: "2/60s" });
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode();
  const json = { "content-type": "application/json" };
  const ways: ((shortId: string, address: string) => Promise<Response>)[] = [
    ...["", "/contact.vcf", "/event.ics"].map(
      (rest) => (guess: string, address: string) =>
        scenario.request(`/p/${guess}${rest}`, { headers: { "x-forwarded-for": address } }),
    ),
    ...(
      [
        ["/p/", "/consent", { accept: false }],
        ["/api/leads/", "", { consent: true, email: "a@example.org" }],
        ["/api/events/", "", { type: "cta_click" }],
      ] as const
    ).map(
      ([start, end, body]) =>
        (guess: string, address: string) =>
          scenario.request(`${start}${guess}${end}`, {
            method: "POST",
            headers: { ...json, "x-forwarded-for": address },
            body: JSON.stringify(body),
          }),
    ),
  ];
  for (const [at, ask] of ways.entries()) {
    const here = `203.0.113.${at}`;
    expect((await ask("guess-1", here)).status).toBe(404);
    expect((await scenario.scan("guess-2", { "x-forwarded-for": here })).status).toBe(404);
    const refused = await ask(at % 2 === 0 ? "guess-3" : "x".repeat(4_000), here);
    expect(refused.headers.get("ratelimit-policy")).toBe('"resolve-misses";q=2;w=60');
    await expectProblem(refused, 429, "rate_limited");
    expect((await scenario.scan("guess-4", { "x-forwarded-for": here })).status).toBe(429);
    // A code that exists is not refused, though it may have no such file.
    expect([200, 204, 404], `way ${at}`).toContain((await ask(shortId, here)).status);
  }
});

test("a file that a page does not have is no guess", async () => {
  const scenario = await startScenario({ QZ_LIMIT_RESOLVE: "2/60s" });
  const { shortId } = await (await scenario.signUp()).makeCode();
  for (let call = 0; call < 5; call++)
    expect((await scenario.request(`/p/${shortId}/contact.vcf`)).status).toBe(404);
  expect((await scenario.scan("guess-1")).status).toBe(404);
});

test("guesses from one IPv6 network count together", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_LIMIT_RESOLVE: "2/60s" });
  const guess = async (address: string) =>
    (await scenario.scan("nowhere", { "x-forwarded-for": address })).status;
  expect(await guess("2001:db8::1")).toBe(404);
  expect(await guess("2001:db8:0:7f::2")).toBe(404);
  expect(await guess("2001:db8:0:ff::3")).toBe(429);
  expect(await guess("2001:db8:0:100::1")).toBe(404);
});

test("one spelling of a short id shares its limit with the others", async () => {
  const scenario = await startScenario({ QZ_LIMIT_RESOLVE: "1/60s" });
  const { shortId } = await (await scenario.signUp()).makeCode();
  const escaped = `%${shortId.charCodeAt(0).toString(16)}${shortId.slice(1)}`;
  expect((await scenario.scan(escaped)).status).toBe(302);
  expect((await scenario.scan(shortId)).status).toBe(429);
});

test("a limit that is off lets everything through", async () => {
  const scenario = await startScenario({ QZ_LIMIT_SIGNUP: "off", QZ_LIMIT_RESOLVE: "off" });
  const answers = await Promise.all(Array.from({ length: 100 }, () => signUp(scenario)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const scans = await Promise.all(Array.from({ length: 700 }, () => scenario.request("/r/unknown")));
  expect(new Set(scans.map(({ status }) => status))).toEqual(new Set([404]));
});
