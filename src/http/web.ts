import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { Elysia } from "elysia";
import { FILES, SHELLS } from "../../assets/web/files.ts";
import { bestLanguage, firstCoding } from "../shared/accept.ts";
import { nothingHere } from "../shared/common-faults.ts";
import { contentTag, isUnmodified } from "./conditional.ts";
import { SHELL_LANGUAGES, type ShellLanguage, shellPage } from "./web-shell.ts";

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The web app: the studio at `/`, the console at `/app`, and the built files both load. */

/** Everything comes from this service, and nothing is inline: a key that the browser holds goes nowhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
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
};

/** Content codings that files are packed in (RFC 9110, 8.4.1). */
const CODINGS = {
  br: (bytes: Uint8Array): Promise<Uint8Array> => packBrotli(bytes),
  gzip: (bytes: Uint8Array): Promise<Uint8Array> => packGzip(bytes, { level: 9 }),
} as const;
type Coding = keyof typeof CODINGS;

/** The smaller first. */
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** A built file, and its bytes in each coding that has been asked for. */
interface WebFile {
  readonly path: string;
  readonly mediaType: string;
  readonly tag: string;
  readonly coded: Map<Coding, Promise<Uint8Array>>;
}

/** A page in each of its languages, as it is sent. */
type Page = Readonly<Record<ShellLanguage, { readonly html: string; readonly tag: string }>>;

/** `GET /`, `GET /app` and `GET /web/{name}`. They are for browsers and not part of the API contract. */
export function webRoutes() {
  const hidden = { detail: { hide: true } };
  const files = new Map<string, WebFile>(FILES.map((file) => [file.name, createFile(file)]));
  const [studio, console] = [createPage("studio"), createPage("console")];
  return new Elysia()
    .get("/", ({ request }) => sendPage(studio, request), hidden)
    .get("/app", ({ request }) => sendPage(console, request), hidden)
    .get(
      "/web/:name",
      async ({ request, params }) => {
        const file = files.get(params.name);
        if (!file) throw nothingHere();
        return sendFile(file, request);
      },
      hidden,
    );
}

function createPage(app: keyof typeof SHELLS): Page {
  const page = (language: ShellLanguage) => {
    const html = shellPage(app, language, SHELLS[app]);
    return { html, tag: contentTag(html) };
  };
  return { en: page("en"), de: page("de") };
}

function sendPage(page: Page, { headers: asked }: Request): Response {
  const { html, tag } = page[bestLanguage(asked.get("accept-language"), SHELL_LANGUAGES)];
  const headers = { ...PAGE_HEADERS, etag: tag };
  if (isUnmodified(asked.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(html, { headers });
}

function createFile({ name, path, integrity }: (typeof FILES)[number]): WebFile {
  const mediaType = MEDIA_TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  return { mediaType, tag: integrity.slice(-16), path, coded: new Map() };
}

/** The name of a file changes with its content, so a browser may cache it for good. */
async function sendFile(file: WebFile, { headers: asked }: Request): Promise<Response> {
  const coding = firstCoding(asked.get("accept-encoding"), PREFERRED);
  const tag = `"${file.tag}${coding === null ? "" : `-${coding}`}"`;
  const headers = {
    "content-type": file.mediaType,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
    etag: tag,
    ...(coding === null ? {} : { "content-encoding": coding }),
  };
  if (isUnmodified(asked.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  if (coding === null) return new Response(Bun.file(file.path), { headers });
  return new Response(Uint8Array.from(await codedBytes(file, coding)), { headers });
}

/** A file's bytes in a coding, packed once. */
function codedBytes({ path, coded }: WebFile, coding: Coding): Promise<Uint8Array> {
  const known = coded.get(coding);
  if (known) return known;
  const bytes = Bun.file(path).bytes().then(CODINGS[coding]);
  coded.set(coding, bytes);
  // A file that cannot be read now, because too many are open, can be read later.
  bytes.catch(() => coded.delete(coding));
  return bytes;
}
