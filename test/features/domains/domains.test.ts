import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { beginPost, reserved, statusOfHead } from "../../kit/http/unfinished.ts";
import { addDomain, DOMAINS, type DomainJson, ownDomain } from "./client.ts";
import { createTestDns } from "./dns.ts";

/** Domains of workspaces: adding, verifying, changing and deleting them. */

const dns = createTestDns();
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_BASE_URL: "https://qr.service.example" },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();

const path = ({ id }: Pick<DomainJson, "id">) => `${DOMAINS}/${id}`;
const verify = (domain: DomainJson, by: TenantClient = tenant) => by.call("POST", `${path(domain)}/verify`);

/** A service beside: the limit of verifications is ten a minute and workspace. */
async function detailOf(answer: Response): Promise<string> {
  const { errors } = await expectProblem(answer, 400, "domain_not_verified");
  return errors?.[0]?.detail ?? "";
}

test("a domain is added, verified by its TXT record, changed, listed and deleted", async () => {
  const by = await scenario.signUp("Adding");
  const made = await by.call("POST", DOMAINS, { host: "QR.Museum.Example." });
  const domain = await readJson<DomainJson>(made);
  expect(domain).toEqual({
    id: domain.id,
    host: "qr.museum.example",
    state: "pending",
    dns: { type: "TXT", name: "_quietzone.qr.museum.example", value: domain.dns.value },
    ...{ home: null, notFound: null, apple: null, android: null, gs1: false },
    ...{ listed: null, codes: 0, waiting: 0 },
    createdAt: new Date(scenario.clock.now()).toISOString(),
    ...{ verifiedAt: null, checkedAt: null, warning: null, disabled: false },
  });
  expect(domain.dns.value).toMatch(/^quietzone=[0-9a-f]{40}$/);
  expect(await detailOf(await verify(domain, by))).toBe(
    "there is no TXT record _quietzone.qr.museum.example",
  );
  // Nothing is wrong with a domain that was never found.
  const checkedAt = new Date(scenario.clock.now()).toISOString();
  expect(await readJson<DomainJson>(await by.call("GET", path(domain)))).toMatchObject({
    ...{ state: "pending", checkedAt, warning: null },
  });
  dns.set("qr.museum.example", "v=spf1 -all", "x".repeat(300), "old\u0007", "four");
  expect(await detailOf(await verify(domain, by))).toBe(
    `the TXT record _quietzone.qr.museum.example holds "v=spf1 -all", "${"x".repeat(80)}…", "old?" and 1 more`,
  );
  dns.fail("qr.museum.example", "ESERVFAIL");
  expect(await detailOf(await verify(domain, by))).toContain("can't be looked up (ESERVFAIL)");
  dns.set("qr.museum.example", "something else", ` ${domain.dns.value}`);
  scenario.clock.advance(1_000);
  const verified = await readJson<DomainJson>(await verify(domain, by));
  const now = new Date(scenario.clock.now()).toISOString();
  expect(verified).toMatchObject({ state: "verified", verifiedAt: now, checkedAt: now, warning: null });
  // Another time changes nothing but the time.
  scenario.clock.advance(1_000);
  expect(await readJson<DomainJson>(await verify(domain, by))).toMatchObject({ verifiedAt: now });

  const read = await by.call("GET", path(domain));
  const etag = read.headers.get("etag") ?? "";
  expect((await by.call("GET", path(domain), undefined, { "if-none-match": etag })).status).toBe(304);
  const apple = { applinks: { details: [{ appIDs: ["A.b"], components: [{ "/": "/x" }] }] } };
  const android = [
    { relation: ["delegate_permission/common.handle_all_urls"], target: { namespace: "web" } },
  ];
  const change = {
    home: " https://museum.example/ ",
    notFound: "https://museum.example/lost",
    apple,
    android,
    gs1: true,
  };
  const edited = await by.call("PATCH", path(domain), change, { "if-match": etag });
  expect(await readJson<DomainJson>(edited)).toMatchObject({ ...change, home: "https://museum.example/" });
  await expectProblem(
    await by.call("PATCH", path(domain), change, { "if-match": etag }),
    412,
    "domain_changed",
  );
  const cleared = await by.call("PATCH", path(domain), { home: null, apple: null, gs1: false });
  expect(await readJson<DomainJson>(cleared)).toMatchObject({ home: null, apple: null, android, gs1: false });
  const nothing = await expectProblem(await by.call("PATCH", path(domain), {}), 400, "nothing_to_change");
  for (const member of Object.keys(change)) expect(nothing.detail).toContain(member);

  const other = await addDomain(by, "shop.museum.example");
  const page = await readJson<{ domains: DomainJson[]; nextCursor: string }>(
    await by.call("GET", `${DOMAINS}?limit=1`),
  );
  expect(page.domains.map(({ host }) => host)).toEqual([other.host]);
  const rest = await readJson<{ domains: DomainJson[]; nextCursor: null }>(
    await by.call("GET", `${DOMAINS}?cursor=${page.nextCursor}`),
  );
  expect([rest.domains.map(({ host }) => host), rest.nextCursor]).toEqual([[domain.host], null]);
  await expectProblem(await by.call("GET", `${DOMAINS}?cursor=x`), 400, "cursor_invalid");

  await expectProblem(
    await by.call("DELETE", path(domain), undefined, { "if-match": etag }),
    412,
    "domain_changed",
  );
  expect((await by.call("DELETE", path(domain))).status).toBe(204);
  for (const [method, at] of [
    ["GET", path(domain)],
    ["DELETE", path(domain)],
    ["POST", `${path(domain)}/verify`],
  ] as const)
    await expectProblem(await by.call(method, at), 404, "domain_not_found");
  await expectProblem(await by.call("PATCH", path(domain), { home: null }), 404, "domain_not_found");
  // Another workspace's domain is none.
  await expectProblem(await tenant.call("GET", path(other)), 404, "domain_not_found");
});

