import { expect, test } from "bun:test";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { head, rawExchange } from "../../kit/http/protocol-raw.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, DESKTOP, startScenario } from "../../scenario.ts";
import { asking, type Ask, leadOf, linksetOf, makeGs1, VOC } from "./client.ts";
import { flawsBy } from "./schemas.ts";

/** GS1 paths at a running service: what they lead to, and what is refused. */

const HOST = "id.museum.example";
const PLAIN = "qr.museum.example";
const dns = createTestDns();
const scenario = await startScenario(
  {
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_GS1: "on",
    QZ_METRICS: "on",
    QZ_SECURITY_CONTACT: "mailto:security@service.example",
  },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
await ownDomain(tenant, dns, HOST, { gs1: true, notFound: "https://museum.example/lost" });
await ownDomain(tenant, dns, PLAIN);
const ask = asking(scenario);
const onDomain = asking(scenario, HOST);
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "user-agent": DESKTOP };

const GTIN = "/01/09521234543213";
const target = "https://museum.example/product";
const gtin = await makeGs1(tenant, "(01)09521234543213", { target });
const lead = async (path: string, headers = {}, by: Ask = ask) => leadOf(await by(path, headers));
const scansOf = async ({ id }: CodeJson) =>
  (await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`))).scans;
const edit = async ({ id }: CodeJson, change: object) =>
  expect((await tenant.call("PATCH", `/app/api/codes/${id}`, change)).status).toBe(200);
const destroy = async ({ id }: CodeJson) =>
  expect((await tenant.call("DELETE", `/app/api/codes/${id}`)).status).toBe(204);

test("a scan of a GS1 path is counted and led on with 307, past caches and readable for pages of others", async () => {
  const before = await scansOf(gtin);
  const raw = await rawExchange(
    scenario.url,
    head(`GET ${GTIN}?utm_source=box&linkType=`, "host: localhost"),
  );
  expect([raw.status, raw.headers.get("location"), raw.body]).toEqual([
    307,
    `${target}?utm_source=box&linkType=`,
    "",
  ]);
  expect(Object.fromEntries(raw.headers)).toMatchObject({
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
    link: `<${scenario.url}${GTIN}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
  });
  expect(await lead(`/r/${gtin.shortId}`)).toEqual([302, target]);
  expect(await scansOf(gtin)).toBe(before + 2);
  for (const [path, init] of [
    [GTIN, { method: "HEAD" }],
    [GTIN, { method: "OPTIONS" }],
  ] as const)
    await ask(path, {}, init);
  for (const path of [`${GTIN}?linkType=linkset`, `${GTIN}?linkType=all`, `${GTIN}?linkType=gs1:none`])
    await ask(path);
  expect(await scansOf(gtin)).toBe(before + 2);
});

const SAME = [
  `${GTIN}/`,
  "/01/9521234543213",
  "/01/%30%39521234543213",
  `${GTIN}/22/x/10/AB-1/21/77`,
  `${GTIN}/10/A%2FB`,
  `${GTIN}?17=261231&3103=000189`,
];
for (const path of SAME)
  test(`${path} is the GTIN's`, async () => {
    const [, query = ""] = path.split("?");
    expect(await lead(path)).toEqual([307, query === "" ? target : `${target}?${query}`]);
  });

const WRONG = [
  "/01/09521234543214",
  "/01/0952123454321",
  `${GTIN}/foo`,
  `${GTIN}/21/S1/10/L1`,
  `${GTIN}/17/261231`,
  `${GTIN}/10/%ZZ`,
  `${GTIN}/10/a%00b`,
  `${GTIN}/10/${"x".repeat(21)}`,
  `${GTIN}?10=AB`,
  `${GTIN}?9999=1`,
  "/01/",
  "/415/9521234543213",
];
for (const path of WRONG)
  test(`${path} is refused with 400, for people with a small page`, async () => {
    const problem = await ask(path);
    expect([problem.status, problem.headers.get("access-control-allow-origin")]).toEqual([400, "*"]);
    const body = await readJson<{ code: string; errors: { reason: string; detail: string }[] }>(problem);
    expect(body).toMatchObject({
      code: "invalid_request",
      errors: [{ reason: expect.stringMatching(/^gs1_/) }],
    });
    const page = await ask(path, BROWSER);
    expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
    await page.body?.cancel();
  });

