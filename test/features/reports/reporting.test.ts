import { expect, test } from "bun:test";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { browse, command, REPORT, reported } from "./client.ts";

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
const tenant = await scenario.signUp();

const NUMBER = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
const shown = async (number: string) =>
  JSON.parse((await command(scenario, ["report", "show", number, "--json"])).out);

test("a program reports a code without an account, and gets a number", async () => {
  const { shortId, shortUrl } = await tenant.makeCode();
  const receipt = await reported(scenario, shortId);
  expect(receipt).toEqual({ number: expect.stringMatching(NUMBER), mailed: false, counted: false });
  expect(await shown(receipt.number)).toEqual({
    ...{ number: receipt.number, code: shortId, at: "2026-11-21T12:00:00.000Z", others: 0, state: "open" },
    ...{ decidedAt: null, answer: null, mail: "none", ...REPORT },
  });
  // Name and address may be left out, and the code may be named as it stands in a browser.
  const other = await reported(scenario, `${shortUrl}?x=1`, { name: null, email: " ", reason: "spam" });
  expect(await shown(other.number)).toMatchObject({ code: shortId, name: null, email: null, reason: "spam" });
});

test("a report says what is missing, and an unknown code is 404", async () => {
  const { shortId: code } = await tenant.makeCode();
  const send = (change: object) => scenario.post("/api/reports", { ...REPORT, code, ...change });
  const refused = async (change: object) =>
    (await expectProblem(await send(change), 400, "invalid_request")).errors?.map(({ pointer }) => pointer);
  expect(await refused({ code: null, reason: null, words: null })).toEqual(["/code", "/reason", "/words"]);
  expect(await refused({ reason: "ugly" })).toEqual(["/reason"]);
  expect(await refused({ words: " \n" })).toEqual(["/words"]);
  expect(await refused({ words: "w".repeat(2_001) })).toEqual(["/words"]);
  expect(await refused({ email: "nobody", words: " " })).toEqual(["/words", "/email"]);
  expect(await refused({ name: "a\nb" })).toEqual(["/name"]);
  await expectProblem(await send({ code: "Unknown" }), 404, "code_not_found");
  await expectProblem(await send({ code: "//" }), 404, "code_not_found");
});

test("a program that fills in the trap gets a receipt, and nothing is stored", async () => {
  const { shortId } = await tenant.makeCode();
  const { number } = await reported(scenario, shortId, { website: "https://spam.example" });
  expect((await command(scenario, ["report", "show", number])).code).toBe(3);
});

test("a code that is off or deleted is reported like any other", async () => {
  const code = await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  await reported(scenario, code.shortId);
  expect((await tenant.call("DELETE", `/app/api/codes/${code.id}`)).status).toBe(204);
  await reported(scenario, code.shortId);
});

test("a person reports by a form without a script, in English and German", async () => {
  const { shortId } = await tenant.makeCode();
  const page = await browse(scenario, `/report?code=${shortId}`, undefined, { "accept-language": "de" });
  expect(page.headers.get("content-language")).toBe("de");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain("Einen Code melden");
  expect(html).toContain(`value="${shortId}"`);
  expect(html).not.toContain("<script");
  expect(await (await browse(scenario, "/report")).text()).toContain("Report a code");

  const sent = await browse(
    scenario,
    "/api/reports",
    { ...REPORT, code: shortId },
    { "accept-language": "de" },
  );
  expect(sent.status).toBe(303);
  const location = sent.headers.get("location") ?? "";
  expect(location).toMatch(/^\.\.\/report\?number=[0-9A-Z-]{11}$/);
  const receipt = await (
    await browse(scenario, location.slice(2), undefined, { "accept-language": "de" })
  ).text();
  const number = new URLSearchParams(location.split("?")[1]).get("number") ?? "";
  expect(receipt).toContain("Vielen Dank");
  expect(receipt).toContain(number);
  expect((await shown(number)).words).toBe(REPORT.words);
});

