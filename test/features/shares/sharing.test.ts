import { expect, test } from "bun:test";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import type { ShareRecord } from "../../../src/features/shares/model.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, PHONE, startScenario, type TenantClient } from "../../scenario.ts";
import { BEHIND_PROXY } from "../analytics/client.ts";
import { DECIDED, DECISION } from "../blocks/blocking.ts";
import { makeKey } from "../keys/make-key.ts";
import { withAdmin } from "../plans/admin.ts";
import { HTML, makeShare, numbersAt, open, pageOf, unlock } from "./client.ts";

/** Links to numbers: what they show, to whom, and when they end. */

const scenario = await startScenario({ ...BEHIND_PROXY, QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

/** Counts are kept for half a minute. */
const later = () => scenario.clock.advance(31 * SECOND);

async function scanned(scans: Readonly<Record<string, number>>, input: Record<string, unknown> = {}) {
  const code = await tenant.makeCode({ title: "Hall 3", ...input });
  for (const [country, count] of Object.entries(scans))
    for (let at = 0; at < count; at++)
      await scenario.scan(code.shortId, { "x-country": country, "x-forwarded-for": addressOf(country, at) });
  await scenario.service.addUp();
  return code;
}

/** An address of its own for each visitor. */
const addressOf = (country: string, at: number) =>
  `198.51.${country.charCodeAt(0) + country.charCodeAt(1)}.${at + 1}`;

const edit = (id: string, change: unknown) => tenant.call("PATCH", `/app/api/shares/${id}`, change);

test("a share of a code is a page of its numbers, and a file, and a chart", async () => {
  const { id } = await scanned({ DE: 7 });
  const share = await makeShare(tenant, { of: { code: id } });
  expect(share).toMatchObject({
    of: { code: id },
    ...{ name: "Hall 3", title: null, period: null, locked: false, round: true, bots: "include" },
    expiresAt: null,
  });
  expect(share.path).toMatch(/^\/s\/[A-Za-z0-9_-]{22}$/);
  expect(await numbersAt(scenario, share.path)).toMatchObject({
    ...{ title: "Hall 3", of: "code", interval: "day", timezone: "UTC" },
    totals: { scans: 7, uniqueVisitors: 7, bots: 0 },
    countries: [{ country: "DE", scans: 7, uniqueVisitors: 7 }],
    devices: [{ device: "mobile", scans: 7, uniqueVisitors: 7 }],
  });
  const page = await open(scenario, share.path);
  const html = await page.text();
  expect(html).toContain("<h1><bdi>Hall 3</bdi></h1>");
  expect(html.match(/<svg /g)?.length).toBeGreaterThanOrEqual(7);
  expect(html).not.toContain("<script");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer", "content-language": "en" },
    "x-robots-tag": "noindex, nofollow",
  });
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
  expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
  const csv = await open(scenario, `${share.path}?format=csv`);
  expect(csv.headers.get("cache-control")).toBe("no-store");
  const lines = (await csv.text()).split("\r\n");
  expect(lines[0]).toBe("part,value,name,scans,visitors");
  expect(lines).toContain("timeline,2026-11-21,UTC,7,7");
  expect(lines).toContain("countries,DE,Germany,7,7");
  const chart = await open(scenario, `${share.path}/chart.svg?chart=countries&theme=dark`, {});
  expect(Object.fromEntries(chart.headers)).toMatchObject({
    ...{ "content-type": "image/svg+xml; charset=utf-8", "cache-control": "no-store" },
    ...{ "referrer-policy": "no-referrer", "cross-origin-resource-policy": "cross-origin" },
  });
  expect(await chart.text()).toContain("Hall 3: Scans by country");
  await expectProblem(
    await open(scenario, `${share.path}/chart.svg?chart=codes`, {}),
    400,
    "invalid_request",
  );
  await expectProblem(await open(scenario, `${share.path}?format=xml`, {}), 400, "invalid_request");
});

test("the page speaks German to whom reads it", async () => {
  const { id } = await scanned({ DE: 6, LI: 2 });
  const { path } = await makeShare(tenant, { of: { code: id }, title: "Plakate <im> Herbst" });
  const html = await pageOf(scenario, path, { ...HTML, "accept-language": "de-AT" });
  for (const words of [
    '<html lang="de" dir="ltr">',
    "Plakate &lt;im&gt; Herbst",
    "Besucher",
    "unter 5",
    "Liechtenstein",
  ])
    expect(html).toContain(words);
  const chart = await open(scenario, `${path}/chart.svg`, { "accept-language": "de" });
  expect(await chart.text()).toContain("Scans im Zeitverlauf");
});

