import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { DECIDED } from "../blocks/blocking.ts";
import { createTestDns } from "../domains/dns.ts";
import { ownDomain } from "../domains/client.ts";
import { withAdmin } from "../plans/admin.ts";

/** `/r/{shortId}+` and `/{shortId}+` on a domain say where a code leads, and follow and count nothing. */

const dns = createTestDns();
const scenario = await startScenario(
  { QZ_SIGNUP_PLAN: "unlimited", QZ_SECURITY_CONTACT: "mailto:abuse@qr.example" },
  { txtLookup: dns.lookup },
);
const tenant = await scenario.signUp();
const HTML = { accept: "text/html" };

const ask = (path: string, headers: Record<string, string> = HTML, method = "GET") =>
  scenario.request(path, { method, headers });
const read = async (id: string) =>
  readJson<CodeJson & { previewUrl: string; scans: number }>(
    await tenant.call("GET", `/app/api/codes/${id}`),
  );

/** The parts of a preview: its language, its hosts, and where its links lead. */
function partsOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, part]) => part);
  return {
    language: /<html lang="(..)"/.exec(html)?.[1],
    hosts: all(/<li dir="ltr">([^<]*)<\/li>/g),
    links: all(/<a href="([^"]*)"/g),
  };
}

test("the page names the host, the dates, the service and where to report, and nothing is counted", async () => {
  const { id, shortId } = await tenant.makeCode({ target: "https://museum.example/audio/hall-3?ticket=7" });
  const base = scenario.service.baseUrl;
  const { previewUrl } = await read(id);
  expect(previewUrl).toBe(`${base}/r/${shortId}+`);
  for (const plus of ["+", "%2B", "%2b"]) {
    const page = await ask(`/r/${shortId}${plus}`);
    expect([page.status, page.headers.get("location"), page.headers.get("cache-control")]).toEqual([
      200,
      null,
      "no-store",
    ]);
    const html = await page.text();
    expect(partsOf(html)).toEqual({
      language: "en",
      hosts: ["museum.example"],
      links: [
        `${base}/r/${shortId}`,
        `${base}/report?code=${new URL(base).host}/${shortId}`,
        "mailto:abuse@qr.example",
      ],
    });
    expect(html).toContain("made on 21 November 2026");
    expect(html).toContain(`service at ${new URL(base).host}`);
    expect(html).not.toContain("hall-3");
  }
  const head = await ask(`/r/${shortId}+`, HTML, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(await read(id)).toMatchObject({ scans: 0 });
  const german = await (await ask(`/r/${shortId}+`, { ...HTML, "accept-language": "de" })).text();
  expect(partsOf(german).language).toBe("de");
  expect(german).toContain("am 21. November 2026 angelegt");
});

test("a code with rules names all of its hosts, those of a page and its links too, and shows look-alikes", async () => {
  const hostsOf = async (code: Record<string, unknown>) => {
    const { shortId } = await tenant.makeCode(code);
    return partsOf(await (await ask(`/r/${shortId}+`)).text()).hosts;
  };
  const rules = [
    { name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" },
    {
      name: "rest",
      when: {},
      split: [
        { name: "a", target: "https://museum.example/a", weight: 1 },
        { name: "b", target: "https://b.example/", weight: 1 },
      ],
    },
  ];
  const target = "https://museum.example/";
  expect(await hostsOf({ target, rules, fallback: "https://closed.example/" })).toEqual([
    "museum.example",
    "m.museum.example",
    "b.example",
    "closed.example",
  ]);
  const links = [
    { label: "Shop", url: "https://shop.example/" },
    { label: "Mail", url: "mailto:info@museum.example" },
  ];
  expect(await hostsOf({ target, landing: { template: "links", headline: "Hall 3", links } })).toEqual([
    new URL(scenario.service.baseUrl).hostname,
    "museum.example",
    "shop.example",
  ]);
  const legal = {
    imprintUrl: "https://imprint.example/us",
    privacyUrl: "https://privacy.example/",
  };
  const card = { fn: "Carl Karte", url: "https://carl.example/" };
  const profile = { template: "profile", headline: "Anna", legal };
  expect(await hostsOf({ type: "vcard", fields: card, landing: profile })).toEqual([
    new URL(scenario.service.baseUrl).hostname,
    "museum.example",
    "imprint.example",
    "privacy.example",
    "carl.example",
  ]);
  expect(await hostsOf({ target: "https://müller.example/" })).toEqual([
    "xn--mller-kva.example (müller.example)",
  ]);
});

test("a code that is off, blocked, deleted or unknown answers as its scan does, and says nothing of a host", async () => {
  const codes = await Promise.all(Array.from({ length: 3 }, () => tenant.makeCode()));
  const [off, blocked, deleted] = codes.map(({ id, shortId }) => ({ id, shortId }));
  if (!off || !blocked || !deleted) throw new Error("three codes");
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  await withAdmin(scenario, ({ blocks }) => blocks.block(blocked.shortId, DECIDED));
  await tenant.call("DELETE", `/app/api/codes/${deleted.id}`);
  const cases = [
    [off.shortId, 410, "code_gone"],
    [blocked.shortId, 410, "code_blocked"],
    [deleted.shortId, 410, "code_gone"],
    ["unknown", 404, "code_not_found"],
  ] as const;
  for (const [shortId, status, code] of cases) {
    await expectProblem(await ask(`/r/${shortId}+`, {}), status, code);
    const page = await ask(`/r/${shortId}+`);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control"), partsOf(html).hosts]).toEqual([
      status,
      "no-store",
      [],
    ]);
    expect(html).not.toContain("museum.example");
    expect((await ask(`/r/${shortId}+`, HTML, "HEAD")).status).toBe(status);
  }
  await expectProblem(await ask("/r/++", {}), 404, "code_not_found");
  await expectProblem(await ask("/r/+", {}), 404, "code_not_found");
});