test("a host is a name with a dot, no address and not the service's own", async () => {
  const hosts = {
    host_form: [
      "",
      "museum",
      "https://museum.example",
      "museum.example/x",
      "museum.example:443",
      "a b.example",
      "*.museum.example",
      "_x.museum.example",
      "-a.example",
      "a..example",
      "museum.example..",
      "x.1a.5",
      `${"a".repeat(64)}.example`,
      `${"abcdefghi.".repeat(24)}example`,
      "x".repeat(10_000),
      "user@museum.example",
      "[::1]",
      "a%62.example",
      "a\u0000b.example",
      // No other letters have this spelling (RFC 3492).
      "xn--a.example",
      "qr.XN--0.example",
    ],
    host_address: ["127.0.0.1", "0x7f.1", "127.1", "::1", "1.2.3.4."],
    host_own: ["qr.service.example", "QR.SERVICE.EXAMPLE."],
  };
  for (const [reason, texts] of Object.entries(hosts))
    for (const host of texts) {
      const { errors } = await expectProblem(
        await tenant.call("POST", DOMAINS, { host }),
        400,
        "host_invalid",
      );
      expect([host, errors?.[0]?.pointer, errors?.[0]?.reason]).toEqual([host, "/host", reason]);
    }
  expect((await addDomain(tenant, "Bücher.Example")).host).toBe("xn--bcher-kva.example");
});

test("a host that a workspace has is answered as it is, and one key with one body adds one domain", async () => {
  const first = await ownDomain(tenant, dns, "again.example");
  expect(await addDomain(tenant, "AGAIN.example")).toEqual(first);
  const send = (host: string) => tenant.call("POST", DOMAINS, { host }, { "idempotency-key": "one domain" });
  const [once, again] = [await send("once.example"), await send("once.example")];
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await again.text()).toBe(await once.text());
  await expectProblem(await send("twice.example"), 409, "idempotency_key_reused");
});