test("counts of countries under 5 are shown as such, in every form, unless the share says otherwise", async () => {
  const { id } = await scanned({ DE: 6, FR: 5, LI: 4, AT: 1 });
  const share = await makeShare(tenant, { of: { code: id } });
  const { countries } = await numbersAt(scenario, share.path);
  // By their codes, because their order by scans would tell which had more.
  expect(countries).toEqual([
    { country: "DE", scans: 6, uniqueVisitors: 6 },
    { country: "FR", scans: 5, uniqueVisitors: 5 },
    { country: "AT", scans: null, uniqueVisitors: null },
    { country: "LI", scans: null, uniqueVisitors: null },
  ]);
  const csv = await (await open(scenario, `${share.path}?format=csv`)).text();
  expect(csv).toContain("countries,LI,Liechtenstein,<5,<5\r\n");
  const html = await pageOf(scenario, share.path);
  expect(html).toContain("Liechtenstein: under 5");
  expect(html).toContain(
    '<tr><th scope="row"><bdi>Liechtenstein</bdi></th><td>under 5</td><td>under 5</td></tr>',
  );
  const chart = await (await open(scenario, `${share.path}/chart.svg?chart=countries`)).text();
  expect(chart).toContain("Austria: under 5; Liechtenstein: under 5");
  for (const text of [csv, html, chart]) expect(text).not.toMatch(/Liechtenstein[^a-z]{0,30}\b4\b/);
  expect((await edit(share.id, { round: false })).status).toBe(200);
  expect((await numbersAt(scenario, share.path)).countries).toContainEqual({
    ...{ country: "LI", scans: 4, uniqueVisitors: 4 },
  });
});

test("a share of a group or a workspace names its codes by title or short id, never by where they lead", async () => {
  const group = "autumn";
  const titled = await scanned({ DE: 2 }, { group, title: "Poster" });
  const plain = await scanned({ DE: 1 }, { group, title: null, target: "https://secret.example/offer" });
  const ofGroup = await makeShare(tenant, { of: { group } });
  const numbers = await numbersAt(scenario, ofGroup.path);
  expect(numbers).toMatchObject({
    of: "group",
    title: group,
    totals: { scans: 3 },
    page: null,
    weekdays: [],
  });
  expect(numbers.codes).toEqual([
    { name: "Poster", scans: 2 },
    { name: plain.shortId, scans: 1 },
  ]);
  expect(numbers.campaigns).toEqual([]);
  const ofAll = await makeShare(tenant, { of: "workspace" });
  const all = await numbersAt(scenario, ofAll.path);
  expect(all.title).toBeNull();
  const html = await pageOf(scenario, ofAll.path);
  expect(html).toContain("<h1><bdi>All codes</bdi></h1>");
  expect(html).not.toContain("secret.example");
  expect(html).not.toContain("Museum am Fluss");
  expect(titled.title).toBe("Poster");
});

test("a period moves with today or stays, in the time zone of the share", async () => {
  const { id } = await scanned({ DE: 3 });
  const of = { code: id };
  const week = await makeShare(tenant, {
    of,
    period: { days: 7, timezone: "Pacific/Auckland", interval: "day" },
  });
  const first = await numbersAt(scenario, week.path);
  expect(first).toMatchObject({ from: "2026-11-15T11:00:00.000Z", to: "2026-11-22T11:00:00.000Z" });
  const csv = await (await open(scenario, `${week.path}?format=csv`)).text();
  expect(csv).toContain("timeline,2026-11-22,Pacific/Auckland,3,3\r\n");
  expect(csv).toContain("totals,2026-11-16/2026-11-22,Pacific/Auckland,3,3\r\n");
  const fixed = await makeShare(tenant, { of, period: { from: "2026-11-01", to: "2026-11-10" } });
  expect(await numbersAt(scenario, fixed.path)).toMatchObject({
    ...{ from: "2026-11-01T00:00:00.000Z", to: "2026-11-11T00:00:00.000Z", totals: { scans: 0 } },
  });
  for (const [period, pointer] of [
    [{ days: 7, to: "2026-11-10" }, "/period/to"],
    [{ from: "2026-11-10", to: "2026-11-01" }, "/period/from"],
    [{ timezone: "Mars/Olympus" }, "/period/timezone"],
    [{ days: 900, interval: "hour" }, "/period/interval"],
    [{ days: 0 }, "/period/days"],
    [{ weeks: 3 }, "/period/weeks"],
  ] as const) {
    const problem = await expectProblem(
      await tenant.call("POST", "/app/api/shares", { of, period }),
      ...([400, "invalid_request"] as const),
    );
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
  }
});

