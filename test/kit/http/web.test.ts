import { expect, test } from "bun:test";
import { FILES, SHELLS } from "../../../dist/web/files.ts";
import { APP_LANGUAGES } from "../../../src/kit/shared/constants.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

/** How the web app's pages and files are served. */

const scenario = await startScenario();

const PAGES = { "/": SHELLS.studio, "/app": SHELLS.console, "/operator": SHELLS.operator } as const;

test.each(Object.entries(PAGES))(
  "%s is a page that allows nothing inline and nothing from elsewhere",
  async (path, shell) => {
    const response = await scenario.request(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|nonce|\*/);
    expect(html).toContain(`src="web/${shell.script}"`);
    expect(html).toContain(`href="web/${shell.style}"`);
    expect(html).not.toMatch(/ style=|<style|<script(?![^>]* src=)|https?:\/\/(?!www\.w3\.org)/);
  },
);

test("search engines are asked to leave the page of operators out, which is at one address", async () => {
  const page = await scenario.request("/operator");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  const twin = await scenario.request("/operator/", { redirect: "manual" });
  expect([twin.status, twin.headers.get("location")]).toEqual([308, "../operator"]);
});

test("a page speaks the language a browser asks for", async () => {
  const ask = async (language: string, path = "/") => {
    const page = await scenario.request(path, { headers: { "accept-language": language } });
    return /<html lang="([^"]*)">/.exec(await page.text())?.[1];
  };
  expect(await ask("de-AT,de;q=0.9,en;q=0.5")).toBe("de");
  for (const path of ["/", "/app"])
    for (const language of APP_LANGUAGES) expect(await ask(`nl, ${language};q=0.8`, path)).toBe(language);
  expect(await ask("nl-NL")).toBe("en");
  // The page of operators has two.
  expect(await ask("fr-FR, de;q=0.5", "/operator")).toBe("de");
  expect(await ask("fr-FR", "/operator")).toBe("en");
});

test.each(["/", "/app", "/openapi.json"])(
  "%s: a cached page gets 304, HEAD is answered, POST is refused",
  async (path) => {
    const first = await scenario.request(path);
    const etag = first.headers.get("etag") ?? "";
    const again = await scenario.request(path, { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    expect((await scenario.request(path, { method: "HEAD" })).status).toBe(200);
    const posted = await scenario.request(path, { method: "POST" });
    await expectProblem(posted, 405, "method_not_allowed");
    expect(posted.headers.get("allow")).toContain("GET");
  },
);

test("a built file is compressed as the browser accepts, cacheable for ever, with an ETag", async () => {
  const { name, bytes } = FILES[0];
  const ask = (coding: string, more = {}) =>
    scenario.request(`/web/${name}`, { headers: { "accept-encoding": coding, ...more } });
  const answers = await Promise.all(["br, gzip", "gzip", "br;q=0", "zstd"].map((coding) => ask(coding)));
  expect(answers.map((answer) => answer.headers.get("content-encoding"))).toEqual([
    "br",
    "gzip",
    null,
    "zstd",
  ]);
  const tags = answers.map((answer) => answer.headers.get("etag"));
  expect(new Set(tags).size).toBe(4);
  for (const answer of answers) {
    expect((await answer.bytes()).byteLength).toBe(bytes);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("vary")).toBe("accept-encoding");
  }
  expect((await ask("gzip", { "if-none-match": tags[1] })).status).toBe(304);
});

test.each(["files.ts", "..%2ffiles.ts", "nothing.js", "%00"])("/web/%s is not there", async (name) => {
  await expectProblem(await scenario.request(`/web/${name}`), 404, "not_found");
});

test("every built file has the media type of its extension", async () => {
  const types: Readonly<Record<string, string>> = {
    js: "text/javascript; charset=utf-8",
    css: "text/css; charset=utf-8",
    woff2: "font/woff2",
  };
  for (const { name } of FILES) {
    const response = await scenario.request(`/web/${name}`);
    expect([name, response.headers.get("content-type")]).toEqual([
      name,
      types[name.split(".").at(-1) ?? ""] ?? null,
    ]);
  }
});