test("longer paths and queries than anybody needs are refused before they are read", async () => {
  for (const path of [
    `${GTIN}/10/${"x".repeat(1_000)}`,
    `${GTIN}/${"10/".repeat(20_000)}`,
    `${GTIN}?${"x=1&".repeat(5_000)}`,
  ]) {
    const answer = await ask(path);
    expect([answer.status, (await readJson<{ code: string }>(answer)).code]).toEqual([
      400,
      "invalid_request",
    ]);
  }
});

test("an unknown key is 404, on a domain too, whose workspace leads strangers elsewhere", async () => {
  for (const by of [ask, onDomain]) {
    const answer = await by("/01/09506000134352/21/1");
    expect([answer.status, (await readJson<{ code: string }>(answer)).code]).toEqual([404, "code_not_found"]);
    const page = await by("/01/09506000134352", BROWSER);
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  }
});

test("other methods are refused, and OPTIONS looks nothing up", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await ask(GTIN, {}, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
  expect((await ask("/01/09506000134352", {}, { method: "OPTIONS" })).status).toBe(204);
});

test("a host answers its own codes alone, and a domain that has it off none", async () => {
  const domain = HOST;
  const there = await makeGs1(tenant, "(01)09521234543213", {
    domain,
    target: "https://museum.example/domain",
  });
  expect(there.shortUrl).toBe(`http://${HOST}${GTIN}`);
  expect(await lead(GTIN, {}, onDomain)).toEqual([307, "https://museum.example/domain"]);
  expect(await lead(GTIN)).toEqual([307, target]);
  const plain = asking(scenario, PLAIN);
  expect([(await plain(GTIN)).status, (await plain("/.well-known/gs1resolver")).status]).toEqual([404, 404]);
  expect((await plain(GTIN)).headers.get("access-control-allow-origin")).toBeNull();
  // The base has it off by default.
  const off = await startScenario();
  for (const path of [GTIN, "/.well-known/gs1resolver"]) {
    const answer = await asking(off)(path);
    expect([answer.status, (await readJson<{ code: string }>(answer)).code]).toEqual([404, "not_found"]);
  }
  expect((await asking(off)(GTIN, {}, { method: "OPTIONS" })).status).toBe(404);
});

test("the description of a host is valid, and names the operator's contact", async () => {
  for (const [by, root] of [
    [ask, scenario.url],
    [onDomain, `http://${HOST}`],
  ] as const) {
    const answer = await by("/.well-known/gs1resolver");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "application/json;charset=utf-8",
    ]);
    const description = await readJson<object>(answer);
    expect(flawsBy("description", description)).toEqual([]);
    expect(description).toMatchObject({
      resolverRoot: root,
      supportedPrimaryKeys: ["all"],
      contact: { hasEmail: "mailto:security@service.example" },
    });
  }
});

test("a code that was just made answers, one that is off is 410, and a deleted one gives way to what is above it", async () => {
  const gs1 = "(01)09506000164908";
  const path = "/01/09506000164908";
  expect((await ask(`${path}/10/L1`)).status).toBe(404);
  const product = await makeGs1(tenant, gs1);
  const lot = await makeGs1(tenant, `${gs1}(10)L1`, { target: "https://museum.example/lot" });
  expect(await lead(`${path}/10/L1`)).toEqual([307, "https://museum.example/lot"]);
  expect(await lead(`${path}/10/L1/21/9`)).toEqual([307, "https://museum.example/lot"]);
  await edit(lot, { active: false });
  for (const query of ["", "?linkType=linkset", "?linkType=gs1:pip"])
    expect((await ask(`${path}/10/L1${query}`)).status).toBe(410);
  await destroy(lot);
  expect(await lead(`${path}/10/L1`)).toEqual([307, product.target]);
  await destroy(product);
  for (const each of [path, `${path}/10/L1`, `${path}/21/5`]) expect((await ask(each)).status).toBe(410);
  expect((await ask(path, BROWSER)).headers.get("content-type")).toBe("text/html; charset=utf-8");
  // The identifier is free again for its workspace.
  const again = await makeGs1(tenant, gs1, { target: "https://museum.example/again" });
  expect(await lead(path)).toEqual([307, again.target]);
});