test("a period that only begins grows, with longer intervals once there are too many", async () => {
  const grown = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const owner = await grown.signUp();
  const { id } = await owner.makeCode();
  const { path } = await makeShare(owner, {
    of: { code: id },
    period: { from: "2026-11-20", interval: "hour" },
  });
  expect(await numbersAt(grown, path)).toMatchObject({ interval: "hour" });
  grown.clock.advance(60 * 24 * 3_600 * SECOND);
  expect(await numbersAt(grown, path)).toMatchObject({ interval: "day", from: "2026-11-20T00:00:00.000Z" });
});

test("an edit keeps the link; without automated scans they are left out", async () => {
  const { id, shortId } = await scanned({ DE: 1 });
  await scenario.scan(shortId, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  const share = await makeShare(tenant, {
    of: { code: id },
    title: " Hall ",
    expiresAt: "2026-12-01T00:00:00Z",
  });
  expect(share).toMatchObject({ title: "Hall", expiresAt: "2026-12-01T00:00:00.000Z" });
  expect((await numbersAt(scenario, share.path)).totals).toMatchObject({ scans: 2, bots: 1 });
  const change = { title: null, bots: "exclude", period: { days: 3 }, expiresAt: null };
  const changed = await readJson<ShareRecord>(await edit(share.id, change));
  expect(changed).toMatchObject({ ...change, url: share.url });
  expect(await numbersAt(scenario, share.path)).toMatchObject({
    bots: "exclude",
    totals: { scans: 1, bots: 1 },
  });
  await expectProblem(await edit(share.id, {}), 400, "nothing_to_change");
  await expectProblem(await edit(share.id, { title: "  " }), 400, "invalid_request");
  await expectProblem(await edit(share.id, { expiresAt: "2026-11-20T00:00:00Z" }), 400, "invalid_request");
  await expectProblem(await edit("share_01kahgz0a4d7f2h5j8m1p4r7tv", { title: "x" }), 404, "share_not_found");
});

test("a link that was ended, is over, or never was is 404; one of a deleted code too", async () => {
  const { id } = await scanned({ DE: 1 });
  const ended = await makeShare(tenant, { of: { code: id } });
  const over = await makeShare(tenant, { of: { code: id }, expiresAt: "2026-11-21T13:00:00Z" });
  const ofDeleted = await makeShare(tenant, { of: { code: id } });
  await numbersAt(scenario, ended.path);
  expect((await tenant.call("DELETE", `/app/api/shares/${ended.id}`)).status).toBe(204);
  const isGone = async (path: string) => {
    await expectProblem(await open(scenario, `${path}?format=json`, {}), 404, "share_not_found");
    await expectProblem(await open(scenario, `${path}/chart.svg`, {}), 404, "share_not_found");
    const page = await open(scenario, path);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([404, "no-referrer"]);
    expect(await page.text()).toContain("Nothing is shared here");
  };
  await isGone(ended.path);
  await expectProblem(await tenant.call("DELETE", `/app/api/shares/${ended.id}`), 404, "share_not_found");
  await numbersAt(scenario, over.path);
  scenario.clock.advance(3_600 * SECOND);
  await isGone(over.path);
  // It can be prolonged.
  expect((await edit(over.id, { expiresAt: null })).status).toBe(200);
  await numbersAt(scenario, over.path);
  expect((await tenant.call("DELETE", `/app/api/codes/${id}`)).status).toBe(204);
  await isGone(ofDeleted.path);
  await isGone(over.path);
  await expectProblem(await tenant.call("GET", `/app/api/shares/${ofDeleted.id}`), 404, "share_not_found");
  for (const token of ["x", "vN3xk2WqT9aYbR7mLc0PzA", "%00".repeat(22), "a".repeat(5_000)])
    await isGone(`/s/${token}`);
});

test("a blocked code and a suspended workspace answer as their scans do; a code that is off keeps its numbers", async () => {
  const owner = await scenario.signUp("Suspended");
  const { id, shortId } = await owner.makeCode();
  const share = await makeShare(owner, { of: { code: id } });
  const ofAll = await makeShare(owner, { of: "workspace" });
  const password = "sesame, open";
  const closed = await makeShare(owner, { of: { code: id }, password });
  expect((await owner.call("PATCH", `/app/api/codes/${id}`, { active: false })).status).toBe(200);
  await numbersAt(scenario, share.path);
  await withAdmin(scenario, ({ blocks }) => blocks.block(shortId, DECIDED));
  await expectProblem(await open(scenario, `${share.path}?format=csv`, {}), 410, "code_blocked");
  expect(await (await open(scenario, share.path)).text()).toContain("Blocked by the operator");
  expect((await unlock(scenario, closed.path, password)).status).toBe(410);
  await numbersAt(scenario, ofAll.path);
  await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(owner.id, { ...DECISION, words: null }));
  for (const path of [ofAll.path, `${ofAll.path}/chart.svg`])
    await expectProblem(await open(scenario, path, {}), 410, "code_blocked");
});

