import { expect, test } from "bun:test";
import { GERMAN_PATHS } from "../../../src/features/book/constants.ts";
import { PAGES } from "../../../src/features/book/contents.ts";
import { withAddress, withAddressInExamples } from "../../../src/features/book/home.ts";
import { GERMAN_PAGES, withSamples } from "../../../src/features/book/german.ts";
import { hasTwin, withAbsoluteLinks } from "../../../src/features/book/twins.ts";
import type { SearchEntry } from "../../../src/features/book/model.ts";
import { createSearch } from "../../../src/web/book/search.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_BASE_URL: "https://codes.museum.example/qr" });
const read = async (path: string) => (await scenario.request(path)).text();

test("pages and samples name the service's own address, and none that stands for one", async () => {
  for (const page of ["first-code", "api", "keys", "problems", "reference/codes"]) {
    const html = await read(`/docs/${page}`);
    expect([page, html.match(/qr\.example/g)]).toEqual([page, null]);
    expect(html).toContain("https://codes.museum.example/qr/");
  }
  const own = "https://a.example";
  expect(withAddress("https://qr.example/r https://qr.example. https://qr.example.org/r", own)).toBe(
    "https://a.example/r https://a.example. https://qr.example.org/r",
  );
  const examples = "https://qr.example.org/r https://qr.example https://qr.example.organic";
  expect(withAddressInExamples(examples, "$&")).toBe("$&/r $& https://qr.example.organic");
});

test("a page has a twin in Markdown, and says where", async () => {
  for (const page of PAGES) {
    const answer = await scenario.request(`/docs/${page.path}.md`);
    const html = await read(`/docs/${page.path}`);
    expect([page.path, answer.status]).toEqual([page.path, hasTwin(page) ? 200 : 404]);
    expect(html.includes(`type="text/markdown" href="../docs/${page.path}.md"`)).toBe(hasTwin(page));
    if (!hasTwin(page)) continue;
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const text = await answer.text();
    expect(text).toStartWith("# ");
    expect([page.path, text.includes("<!-- made:")]).toEqual([page.path, false]);
  }
});

test("links of twins lead to twins of this service, and no code is changed", async () => {
  const text =
    "[a](keys.md#scopes) [b](../NOTICE) [c](../test/x.ts) [d](https://e.example) [f](#g)\n```ts\n[x](keys.md)\n```";
  expect(withAbsoluteLinks(text, "docs/api.md", "https://h")).toBe(
    "[a](https://h/keys.md#scopes) [b](https://h/notices) [c](https://h) [d](https://e.example) [f](#g)\n```ts\n[x](keys.md)\n```",
  );
  const all = await read("/llms-full.txt");
  const own = new Set(
    [...all.matchAll(/\]\(https:\/\/codes\.museum\.example\/qr(\/docs[^)#]*)/g)].map(([, path = ""]) => path),
  );
  expect(own.size).toBeGreaterThan(40);
  for (const path of own) expect([path, (await scenario.request(path)).status]).toEqual([path, 200]);
});

test("everything is in one text for programs, and the short one leads there", async () => {
  const all = await read("/llms-full.txt");
  for (const title of ["# API basics", "# Webhooks", "# Problems", "# API reference", "# Changelog"])
    expect(all).toContain(`\n${title}\n`);
  const short = await read("/llms.txt");
  expect(short).toContain("https://codes.museum.example/qr/llms-full.txt");
  for (const path of GERMAN_PATHS)
    expect(short).toContain(`https://codes.museum.example/qr/docs/de/${path}.md)`);
});

/**
 * The ids of headings in their order, the text of each sample, the names that rows begin with, and where
 * links lead.
 */
function skeletonOf(html: string) {
  const article = html.slice(html.indexOf("<article>"), html.indexOf("</article>"));
  return {
    anchors: Array.from(article.matchAll(/<(h[23]) id="([^"]+)"/g), ([, level, id]) => `${level} ${id}`),
    samples: Array.from(article.matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs), ([, text]) => text),
    tables: article.match(/<tr\b/g)?.length,
    names: Array.from(article.matchAll(/<tr><td><code>([^<]*)<\/code><\/td>/g), ([, name]) => name),
    points: article.match(/<li>/g)?.length,
    links: Array.from(
      article.matchAll(/<a href="(?:(?:\.\.\/)+docs\/(?:de\/)?)?([^"]+)"/g),
      ([, to]) => to,
    ).toSorted(),
  };
}

/**
 * Where a page says that it is in the other language: for searches, which ask for a whole address, and for
 * people.
 */
function leadsTo(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/hreflang="\w+" href="([^"]+)"/g), ([, href]) => href);
}