test("the linkset has the links of all levels, and the request chooses between them", async () => {
  const gs1 = "(01)09506000134376";
  const path = "/01/09506000134376";
  const link = (type: string, name: string, more: object = {}) => ({
    ...{ type, href: `https://museum.example/${name}`, title: name, ...more },
  });
  await makeGs1(tenant, gs1, {
    target: "https://museum.example/default",
    utm: { source: "box" },
    links: [
      link("gs1:instructions", "manual-en", { language: "en", mediaType: "text/html" }),
      link("gs1:instructions", "manual-de", { language: "de", mediaType: "text/html", context: "DE" }),
      link("gs1:support", "chinese", { language: "zh-Hant" }),
    ],
  });
  await makeGs1(tenant, `${gs1}(10)L1`, {
    target: "https://museum.example/recall",
    links: [link("gs1:recallStatus", "recall")],
  });
  const linkset = await linksetOf(ask, `${path}/10/L1/21/3`);
  expect(flawsBy("linkset", linkset)).toEqual([]);
  expect(linkset.linkset.map(({ anchor, description }) => [anchor, description])).toEqual([
    [`${scenario.url}${path}/10/L1`, "(01) 09506000134376 (10) L1"],
    [`${scenario.url}${path}`, "(01) 09506000134376"],
  ]);
  const [lot, product] = linkset.linkset;
  // The default is where a scan without a query leads, with the parameters of the code.
  const byDefault = { href: "https://museum.example/default?utm_source=box", title: "(01) 09506000134376" };
  expect(product?.[`${VOC}defaultLink`]).toEqual([byDefault]);
  expect(product?.[`${VOC}pip`]).toEqual([byDefault]);
  expect(product?.[`${VOC}instructions`]).toEqual([
    { href: "https://museum.example/manual-en", title: "manual-en", type: "text/html", hreflang: ["en"] },
    {
      ...{ href: "https://museum.example/manual-de", title: "manual-de", type: "text/html" },
      ...{ hreflang: ["de"], context: ["DE"] },
    },
  ]);
  // GS1's schema takes no tag with a script.
  expect(product?.[`${VOC}support`]).toEqual([{ href: "https://museum.example/chinese", title: "chinese" }]);
  // A link of the code is its target, so it stands under its own type alone.
  expect(Object.keys(lot ?? {})).toEqual([
    "anchor",
    "description",
    `${VOC}recallStatus`,
    `${VOC}defaultLink`,
  ]);

  const there = async (query: string, languages = "") =>
    (await lead(`${path}/10/L1${query}`, languages === "" ? {} : { "accept-language": languages }))[1];
  expect(await there("?linkType=gs1:recallStatus")).toBe(
    "https://museum.example/recall?linkType=gs1:recallStatus",
  );
  expect(await there("?linkType=gs1:instructions&context=DE", "de-AT")).toBe(
    "https://museum.example/manual-de?linkType=gs1:instructions&context=DE&utm_source=box",
  );
  expect(await there("?linkType=gs1:instructions", "fr")).toBe(
    "https://museum.example/manual-en?linkType=gs1:instructions&utm_source=box",
  );
  expect(await there("?linkType=gs1:pip")).toBe(
    "https://museum.example/default?linkType=gs1:pip&utm_source=box",
  );
  expect(await there("?linkType=gs1:defaultLink")).toBe(
    "https://museum.example/recall?linkType=gs1:defaultLink",
  );
});

