import { expect, test } from "bun:test";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { expectProblem, PHONE, startScenario } from "../../scenario.ts";
import { visit } from "../pages/visit.ts";
import { mp3, pdf } from "./samples.ts";
import { upload } from "./uploads.ts";

/** Files on pages: as a button, and in place of the page. */

const dns = createTestDns();
const HOST = "qr.museum.example";
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
const tenant = await scenario.signUp("Museum am Fluss");
const other = await scenario.signUp("Zoo");
await ownDomain(tenant, dns, HOST);
const menu = await upload(
  scenario,
  tenant,
  pdf("%".padEnd(1_500_000, "x")),
  "application/pdf",
  "?title=Menu",
);
const foreign = await upload(scenario, other, mp3(), "audio/mpeg");

const page = (file: object, more: object = {}) => ({ template: "action", headline: "Hall 3", file, ...more });
const scanned = async (shortId: string) => (await scenario.scan(shortId)).headers.get("location");

test("a page offers its file with its kind and size", async () => {
  const { shortId } = await tenant.makeCode({ landing: page({ id: menu.id }) });
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(html).toContain(`href="../f/${menu.id}"`);
  expect(html).toContain('<span dir="auto">Menu</span> <small>PDF · 1.5 MB</small>');
  const german = await visit(scenario, `/p/${shortId}`, { "accept-language": "de" });
  expect(german.html).toContain("<small>PDF · 1,5 MB</small>");
  const named = await tenant.makeCode({
    landing: page({ id: menu.id, label: "<b>Today</b>", open: "button" }),
  });
  expect((await visit(scenario, `/p/${named.shortId}`)).html).toContain("&lt;b&gt;Today&lt;/b&gt;");
  expect(await scanned(shortId)).toBe(`${scenario.service.baseUrl}/p/${shortId}`);
  // A preview is of a page that is not saved yet.
  const draft = { target: "https://museum.example/", landing: page({ id: menu.id }) };
  const preview = await tenant.call("POST", "/app/api/pages/preview", draft);
  expect(await preview.text()).toContain("PDF · 1.5");
});

test("a page names no file that its workspace does not have", async () => {
  const code = await tenant.makeCode({});
  for (const id of [foreign.id, "file_nothing", `file_${"0".repeat(26)}`]) {
    const input = { target: "https://museum.example/", landing: page({ id }) };
    for (const answer of [
      await tenant.call("POST", "/app/api/codes", input),
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: input.landing }),
      await tenant.call("POST", "/app/api/pages/preview", input),
    ]) {
      const problem = await expectProblem(answer, 400, "invalid_request");
      expect(problem.errors).toMatchObject([{ pointer: "/landing/file/id", reason: "file_unknown" }]);
    }
  }
  const many = await tenant.call("POST", "/app/api/codes", [
    { target: "https://museum.example/", landing: page({ id: foreign.id }) },
  ]);
  expect(await many.json()).toMatchObject({
    results: [{ problem: { errors: [{ pointer: "/0/landing/file/id", reason: "file_unknown" }] } }],
  });
});

test("a code leads straight to its file, and so does its page, on every host", async () => {
  const { baseUrl } = scenario.service;
  const code = await tenant.makeCode({ landing: page({ id: menu.id, open: "direct" }) });
  expect(await scanned(code.shortId)).toBe(`${baseUrl}/f/${menu.id}`);
  const answer = await scenario.request(`/p/${code.shortId}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `../f/${menu.id}`]);
  const own = await tenant.makeCode({ domain: HOST, landing: page({ id: menu.id, open: "direct" }) });
  const headers = { host: HOST, "user-agent": PHONE };
  const scan = await fetch(`${scenario.url}/${own.shortId}`, { redirect: "manual", headers });
  expect(scan.headers.get("location")).toEndWith(`//${HOST}/f/${menu.id}`);
  const onDomain = (id: string) => fetch(`${scenario.url}/f/${id}`, { headers });
  expect([(await onDomain(menu.id)).status, (await onDomain(foreign.id)).status]).toEqual([200, 404]);
  // A rule still decides before the page.
  const target = "https://museum.example/de";
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, {
    rules: [{ name: "de", when: { language: ["de"] }, target }],
  });
  const german = await scenario.request(`/r/${code.shortId}`, { headers: { "accept-language": "de" } });
  expect(german.headers.get("location")).toBe(target);
  const english = async () =>
    (await scenario.request(`/r/${code.shortId}`, { headers: { "accept-language": "en" } })).headers.get(
      "location",
    );
  expect(await english()).toBe(`${baseUrl}/f/${menu.id}`);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: page({ id: menu.id }) });
  expect(await english()).toBe(`${baseUrl}/p/${code.shortId}`);
});

test("nothing leads past a form or a lock", async () => {
  const file = { id: menu.id, open: "direct" };
  const lead = { ask: ["email"], consentText: "You may." };
  for (const [input, reason] of [
    [{ landing: page(file, { lead }) }, "file_direct_form"],
    [{ landing: page(file, { template: "lead" }) }, "file_direct_form"],
    [{ landing: page(file), lock: { password: "tulips in spring" } }, "file_direct_lock"],
  ] as const) {
    const answer = await tenant.call("POST", "/app/api/codes", {
      target: "https://museum.example/",
      ...input,
    });
    const problem = await expectProblem(answer, 400, "invalid_request");
    expect(problem.errors).toMatchObject([{ pointer: "/landing/file/open", reason }]);
  }
  const direct = await tenant.makeCode({ landing: page(file) });
  const locked = await tenant.makeCode({
    landing: page({ id: menu.id }),
    lock: { password: "tulips in spring" },
  });
  for (const [id, change] of [
    [direct.id, { lock: { password: "tulips in spring" } }],
    [locked.id, { landing: page(file) }],
  ] as const) {
    const answer = await tenant.call("PATCH", `/app/api/codes/${id}`, change);
    const problem = await expectProblem(answer, 400, "invalid_request");
    expect(problem.errors).toMatchObject([{ reason: "file_direct_lock" }]);
  }
});

test("a page goes on without a file that was deleted, and a code that led to it leads to nothing", async () => {
  const { id } = await upload(scenario, tenant, pdf(), "application/pdf");
  const [shown, direct] = [
    await tenant.makeCode({ landing: page({ id }) }),
    await tenant.makeCode({ landing: page({ id, open: "direct" }) }),
  ];
  const listed = await tenant.call("GET", "/app/api/files?limit=1");
  expect(await listed.json()).toMatchObject({ files: [{ id, named: true }] });
  expect((await visit(scenario, `/p/${shown.shortId}`)).html).toContain(id);
  await tenant.call("PATCH", `/app/api/files/${id}`, { title: "Plan of the house" });
  expect((await visit(scenario, `/p/${shown.shortId}`)).html).toContain("Plan of the house");
  await tenant.call("DELETE", `/app/api/files/${id}`);
  for (const { shortId } of [shown, direct]) {
    const { html, response } = await visit(scenario, `/p/${shortId}`);
    expect([response.status, html.includes(id)]).toEqual([200, false]);
  }
  const location = (await scanned(direct.shortId)) ?? "";
  await expectProblem(
    await fetch(location.replace(scenario.service.baseUrl, scenario.url)),
    404,
    "file_not_found",
  );
});