test("a page in German has the headings, anchors, samples, rows, points and links of the English one", async () => {
  expect([...GERMAN_PAGES.keys()].toSorted()).toEqual(GERMAN_PATHS.toSorted());
  for (const path of GERMAN_PAGES.keys()) {
    const english = await read(`/docs/${path}`);
    const german = await read(`/docs/de/${path}`);
    expect([path, skeletonOf(german)]).toEqual([path, skeletonOf(english)]);
    expect(german).toContain('<html lang="de">');
    expect(leadsTo(german)).toEqual([`https://codes.museum.example/qr/docs/${path}`, `../../docs/${path}`]);
    expect(leadsTo(english)).toEqual([
      `https://codes.museum.example/qr/docs/de/${path}`,
      `../docs/de/${path}`,
    ]);
    expect([path, german.includes("<!-- sample")]).toEqual([path, false]);
    expect(german).toContain(`type="text/markdown" href="../../docs/de/${path}.md"`);
    const twin = await scenario.request(`/docs/de/${path}.md`);
    expect(twin.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    const text = await twin.text();
    expect(text).toStartWith("# ");
    expect([path, /<!-- sample|qr\.example(?!\.org)/.test(text)]).toEqual([path, false]);
    const links = [...text.matchAll(/\]\(https:\/\/codes\.museum\.example\/qr(\/docs[^)#]*)/g)];
    for (const [, to = ""] of links) expect([to, (await scenario.request(to)).status]).toEqual([to, 200]);
  }
  expect((await scenario.request("/docs/de/api")).status).toBe(404);
  expect(await read("/docs/api")).not.toContain("hreflang");
});

test("the German cover leads to all pages, and the English one leads there those who prefer German", async () => {
  const cover = await read("/docs/de");
  expect(cover).toContain('<html lang="de">');
  expect(cover).toContain('hreflang="en" href="../docs"');
  for (const { path } of PAGES)
    expect(cover).toContain(`href="../docs/${GERMAN_PAGES.has(path) ? "de/" : ""}${path}"`);
  const coverFor = async (language: string) => {
    const answer = await scenario.request("/docs", { headers: { "accept-language": language } });
    expect(answer.headers.get("vary")).toBe("accept-language, accept-encoding");
    return { tag: answer.headers.get("etag"), html: await answer.text() };
  };
  const plain = await coverFor("fr, en;q=0.8, de;q=0.7");
  const offering = await coverFor("de-AT, en;q=0.8");
  const link = '<a hreflang="de" href="./docs/de">zur deutschen Doku</a>';
  expect([plain.html.includes(link), offering.html.includes(link)]).toEqual([false, true]);
  expect(offering.html).toContain('<html lang="en">');
  expect(offering.tag).not.toBe(plain.tag);
  for (const hostile of ["", "de;q=2", ",".repeat(5_000), `de;${"x".repeat(5_000)}`])
    expect(await coverFor(hostile)).toEqual(plain);
  const slash = await scenario.request("/docs/de/", { redirect: "manual" });
  expect(new URL(slash.headers.get("location") ?? "", `${scenario.url}/docs/de/`).pathname).toBe("/docs/de");
  const nowhere = await scenario.request("/docs/de/nichts", { headers: { accept: "text/html" } });
  expect([nowhere.status, await nowhere.text()]).toEqual([
    404,
    expect.stringContaining("<h1>Diese Seite gibt es nicht</h1>"),
  ]);
});

test("the pauses of webhooks in German are those that the contract makes of the schedule", async () => {
  const pauses = /pauses of ([\w, ]+), each/.exec(await read("/docs/webhooks"))?.[1] ?? "missing";
  expect(pauses.split(", ").length).toBe(11);
  expect(await read("/docs/de/webhooks")).toContain(`Pausen von ${pauses}, jede`);
});

test("the search of German pages finds them, and the others in English", async () => {
  const index = await readJson<SearchEntry[]>(await scenario.request("/docs/de/search.json"));
  const search = createSearch(index);
  const found = (query: string) =>
    search(query)
      .slice(0, 3)
      .map(({ at }) => at.split("#")[0]);
  expect(found("Schlüssel")).toContain("de/keys");
  expect(found("Etiketten")).toContain("de/sheets");
  expect(found("dsgvo")).toContain("de/privacy");
  expect(found("Zustellung Geheimnis")).toContain("de/webhooks");
  expect(found("Ersatzziel")).toContain("de/watch");
  expect(found("Einladung")).toContain("de/members");
  expect(found("Anmeldedienst")).toContain("de/sign-in");
  expect(found("Konto löschen")).toContain("de/accounts");
  expect(found("zweiter Faktor")).toContain("de/second-factors");
  expect(found("scope_missing")).toContain("problems");
  expect(index.some(({ at }) => at === "keys")).toBe(false);
});

test("samples of a German text are those of the English one, block by block", () => {
  const english = "a\n\n```sh\n1\n```\n\n```ts\n2\n```\n\nb\n\n```json\n3\n```\n";
  const mark = "<!-- sample -->";
  expect(withSamples(`x\n${mark}\ny\n${mark}\n`, english)).toBe(
    "x\n```sh\n1\n```\n\n```ts\n2\n```\ny\n```json\n3\n```\n",
  );
  expect(() => withSamples(mark, english)).toThrow("1 samples, and the English one 2");
});