test("a type that is led to is counted as the scan's destination", async () => {
  const code = await makeGs1(tenant, "(01)09506000134369", {
    links: [{ type: "gs1:instructions", href: "https://museum.example/manual", title: "Manual" }],
    rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://museum.example/phone" }],
  });
  const path = "/01/09506000134369";
  expect(await lead(path)).toEqual([307, "https://museum.example/phone"]);
  expect(await lead(`${path}?linkType=gs1:pip`)).toEqual([
    307,
    "https://museum.example/phone?linkType=gs1:pip",
  ]);
  expect(await lead(`${path}?linkType=gs1:instructions`)).toEqual([
    ...[307, "https://museum.example/manual?linkType=gs1:instructions"],
  ] as never);
  const log = await readJson<{ events: { destination: string }[] }>(
    await tenant.call("GET", `/app/api/codes/${code.id}/scans`),
  );
  expect(log.events.map(({ destination }) => destination)).toEqual(["gs1:instructions", "phones", "phones"]);
  // Tables and charts for people say it in words, and a table for programs as it is.
  await scenario.service.addUp();
  const counted = async (query: string, language = "en") => {
    const path = `/app/api/codes/${code.id}/analytics?${query}`;
    return (await tenant.call("GET", path, undefined, { "accept-language": language })).text();
  };
  const table = "format=csv&table=destinations";
  for (const [language, name] of [
    ["en", "Instructions"],
    ["de", "Anleitung"],
    ["fr", "Mode d’emploi"],
    ["pl", "gs1:instructions"],
  ] as const)
    expect(await counted(table, language)).toContain(`gs1:instructions,${name},1,`);
  expect(await counted("format=svg&chart=destinations&language=de")).toContain("Anleitung: 1");
  expect(await counted("format=csv")).toContain("destinations,gs1:instructions,1,");
});

test("a locked code leads to its page by any type, and tells no other link", async () => {
  const links = [{ type: "gs1:instructions", href: "https://museum.example/manual", title: "Manual" }];
  const lock = { password: "secret-of-the-box" };
  const code = await makeGs1(tenant, "(01)09506000134352", { links, lock });
  const path = "/01/09506000134352";
  for (const query of ["", "?linkType=gs1:instructions", "?linkType=gs1:nosuch"])
    expect(await lead(path + query)).toEqual([307, code.pageUrl]);
  const { linkset } = await linksetOf(ask, path);
  expect(flawsBy("linkset", { linkset })).toEqual([]);
  const byDefault = [{ href: code.pageUrl, title: "(01) 09506000134352" }];
  const [{ anchor: _, description: __, ...types } = { anchor: "", description: "" }] = linkset;
  expect(Object.values(types)).toEqual(Object.keys(types).map(() => byDefault) as never);
  expect(JSON.stringify(linkset)).not.toContain("manual");
});

test("links that fit equally well are all told with 300, and none is followed", async () => {
  const link = (name: string) => ({
    type: "gs1:relatedVideo",
    href: `https://museum.example/${name}`,
    title: name,
  });
  const code = await makeGs1(tenant, "(01)00012345678905", { links: [link("one"), link("two")] });
  const answer = await ask("/01/00012345678905?linkType=gs1:relatedVideo");
  expect([answer.status, answer.headers.get("location")]).toEqual([300, null]);
  const told = await readJson<Awaited<ReturnType<typeof linksetOf>>>(answer);
  expect(flawsBy("linkset", told)).toEqual([]);
  expect(told.linkset[0]?.[`${VOC}relatedVideo`]?.map(({ title }) => title)).toEqual(["one", "two"]);
  expect(await scansOf(code)).toBe(0);
});

