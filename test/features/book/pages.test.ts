import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { PAGES } from "../../../src/features/book/contents.ts";
import { GERMAN_PATHS } from "../../../src/features/book/constants.ts";
import { fileOf, servedLink } from "../../../src/features/book/links.ts";
import { renderMarkdown } from "../../../src/features/book/markdown.ts";
import { ALL_PICTURES } from "../../../src/features/book/pictures.ts";
import { PART_NAMES, partsIn } from "../../../src/features/book/parts.ts";
import { SEARCH_WORDS } from "../../../src/features/book/search-words.ts";
import type { SearchEntry, WrittenPage } from "../../../src/features/book/model.ts";
import { docsIn } from "../../../src/web/lib/docs.ts";
import { createSearch } from "../../../src/web/book/search.ts";
import { PROBLEMS } from "../../../src/kit/shared/problems.ts";
import { fetchContract, operationsOf } from "../../kit/http/contract.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { QUESTIONS } from "./questions.ts";

const ROOT = join(import.meta.dir, "../../..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Pages for people who change the program. They are read in the repository. */
const ENGINEERS = ["architecture.md", "figures.md", "scanning.md"];

const WRITTEN: readonly WrittenPage[] = PAGES.filter((page) => "text" in page);

describe("the book's files", () => {
  test("every file of docs/ is a page, or one for engineers", () => {
    const files = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
    const served = WRITTEN.map(fileOf).flatMap((file) =>
      dirname(file) === "docs" ? [posix.basename(file)] : [],
    );
    expect([...served, ...ENGINEERS].toSorted()).toEqual(files.toSorted());
  });

  test("a page has fewer than 1,500 words", () => {
    const long = WRITTEN.filter(
      (page) => dirname(fileOf(page)) === "docs" && textOf(fileOf(page)).split(/\s+/).length >= 1_500,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  test("links of the web app lead to pages", async () => {
    const files = new Bun.Glob("src/web/**/*.{ts,tsx}").scan(ROOT);
    const named: string[] = [];
    for await (const file of files)
      named.push(
        ...[...textOf(file).matchAll(/"docs\/([\w-]+)"|\bdocs(?:: |In\(useLanguage\(\), )"([a-z-]+)"/g)].map(
          (match) => match[1] ?? match[2] ?? "",
        ),
      );
    expect(named.length).toBeGreaterThan(20);
    const paths = PAGES.map(({ path }) => path);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
    const led = [
      docsIn("de"),
      docsIn("de", "keys"),
      docsIn("de", "moving-in"),
      docsIn("en"),
      docsIn("en", "keys"),
    ];
    expect(led).toEqual(["docs/de", "docs/de/keys", "docs/moving-in", "docs", "docs/keys"]);
  });

  test("a page begins with its one heading of the first level", () => {
    for (const page of WRITTEN) {
      const text = withoutFences(textOf(fileOf(page)));
      expect([page.path, text.startsWith("# "), text.match(/^# /gm)?.length]).toEqual([page.path, true, 1]);
    }
  });

  test("a page begins with a sentence about its subject", () => {
    const promising = WRITTEN.filter((page) => /^# .*\n\nAfter this page/.test(textOf(fileOf(page))));
    expect(promising.map(({ path }) => path)).toEqual([]);
  });

  test("links between files lead to a heading, as the repository numbers them and as the book does", () => {
    const files = new Set([
      ...WRITTEN.map(fileOf),
      ...new Bun.Glob("docs/**/*.md").scanSync(ROOT),
      "db/README.md",
      ...new Bun.Glob("src/**/README.md").scanSync(ROOT),
      ...new Bun.Glob("{db,scripts}/*/README.md").scanSync(ROOT),
    ]);
    const broken = [...files].flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, href = ""]) => href)
        .filter((href) => !/^[a-z]+:/.test(href))
        .filter((href) => !isThere(file, href))
        .map((href) => `${file}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  test("a link to a file that is not served is no link, and others stay", () => {
    const cases = [
      "keys.md#scopes",
      "../CHANGELOG.md",
      "../NOTICE",
      "../test/x.ts",
      "#here",
      "https://a.example/b.md",
    ];
    expect(cases.map((href) => servedLink(href, "docs/lists.md", "../"))).toEqual([
      "../docs/keys#scopes",
      "../docs/changelog",
      "../docs/notices",
      null,
      "#here",
      "https://a.example/b.md",
    ]);
  });
});

const withoutFences = (text: string) => text.replace(/^```.*?^```/gms, "");

/** Whether a link of a file in the repository leads to a file, and to one of its headings if it names one. */
function isThere(from: string, href: string): boolean {
  const [path = "", anchor] = href.split("#");
  const target = path === "" ? from : posix.join(posix.dirname(from), path);
  if (!existsSync(join(ROOT, target))) return false;
  if (anchor === undefined) return true;
  // A German page has the anchors of the English one, so an address holds in both languages.
  const text = textOf(target.replace(/^docs\/de\//, "docs/"));
  const { html } = renderMarkdown(text, (link) => link);
  return anchorsOf(text).includes(anchor) && html.text.includes(` id="${anchor}"`);
}

/** The anchors of headings by the rule of code hosts: lower case, no punctuation, hyphens for spaces. */
function anchorsOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

const scenario = await startScenario();
const ADDRESSES = [
  "/docs",
  "/docs/de",
  ...PAGES.map(({ path }) => `/docs/${path}`),
  ...GERMAN_PATHS.map((path) => `/docs/de/${path}`),
];
const pages = new Map<string, string>();
for (const address of ADDRESSES) {
  const answer = await scenario.request(address);
  expect([address, answer.status]).toEqual([address, 200]);
  pages.set(address, await answer.text());
}
const pageAt = (address: string) => pages.get(address) ?? "";

describe("the served book", () => {
  test("every link leads to a page, and to something on it", async () => {
    const links = [...pages].flatMap(([from, html]) =>
      [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
        ([, href = ""]) => new URL(href, scenario.url + from),
      ),
    );
    const own = links.filter(({ origin }) => origin === new URL(scenario.url).origin);
    expect(own.length).toBeGreaterThan(300);
    const broken: string[] = [];
    for (const address of new Set(own.map(({ pathname, hash }) => pathname + hash))) {
      const [path = "", anchor] = address.split("#");
      const html = pages.get(path) ?? (await (await scenario.request(path)).text());
      const isBroken = html === "" || (anchor !== undefined && !html.includes(` id="${anchor}"`));
      if (isBroken) broken.push(address);
    }
    expect(broken).toEqual([]);
  });

  test("pages have all parts that are made of the contract, and no others", async () => {
    expect(WRITTEN.flatMap((page) => partsIn(textOf(fileOf(page)))).toSorted()).toEqual(
      PART_NAMES.toSorted(),
    );
    const said = pageAt("/docs/webhooks");
    for (const part of ["qr.alert", "x-svc-delivery", "webhook-timestamp", "30 s, 2 min", "destination"])
      expect(said).toContain(part);
    expect(pageAt("/docs/api")).toContain('<a href="../docs/reference/codes#createCode">');
  });

  test("no page shows the tags of a picture that only the repository has, or an empty paragraph in its place", () => {
    const showing = [...pages].filter(([, html]) => /&lt;img|<p>\s*<\/p>/.test(html));
    expect(showing.map(([address]) => address)).toEqual([]);
  });

  test("the page of drawing has a picture of every template and shape, which the service draws", async () => {
    const shown = [...pageAt("/docs/drawing").matchAll(/<img src="\.\.\/docs\/pictures\/([^"]+)\.svg"/g)];
    expect(shown.map(([, name]) => name)).toEqual(ALL_PICTURES.map(({ name }) => name));
    for (const { name } of ALL_PICTURES) {
      const answer = await scenario.request(`/docs/pictures/${name}.svg`);
      expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 200, "image/svg+xml"]);
      expect(await answer.text()).toStartWith("<svg");
    }
    for (const other of ["none.svg", "frame-box", "..%2fkeys", "x".repeat(2_000)])
      expect((await scenario.request(`/docs/pictures/${other}`)).status).toBe(404);
  });

  test("the reference names the members of every object but those that may have any, and the events of webhooks", async () => {
    const types = await (await scenario.request("/docs/reference/types")).text();
    const free = [
      ...types.matchAll(
        /<tr><td><code>([^<]+)<\/code>(?:<small[^>]*>\w+<\/small>)?<\/td><td>[^<]*any object/g,
      ),
    ];
    expect(free.map(([, name]) => name)).toEqual([
      "changes[].before",
      "changes[].after",
      "conflicts",
      "mend",
      "types[].fields",
      "types[].example",
      "style",
    ]);
    const webhook = await (await scenario.request("/docs/reference/webhook")).text();
    for (const id of ["onScan", "onLead", "onAlert"]) expect(webhook).toContain(`<h2 id="${id}"`);
  });

  test("the search index is revalidated by a strong tag", async () => {
    const answer = await scenario.request("/docs/search.json");
    const tag = answer.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"/);
    const again = await scenario.request("/docs/search.json", { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
  });

  test("the search finds the pages that people look for, by words with slips, too", async () => {
    const search = createSearch(await readJson<SearchEntry[]>(await scenario.request("/docs/search.json")));
    const found = (query: string) => search(query)[0]?.at ?? "";
    expect(found("QZ_BASE_URL")).toBe("settings#QZ_BASE_URL");
    expect(found("base url")).toBe("settings#QZ_BASE_URL");
    expect(found("scope_missing")).toBe("problems#scope_missing");
    expect(found("webhok")).toContain("webhooks");
    expect(found("domian")).toContain("domains");
    expect(found("verifying webhooks")).toContain("webhooks");
    expect(search("duplicate a code")[0]?.page).toBe("API reference");
    expect(search("zzzzz")).toEqual([]);
    const missed = QUESTIONS.filter(
      ([query, among]) =>
        !search(query)
          .slice(0, 3)
          .some(({ at }) => among.split(" ").includes(at.split(/[#/]/)[0] ?? "")),
    );
    expect(QUESTIONS.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test("words of the search lead to pages and sections that are there", async () => {
    const entries = await readJson<SearchEntry[]>(await scenario.request("/docs/search.json"));
    const places = new Set(entries.map(({ at }) => at));
    expect(Object.keys(SEARCH_WORDS).filter((at) => !places.has(at))).toEqual([]);
  });

  test("every problem has an anchor of its own", () => {
    const ids = [...pageAt("/docs/problems").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    expect(ids).toContainValues(Object.keys(PROBLEMS));
  });

  test("operations that pages name are in the contract", async () => {
    const operations = operationsOf(await fetchContract(scenario.url)).map(
      ({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    );
    const unknown = [...pages].flatMap(([address, html]) =>
      [...html.matchAll(/<code>((?:GET|POST|PUT|PATCH|DELETE) \/app\/api\/[^\s<?]*)(?:\?[^<]*)?<\/code>/g)]
        .map(([, named = ""]) => named)
        .filter((named) => !operations.some((operation) => operation.test(named)))
        .map((named) => `${address}: ${named}`),
    );
    expect(unknown).toEqual([]);
  });

  test("no cause or remedy of a problem leads to a page that is not served", () => {
    expect(pageAt("/docs/problems")).not.toContain("In the repository");
  });

  test("a path below /docs at which there is nothing is a page for people and a problem for programs", async () => {
    const forPeople = await scenario.request("/docs/nothing", { headers: { accept: "text/html" } });
    expect(forPeople.status).toBe(404);
    expect(await forPeople.text()).toContain("There is no such page");
    const forPrograms = await scenario.request("/docs/nothing", { headers: { accept: "*/*" } });
    expect([forPrograms.status, forPrograms.headers.get("content-type")]).toEqual([
      404,
      "application/problem+json",
    ]);
  });
});