test("without analytics in the plan nothing is shared, and what was is not shown", async () => {
  const owner = await scenario.signUp("Static");
  const { path } = await makeShare(owner, { of: "workspace" });
  await withAdmin(scenario, (admin) => admin.setPlan(owner.id, "static"));
  await expectProblem(await open(scenario, path, {}), 404, "share_not_found");
  const refused = await owner.call("POST", "/app/api/shares", { of: "workspace" });
  await expectProblem(refused, 403, "analytics_not_enabled");
});

test("a workspace sees its own shares alone, and at most a hundred", async () => {
  const owner: TenantClient = await scenario.signUp("Many");
  const { id } = await owner.makeCode();
  const made = await Promise.all(
    Array.from({ length: 105 }, () => owner.call("POST", "/app/api/shares", { of: { code: id } })),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(100);
  await expectProblem(await owner.call("POST", "/app/api/shares", { of: "workspace" }), 402, "plan_limit");
  const { shares } = await readJson<{ shares: ShareRecord[] }>(await owner.call("GET", "/app/api/shares"));
  expect(shares).toHaveLength(100);
  expect(new Set(shares.map(({ url }) => url)).size).toBe(100);
  const [one] = shares;
  await expectProblem(await tenant.call("GET", `/app/api/shares/${one?.id}`), 404, "share_not_found");
  await expectProblem(await tenant.call("DELETE", `/app/api/shares/${one?.id}`), 404, "share_not_found");
  const foreign = await tenant.call("POST", "/app/api/shares", { of: { code: id } });
  await expectProblem(foreign, 404, "code_not_found");
});

test("making a share takes both scopes", async () => {
  for (const scopes of [["analytics:read"], ["codes:write"]]) {
    const { client: key } = await makeKey(tenant, { scopes });
    await expectProblem(await key.call("POST", "/app/api/shares", { of: "workspace" }), 403, "scope_missing");
  }
  const both = await makeKey(tenant, { scopes: ["analytics:read", "codes:write"] });
  await makeShare(both.client, { of: "workspace" });
});

test("counts are those of half a minute ago at most", async () => {
  const { id, shortId } = await scanned({ DE: 1 });
  const { path } = await makeShare(tenant, { of: { code: id } });
  expect((await numbersAt(scenario, path)).totals.scans).toBe(1);
  await scenario.scan(shortId, { "user-agent": DESKTOP });
  expect((await numbersAt(scenario, path)).totals.scans).toBe(1);
  later();
  expect((await numbersAt(scenario, path)).totals.scans).toBe(2);
});

test("a token is stored as a hash and sealed, and no log holds it", async () => {
  const loud = await startScenario({ QZ_LOG: "debug", QZ_SIGNUP_PLAN: "unlimited" });
  const { path } = await makeShare(await loud.signUp(), { of: "workspace" });
  const token = path.slice("/s/".length);
  await pageOf(loud, path);
  await open(loud, `${path}/chart.svg`);
  await open(loud, `${path}?format=xml`, {});
  await loud.request(path, { method: "POST", body: "{", headers: { "content-type": "application/json" } });
  await loud.request(path, { method: "DELETE" });
  expect(await loud.storage.holding(Buffer.from(token))).toEqual([]);
  expect(loud.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(loud.logged)).not.toContain(token);
  const ended = JSON.stringify(
    await readJson(await loud.request(`${path}x`, { headers: { "user-agent": PHONE } })),
  );
  expect(ended).not.toContain(token);
});