test("a person who asks for a type with several links, or none, gets a page, and programs what they got", async () => {
  const path = "/01/09506000149288";
  const typed = { type: "gs1:instructions", href: "https://museum.example/manual?a=1&b=2" };
  const hostile = `"><script>alert(1)</script>`;
  const code = await makeGs1(tenant, "(01)09506000149288", {
    utm: { source: "box" },
    links: [
      { ...typed, title: hostile, language: "de", context: "AT" },
      { ...typed, title: "Anleitung", language: "de", context: "x.y" },
      { ...typed, title: "Manual", language: "en" },
    ],
  });
  const forbidden = await tenant.call("PATCH", `/app/api/codes/${code.id}`, {
    links: [{ type: "gs1:instructions", href: "javascript:alert(1)", title: "Manual" }],
  });
  expect(forbidden.status).toBe(400);
  const french = { ...BROWSER, "accept-language": "fr, de;q=0.5" };
  const several = await ask(`${path}/10/L1/21/77?linkType=gs1:instructions`, french);
  const none = await ask(`${path}/10/L1/21/77?linkType=gs1:nosuch`, french);
  for (const [page, status] of [
    [several, 300],
    [none, 404],
  ] as const) {
    expect([page.status, page.headers.get("location")]).toEqual([status, null]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-language": "fr",
      vary: "Accept, Accept-Language",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^;]+; /),
      "referrer-policy": "no-referrer",
      link: expect.stringContaining(`<${scenario.url}${path}?linkType=linkset>; rel="linkset"`),
    });
  }
  const list = await several.text();
  const address = "https://museum.example/manual?a=1&amp;b=2&amp;utm_source=box";
  const shown = [
    ...list.matchAll(/<a href="([^"]+)" rel="([^"]+)" lang="de" hreflang="de"><bdi>(.*?)<\/bdi>/g),
  ];
  expect(shown.map(([, ...parts]) => parts)).toEqual([
    [address, "noreferrer noopener nofollow", Bun.escapeHTML(hostile)],
    [address, "noreferrer noopener nofollow", "Anleitung"],
  ]);
  expect(list).toContain("<small>allemand · Autriche</small>");
  expect(list).toContain("<small>allemand · x.y</small>");
  expect(list).not.toMatch(/<script|Manual|77/);
  // The way on has no type, and no serial of the request.
  const way = /<a href="([^"]+)" rel="noreferrer noopener nofollow">/.exec(await none.text())?.[1] ?? "";
  expect(way).toBe(scenario.url + path);
  expect(await scansOf(code)).toBe(0);
  expect(await lead(path)).toEqual([307, `${target}?utm_source=box`]);
  for (const accept of ["application/json", "application/linkset+json;q=0.9, text/html;q=0.1", "*/*"]) {
    const headers = { ...french, accept };
    const linkset = await ask(`${path}?linkType=gs1:instructions`, headers);
    expect(flawsBy("linkset", await readJson<object>(linkset))).toEqual([]);
    const problem = await ask(`${path}?linkType=gs1:nosuch`, headers);
    if (accept.includes("linkset")) expect([linkset.status, problem.status]).toEqual([200, 200]);
    else
      expect([linkset.status, problem.headers.get("content-type")]).toEqual([
        300,
        "application/problem+json",
      ]);
  }
});

test("scans of GS1 paths are in the metrics of scans, by their template", async () => {
  const metrics = await (await ask("/metrics")).text();
  expect(metrics).toMatch(/^quietzone_scan_answers_total\{status="307"\} [1-9]/m);
  expect(metrics).toMatch(/^quietzone_requests_total\{[^}]*route="\/:ai\/:value"[^}]*\} [1-9]/m);
  expect(metrics).not.toContain("09521234543213");
});

test("descriptions, linksets and paths that are none of GS1's are no answers to scans", async () => {
  const answers = async () =>
    (await (await ask("/metrics")).text()).match(/^quietzone_scan_answers_total\{.*$/gm);
  const before = await answers();
  const statuses: number[] = [];
  for (const path of [
    "/.well-known/gs1resolver",
    `${GTIN}?linkType=linkset`,
    "/01/00012345678905?linkType=gs1:relatedVideo",
    `${GTIN}/foo`,
  ])
    statuses.push((await ask(path)).status);
  expect(statuses).toEqual([200, 200, 300, 400]);
  expect(await answers()).toEqual(before);
  await ask("/01/09506000999999");
  expect(await answers()).not.toEqual(before);
});

test("scans are limited by address and code, and guesses by address alone", async () => {
  const limited = await startScenario({
    QZ_SIGNUP_PLAN: "unlimited",
    QZ_GS1: "on",
    QZ_LIMIT_RESOLVE: "3/60s",
  });
  const by = asking(limited);
  await makeGs1(await limited.signUp(), "(01)09521234543213");
  const statuses = async (paths: readonly string[]) => {
    const found: number[] = [];
    for (const path of paths) found.push((await by(path)).status);
    return found;
  };
  expect(
    await statuses([
      "/00/095060001343520000",
      "/01/09506000134352",
      "/01/09506000134352/21/1",
      "/01/09506000164908",
    ]),
  ).toEqual([...[404, 404, 404, 429]]);
  // Codes that exist are never refused for that, whatever serial they are asked with.
  expect(await statuses([GTIN, `${GTIN}/21/1`, `${GTIN}?linkType=linkset`, `${GTIN}/21/2`])).toEqual([
    307, 307, 200, 429,
  ]);
});
