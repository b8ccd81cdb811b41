import { Elysia } from "elysia";
import { EARLY, FILES, SHELLS, TEXTS } from "../../../dist/web/files.ts";
import { bestLanguage } from "../shared/accept.ts";
import { nothingHere } from "../shared/common-faults.ts";
import { type Constant, constantFile, createConstant } from "./constant.ts";
import { toTwin } from "./paths.ts";
import { type App, SHELL_LANGUAGES, type ShellFacts, type ShellLanguage, shellPage } from "./web-shell.ts";

/**
 * The web app: the studio at `/`, the console at `/app`, the operator's page, and the built files that they
 * load.
 */

/** Everything comes from this service, and nothing is inline: a key that the browser holds goes nowhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "frame-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  vary: "accept-language",
};

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

/** A page in each of its languages. */
type Page = Readonly<Record<ShellLanguage, Constant>>;

/**
 * `GET /`, `GET /app`, `GET /operator` and `GET /web/{name}`. They are for browsers and not part of the API
 * contract.
 */
export function webRoutes(facts: ShellFacts) {
  const hidden = { detail: { hide: true } };
  const files = new Map<string, ReturnType<typeof createFile>>(
    FILES.map(({ name, path }) => [name, createFile(name, path)]),
  );
  const studio = createPage("studio", facts);
  const console = createPage("console", facts);
  const operator = createPage("operator", facts, { "x-robots-tag": "noindex" });
  return new Elysia()
    .get("/", ({ request }) => inLanguage(studio, request), hidden)
    .get("/app", ({ request }) => inLanguage(console, request), hidden)
    .get("/app/", () => toTwin("../app"), hidden)
    .get("/operator", ({ request }) => inLanguage(operator, request), hidden)
    .get("/operator/", () => toTwin("../operator"), hidden)
    .get(
      "/web/:name",
      async ({ request, params }) => {
        const file = files.get(params.name);
        if (!file) throw nothingHere();
        return file(request);
      },
      hidden,
    );
}

/** @param more - headers besides those of all pages. */
function createPage(app: App, facts: ShellFacts, more: Readonly<Record<string, string>> = {}): Page {
  const page = (language: ShellLanguage) => {
    const preload = [...new Set([...SHELLS[app].preload, ...TEXTS[app][language]])];
    const early = app === "console" ? EARLY : null;
    return createConstant(shellPage(app, language, { ...SHELLS[app], preload, early }, facts), {
      ...PAGE_HEADERS,
      ...more,
    });
  };
  return { en: page("en"), de: page("de") };
}

function inLanguage(page: Page, request: Request): Response | Promise<Response> {
  return page[bestLanguage(request.headers.get("accept-language"), SHELL_LANGUAGES)].answer(request);
}

/** The name of a file changes with its content, so a browser may cache it for good. */
function createFile(name: string, path: string): (request: Request) => Promise<Response> {
  return constantFile(path, {
    "content-type": MEDIA_TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
}
