import { Elysia } from "elysia";
import { EARLY, FILES, SHELLS, TEXTS } from "../../../dist/web/files.ts";
import { bestLanguage } from "../shared/accept.ts";
import { APP_LANGUAGES, type AppLanguage, OPERATOR_LANGUAGES } from "../shared/constants.ts";
import { nothingHere } from "../shared/common-faults.ts";
import { type Constant, constantFile, createConstant } from "./constant.ts";
import { toTwin } from "./paths.ts";
import { type App, operatorPage, type ShellFacts, type ShellFiles, shellPage } from "./web-shell.ts";

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

/** Answers with a page in the language that a reader prefers. */
type Page = (request: Request) => Response | Promise<Response>;

/**
 * `GET /`, `GET /app`, `GET /operator` and `GET /web/{name}`. They are for browsers and not part of the API
 * contract.
 */
export function webRoutes(facts: ShellFacts) {
  const hidden = { detail: { hide: true } };
  const files = new Map<string, ReturnType<typeof createFile>>(
    FILES.map(({ name, path }) => [name, createFile(name, path)]),
  );
  const app = (name: Exclude<App, "operator">) =>
    createPage(APP_LANGUAGES, (language) => {
      const early = name === "console" ? EARLY : null;
      return shellPage(name, language, filesOf(name, TEXTS[name][language], early), facts);
    });
  const studio = app("studio");
  const console = app("console");
  const operator = createPage(
    OPERATOR_LANGUAGES,
    (language) => operatorPage(language, filesOf("operator", TEXTS.operator[language], null), facts),
    { "x-robots-tag": "noindex" },
  );
  return new Elysia()
    .get("/", ({ request }) => studio(request), hidden)
    .get("/app", ({ request }) => console(request), hidden)
    .get("/app/", () => toTwin("../app"), hidden)
    .get("/operator", ({ request }) => operator(request), hidden)
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

/** The files of a page with texts in a language. @param texts - names of the files that hold them. */
function filesOf(app: App, texts: readonly string[], early: string | null): ShellFiles {
  return { ...SHELLS[app], preload: [...new Set([...SHELLS[app].preload, ...texts])], early };
}

/**
 * A page, which is made for the first reader of its language. @param more - headers besides those of all
 * pages.
 */
function createPage<L extends AppLanguage>(
  languages: readonly [L, ...L[]],
  html: (language: L) => string,
  more: Readonly<Record<string, string>> = {},
): Page {
  const pages = new Map<L, Constant>();
  return (request) => {
    const language = bestLanguage(request.headers.get("accept-language"), languages);
    const page = pages.get(language) ?? createConstant(html(language), { ...PAGE_HEADERS, ...more });
    pages.set(language, page);
    return page.answer(request);
  };
}

/** The name of a file changes with its content, so a browser may cache it for good. */
function createFile(name: string, path: string): (request: Request) => Promise<Response> {
  return constantFile(path, {
    "content-type": MEDIA_TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
}