test("on a domain the preview has its own path, and a stranger's host knows nothing of the code", async () => {
  const [host, other] = ["qr.museum.example", "qr.zoo.example"];
  await ownDomain(tenant, dns, host);
  const zoo = await scenario.signUp("Zoo");
  await ownDomain(zoo, dns, other, { notFound: "https://zoo.example/lost" });
  const { id } = await tenant.makeCode({ shortId: "win", domain: host, target: "https://museum.example/" });
  const base = scenario.service.baseUrl;
  expect((await read(id)).previewUrl).toBe(`${new URL(base).protocol}//${host}/win+`);
  for (const path of ["/win+", "/r/win+"]) {
    const page = await fetch(scenario.url + path, { headers: { ...HTML, host }, redirect: "manual" });
    expect(page.status).toBe(200);
    expect(partsOf(await page.text())).toMatchObject({
      hosts: ["museum.example"],
      links: [
        `${new URL(base).protocol}//${host}/win`,
        `${base}/report?code=${host}/win`,
        "mailto:abuse@qr.example",
      ],
    });
  }
  const lost = await fetch(`${scenario.url}/win+`, { headers: { ...HTML, host: other }, redirect: "manual" });
  expect([lost.status, lost.headers.get("location")]).toEqual([302, "https://zoo.example/lost"]);
  expect((await ask("/r/win+")).status).toBe(404);
});

test("previews are limited for each address and code as scans are, and guesses count with those of scans", async () => {
  const limited = await startScenario({ QZ_LIMIT_RESOLVE: "2/60s" });
  const owner = await limited.signUp();
  const { shortId } = await owner.makeCode();
  const status = async (path: string) => (await limited.request(path, { headers: HTML })).status;
  expect([
    await status(`/r/${shortId}+`),
    await status(`/r/${shortId}+`),
    await status(`/r/${shortId}+`),
  ]).toEqual([200, 200, 429]);
  expect((await limited.scan(shortId)).status).toBe(302);
  expect([await status("/r/guess1+"), await status("/r/guess2"), await status("/r/guess3+")]).toEqual([
    404, 404, 429,
  ]);
});