test("pending domains block nobody, and the first workspace to verify one has it", async () => {
  const [a, b] = [await scenario.signUp("First"), await scenario.signUp("Second")];
  const [ofA, ofB] = [await addDomain(a, "both.example"), await addDomain(b, "both.example")];
  expect(ofA.dns.value).not.toBe(ofB.dns.value);
  dns.set("both.example", ofA.dns.value, ofB.dns.value);
  const answers = await Promise.all([verify(ofA, a), verify(ofB, b)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [loser, lost] = answers[0]?.status === 409 ? [a, ofA] : [b, ofB];
  const winner = loser === a ? b : a;
  await expectProblem(await verify(lost, loser), 409, "domain_taken");
  await expectProblem(await tenant.call("POST", DOMAINS, { host: "both.example" }), 409, "domain_taken");
  // A workspace that leaves frees its domains at once.
  expect(
    (await winner.call("DELETE", "/app/api/me", { confirm: winner === a ? "First" : "Second" })).status,
  ).toBe(204);
  expect((await verify(lost, loser)).status).toBe(200);
});

test("a plan says how many domains a workspace may have, and a hundred may be pending on any", async () => {
  const by = await scenario.signUp("Three");
  await withAdmin(scenario, (admin) => admin.setPlan(by.id, "pro"));
  for (const host of ["one.example", "two.example", "three.example"]) await addDomain(by, host);
  await expectProblem(await by.call("POST", DOMAINS, { host: "four.example" }), 402, "plan_limit");
  expect(await addDomain(by, "two.example")).toMatchObject({ state: "pending" });
  // A plan that allows fewer stops new ones only.
  await withAdmin(scenario, (admin) => admin.setPlan(by.id, "free"));
  await expectProblem(await by.call("POST", DOMAINS, { host: "four.example" }), 402, "plan_limit");
  dns.set("one.example", (await addDomain(by, "one.example")).dns.value);
  expect((await verify(await addDomain(by, "one.example"), by)).status).toBe(200);
  const many = await scenario.signUp("Many");
  const rows = Array.from(
    { length: 99 },
    (_, at) => `('dom_many_${at}', '${many.id}', 'n${at}.many.example', 'x', 1, 1)`,
  );
  await scenario.storage.run(
    `insert into domains (id, tenant_id, host, value, revision, created_at) values ${rows.join()}`,
  );
  await addDomain(many, "the-last.example");
  await expectProblem(await many.call("POST", DOMAINS, { host: "one-more.example" }), 402, "plan_limit");
});

test("redirects of a domain are checked like targets, and its links by their form", async () => {
  const domain = await addDomain(tenant, "bodies.example");
  const change = (body: object) => tenant.call("PATCH", path(domain), body);
  for (const member of ["home", "notFound"]) {
    const refused = await expectProblem(
      await change({ [member]: "javascript:alert(1)" }),
      400,
      "target_invalid",
    );
    expect(refused.errors?.[0]?.pointer).toBe(`/${member}`);
    await expectProblem(await change({ [member]: " " }), 400, "invalid_request");
  }
  const own = await ownDomain(await scenario.signUp("Leading"), dns, "leading.example");
  for (const home of [
    `https://${own.host}/x`,
    // Its own host, which is still pending: it would lead to itself.
    `https://${domain.host}/x`,
    "http://LEADING.example.:8080",
    "https://qr.service.example/r/abc",
  ])
    await expectProblem(await change({ home }), 400, "target_invalid");
  for (const host of [own.host, domain.host])
    expect((await change({ home: `https://${host}/p/hall` })).status).toBe(200);
  const wrong = [
    { apple: [] },
    { apple: "{}" },
    { android: {} },
    { android: ["x"] },
    { apple: { a: "x".repeat(128 * 1024) } },
  ];
  for (const body of wrong) {
    const { errors } = await expectProblem(await change(body), 400, "invalid_request");
    expect(errors?.[0]?.pointer).toMatch(/^\/(apple|android)/);
  }
  expect((await change({ apple: { a: "x".repeat(128 * 1024 - 8) } })).status).toBe(200);
});

test("verifications are ten a minute for a workspace", async () => {
  const by = await scenario.signUp("In a loop");
  const domain = await addDomain(by, "loop.example");
  const answers: number[] = [];
  for (let i = 0; i < 12; i++) answers.push((await verify(domain, by)).status);
  expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
  expect((await verify(domain, by)).headers.get("ratelimit")).toStartWith('"domain-verify"');
  expect(dns.asked.get("_quietzone.loop.example")).toBe(10);
});

test("verified domains are looked up again each day: a warning takes nothing away and goes when the record is back", async () => {
  const by = await scenario.signUp("Watched");
  const domain = await ownDomain(by, dns, "watched.example");
  const read = async () => readJson<DomainJson>(await by.call("GET", path(domain)));
  const asked = () => dns.asked.get(domain.dns.name);
  await scenario.service.recheck();
  expect(asked()).toBe(1);
  dns.set("watched.example", "parked");
  scenario.clock.advance(DAY);
  // Some of the others of this file are due, too, and as many as one run takes.
  while ((asked() ?? 0) < 2) await scenario.service.recheck();
  const checkedAt = new Date(scenario.clock.now()).toISOString();
  const warning = 'The TXT record _quietzone.watched.example holds "parked".';
  expect(await read()).toMatchObject({ state: "verified", warning, checkedAt });
  // Servers that do not answer are asked again after an hour.
  dns.fail("watched.example", "ETIMEOUT");
  scenario.clock.advance(DAY);
  while ((asked() ?? 0) < 3) await scenario.service.recheck();
  expect(await read()).toMatchObject({
    warning: "The TXT record _quietzone.watched.example can't be looked up (ETIMEOUT).",
  });
  dns.set("watched.example", domain.dns.value);
  scenario.clock.advance(HOUR);
  await Promise.all([scenario.service.recheck(), scenario.service.recheck()]);
  expect(asked()).toBe(4);
  expect(await read()).toMatchObject({ state: "verified", warning: null });
});

test("a record that is missing for seven days leaves the host to the next workspace that proves it", async () => {
  const [seller, buyer] = [await scenario.signUp("Seller"), await scenario.signUp("Buyer")];
  const host = "sold-silently.example";
  const sold = await ownDomain(seller, dns, host, { home: "https://seller.example/" });
  dns.set(host);
  const add = () => buyer.call("POST", DOMAINS, { host });
  const warned = async () =>
    (await readJson<DomainJson>(await seller.call("GET", path(sold))))["warning"] !== null;
  scenario.clock.advance(DAY);
  while (!(await warned())) await scenario.service.recheck();
  scenario.clock.advance(7 * DAY - 1);
  const { detail } = await expectProblem(await add(), 409, "domain_taken");
  expect(detail).toContain("7 days");
  scenario.clock.advance(1);
  const bought = await readJson<DomainJson>(await add());
  dns.set(host, bought.dns.value);
  expect((await verify(bought, buyer)).status).toBe(200);
  expect(await readJson<DomainJson>(await seller.call("GET", path(sold)))).toMatchObject({
    state: "pending",
  });
  await expectProblem(await verify(sold, seller), 400, "domain_not_verified");
});

test("new names of one domain are 20 a day, whoever verifies them: each needs a certificate", async () => {
  const owners = [await scenario.signUp("One"), await scenario.signUp("Two"), await scenario.signUp("Three")];
  const pending: (readonly [DomainJson, TenantClient])[] = [];
  for (let at = 0; at <= 20; at++) {
    const by = owners[at % owners.length] ?? tenant;
    const domain = await addDomain(by, `n${at}.orders.example`);
    dns.set(domain.host, domain.dns.value);
    pending.push([domain, by]);
  }
  const answers = [];
  for (const [domain, by] of pending) answers.push(await verify(domain, by));
  const refused = answers.pop();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  if (!refused) throw new Error("The last one is answered");
  const { detail } = await expectProblem(refused, 402, "plan_limit");
  expect(detail).toContain(new Date(scenario.clock.now() + DAY).toISOString());
  scenario.clock.advance(DAY);
  const [last] = pending.slice(-1);
  if (last) expect((await verify(...last)).status).toBe(200);
});

test("a domain that arrives after its workspace was erased is refused like its key", async () => {
  const service = await startScenario({ QZ_METRICS: "on", QZ_SIGNUP_PLAN: "unlimited" });
  const leaving = await service.signUp("Leaving");
  const body = JSON.stringify({ host: "qr.leaving.example" });
  const post = await beginPost(
    service.url,
    DOMAINS,
    [
      `authorization: Bearer ${leaving.apiKey}`,
      "content-type: application/json",
      `content-length: ${body.length}`,
    ],
    body.slice(0, -1),
  );
  await reserved(service, body.length);
  expect((await leaving.call("DELETE", "/app/api/me", { confirm: "Leaving" })).status).toBe(204);
  post.send(body.slice(-1));
  expect(statusOfHead(await post.answer)).toBe(401);
});