test("a form with mistakes comes back with all that was typed", async () => {
  const { shortId } = await tenant.makeCode();
  const form = { ...REPORT, code: shortId, words: "<b>\n\nlook</b>", reason: "rights" };
  const again = async (change: object, status: number) => {
    const answer = await browse(scenario, "/api/reports", { ...form, ...change });
    expect(answer.status).toBe(status);
    return answer.text();
  };
  const mistaken = await again({ email: "nobody", words: "" }, 400);
  expect(mistaken).toContain("Enter an email address such as name@example.com.");
  expect(mistaken).toContain('<a href="#words">');
  expect(mistaken).toContain('value="nobody"');
  expect(mistaken).toContain('value="rights" checked');
  expect(mistaken).toContain("<title>Error: Report a code</title>");
  const unknown = await again({ code: "Unknown" }, 404);
  expect(unknown).toContain("There is no such code here.");
  expect(unknown).toContain("&lt;b&gt;\n\nlook&lt;/b&gt;</textarea>");
  expect(await again({ reason: "ugly", name: "n".repeat(201) }, 400)).toContain(
    "Use at most 200 characters.",
  );
});

test("a form from another site is refused, to a program as a problem", async () => {
  const { shortId } = await tenant.makeCode();
  const foreign = { "sec-fetch-site": "cross-site" };
  const form = { ...REPORT, code: shortId };
  const page = await browse(scenario, "/api/reports", form, foreign);
  expect(page.status).toBe(403);
  expect(await page.text()).toContain("This did not come from the page");
  const answer = await browse(scenario, "/api/reports", form, { ...foreign, accept: "*/*" });
  await expectProblem(answer, 403, "cross_site_form");
  const taken = await browse(scenario, "/api/reports", form, { accept: "*/*" });
  expect(await readJson<object>(taken)).toMatchObject({ counted: false });
});

test("a form that a program sends is checked as the same JSON is", async () => {
  const { shortId: code } = await tenant.makeCode();
  const asProgram = { accept: "application/json" };
  const good = { ...REPORT, code, more: "is ignored" };
  for (const change of [
    {},
    { website: "" },
    { name: "", email: "" },
    { reason: "ugly" },
    { reason: "" },
    { words: "" },
    { words: " \n" },
    { words: "a\u0007b" },
    { words: "w".repeat(2_001) },
    { name: "a\nb" },
    { name: "n".repeat(201) },
    { email: "nobody", words: " " },
    { code: "" },
    { code: "Unknown" },
    { code: "c".repeat(301) },
  ]) {
    const answers = [
      await scenario.post("/api/reports", { ...good, ...change }),
      await browse(scenario, "/api/reports", { ...good, ...change }, asProgram),
    ];
    const told = await Promise.all(
      answers.map(async (answer) => {
        const { code: problem, errors } = await readJson<{ code?: string; errors?: unknown }>(answer);
        return { change, status: answer.status, problem, errors };
      }),
    );
    expect(told[1]).toEqual(told[0]);
  }
});

test("many reports of a code are counted on its first one, and its reporter is told so", async () => {
  const { shortId } = await tenant.makeCode();
  const first = await reported(scenario, shortId);
  for (let more = 0; more < 9; more++) await reported(scenario, shortId);
  expect(await reported(scenario, shortId)).toEqual({ number: first.number, mailed: false, counted: true });
  const sent = await browse(scenario, "/api/reports", { ...REPORT, code: shortId });
  const location = sent.headers.get("location") ?? "";
  expect(location).toBe(`../report?number=${first.number}&outcome=counted`);
  expect(await (await browse(scenario, location.slice(2))).text()).toContain(
    "Others have reported this code",
  );
  expect(await shown(first.number)).toMatchObject({ others: 2 });
});

test("a number that is none shows the form, and never a text of somebody's", async () => {
  const page = await (await browse(scenario, "/report?number=Call%20me&code=%22%3E%3Cb%3E")).text();
  expect(page).toContain("Report a code");
  expect(page).not.toContain("Call me");
  expect(page).not.toContain("<b>");
});

test("small pages and hosted pages lead to the form, on a domain with its host", async () => {
  const { shortId, id } = await tenant.makeCode({ landing: { template: "action", headline: "Hall 3" } });
  const host = "qr.museum.example";
  // The contract has no codes of domains.
  const onDomain = async (path: string) =>
    (await fetch(scenario.url + path, { headers: { host, accept: "text/html" } })).text();
  const { baseUrl } = scenario.service;
  const own = new URL(baseUrl).host;
  const link = (address: string) =>
    `href="${baseUrl}/report?code=${address.includes("/") ? address : `${own}/${address}`}"`;
  const paged = async (path: string, headers = {}) =>
    (await browse(scenario, path, undefined, headers)).text();
  expect(await paged(`/p/${shortId}`)).toContain(link(shortId));
  expect(await paged("/r/Unknown")).toContain(link("Unknown"));
  expect(await paged("/p/Unknown")).toContain(link("Unknown"));
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  for (const path of [`/r/${shortId}`, `/p/${shortId}`]) {
    expect(await paged(path)).toContain(link(shortId));
    expect(await paged(path, { "accept-language": "de" })).toContain("Diesen Code melden");
  }
  await ownDomain(tenant, dns, host);
  const onHost = await tenant.makeCode({
    domain: host,
    shortId: "hall-3",
    landing: { template: "action", headline: "Hall 3" },
  });
  expect(await onDomain("/p/hall-3")).toContain(link(`${host}/hall-3`));
  expect(await onDomain("/unknown")).toContain(link(`${host}/unknown`));
  await tenant.call("PATCH", `/app/api/codes/${onHost.id}`, { active: false });
  expect(await onDomain("/hall-3")).toContain(link(`${host}/hall-3`));
  const { number } = await reported(scenario, `${host}/hall-3`);
  expect(await shown(number)).toMatchObject({ code: `${host}/hall-3` });
  // The form itself is on the service's own host alone: there `report` is a short id like others.
  expect(await onDomain("/report")).toContain(link(`${host}/report`));
  expect((await fetch(`${scenario.url}/api/reports`, { method: "POST", headers: { host } })).status).toBe(
    404,
  );
});

test("reports are limited by address, and the form keeps what was typed", async () => {
  const limited = await startScenario({ QZ_LIMIT_REPORTS: "1/3600s" });
  const { shortId } = await (await limited.signUp()).makeCode();
  await reported(limited, shortId);
  await expectProblem(await limited.post("/api/reports", { ...REPORT, code: shortId }), 429, "rate_limited");
  const page = await browse(limited, "/api/reports", { ...REPORT, code: shortId });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  const html = await page.text();
  expect(html).toContain("Too many reports came from your network.");
  expect(html).toContain(REPORT.email);
  limited.clock.advance(HOUR);
  await reported(limited, shortId);
});

test("no file and no log line has what a reporter wrote", async () => {
  const { shortId } = await tenant.makeCode();
  await reported(scenario, shortId);
  expect(JSON.stringify(scenario.logged)).not.toContain("reporter.example");
  for (const { name, bytes } of await scenario.storage.files())
    for (const trace of ["anna@reporter", "Anna Beispiel", "my bank's page"]) {
      const at = Buffer.from(bytes).indexOf(trace);
      const around =
        at < 0
          ? ""
          : Buffer.from(bytes)
              .subarray(at - 200, at + 200)
              .toString("latin1");
      expect({ name, trace, around }).toEqual({ name, trace, around: "" });
    }
});

test("scans, pages and the small pages ask nothing of reports: they go on without that table", async () => {
  const { shortId } = await tenant.makeCode({ landing: { template: "action", headline: "Hall 3" } });
  await reported(scenario, shortId);
  await scenario.storage.run("alter table reports rename to reports_away");
  const statuses: number[] = [];
  for (const path of [`/r/${shortId}`, "/r/Unknown2", `/p/${shortId}`, "/p/Unknown2", "/report"])
    statuses.push((await browse(scenario, path)).status);
  expect(statuses).toEqual([302, 404, 200, 404, 200]);
  expect((await scenario.post("/api/reports", { ...REPORT, code: shortId })).status).toBe(503);
  expect((await browse(scenario, "/api/reports", { ...REPORT, code: shortId })).status).toBe(503);
  await scenario.storage.run("alter table reports_away rename to reports");
  await reported(scenario, shortId);
});

test("while 5,000 reports are open those of other codes are refused, to a person with the form", async () => {
  const full = await startScenario();
  const owner = await full.signUp();
  const [known, other] = [await owner.makeCode(), await owner.makeCode()];
  const { number } = await reported(full, known.shortId);
  await full.storage.run(`insert into reports (number, address, reason, language, at, sealed, has_email)
    with recursive others(i) as (select 2 union all select i + 1 from others where i < 5000)
    select 'N' || cast(i as text), 'A' || cast(i as text), reason, language, at, sealed, has_email
    from others, reports where number = '${number}'`);
  const form = { ...REPORT, code: other.shortId };
  await expectProblem(await full.post("/api/reports", form), 409, "reports_full");
  const page = await browse(full, "/api/reports", form, { "accept-language": "de" });
  expect(page.status).toBe(409);
  const html = await page.text();
  expect(html).toContain("Zurzeit warten zu viele Meldungen.");
  expect(html).toContain(REPORT.email);
  expect(await reported(full, known.shortId)).toEqual({ number, mailed: false, counted: true });
});
