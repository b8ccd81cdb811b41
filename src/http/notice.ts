import { markup, type Markup, trusted } from "../shared/markup.ts";
import { bestLanguage } from "../shared/language.ts";
import { RateLimited } from "./limits.ts";
import { isNoticeCode, NOTICES, type NoticeCode } from "./notice-texts.ts";
import { asFault, PROBLEMS } from "./problems.ts";

export type { NoticeCode } from "./notice-texts.ts";

const STYLE = `
:root{color-scheme:light dark;--ink:#17191e;--paper:#f4f2ed;--soft:#5b5e66;--edge:#83858b}
@media(prefers-color-scheme:dark){:root{--ink:#f2f1ed;--paper:#0e1013;--soft:#a3a6ad;--edge:#71757d}}
html{height:100%}
body{margin:0;min-height:100%;display:grid;place-content:center;padding:2rem 1.5rem;box-sizing:border-box;
background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center}
svg{width:4rem;height:4rem;margin:0 auto 1.5rem;display:block}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2rem);line-height:1.2;letter-spacing:-.02em;margin:0 0 .625rem;text-wrap:balance}
p{margin:0 auto;color:var(--soft);max-width:36ch;text-wrap:balance}
form,.done{margin-top:2.5rem;font-size:1rem}
button{margin-top:1rem;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--edge);border-radius:.75rem;
background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** A finder pattern with nothing around it: a quiet zone. */
const SIGN = trusted(
  '<svg viewBox="0 0 9 9" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M1 1h7v7H1zM2 2v5h5V2zM3 3h3v3H3z"/></svg>',
);

const STYLE_HASH = `sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}`;

/** Nothing may load but the one style, known by its hash, and the picture a browser asks for of its own. */
const policy = (formAction: string) =>
  `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** What a notice may say besides. */
export interface NoticeOptions {
  /** The reader's `Accept-Language`; English without. */
  readonly acceptLanguage?: string | null;
  /** For who was recognised: where the form goes that withdraws it, and whether that is done. */
  readonly withdrawal?: { readonly action: string; readonly done: boolean };
}

/** A small readable page in place of a problem document. */
export function noticeResponse(
  code: NoticeCode,
  headers: Record<string, string> = {},
  { acceptLanguage = null, withdrawal }: NoticeOptions = {},
): Response {
  const language = bestLanguage(acceptLanguage, ["en", "de"]);
  const notices = NOTICES[language];
  const [heading, advice] = notices.texts[code];
  const [status] = PROBLEMS[code];
  const page = markup`<!doctype html>${"\n"}
    <html lang="${language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${heading}</title>
        <link rel="icon" href="data:,">
        <style>${trusted(STYLE)}</style>
      </head>
      <body>
        <main>
          ${SIGN}<h1>${heading}</h1><p>${advice}</p>
          ${withdrawal ? withdrawalForm(withdrawal, notices.withdrawal) : null}
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "cache-control": "no-store",
      vary: "Accept, Accept-Language, Cookie",
      "content-security-policy": policy(withdrawal ? "'self'" : "'none'"),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}

function withdrawalForm(
  { action, done }: NonNullable<NoticeOptions["withdrawal"]>,
  texts: (typeof NOTICES)["en"]["withdrawal"],
): Markup {
  if (done) return markup`<p class="done" role="status">${texts.done}</p>`;
  return markup`<form method="post" action="${action}"><p>${texts.offer}</p><button name="accept" value="false">${texts.button}</button></form>`;
}

/** Whether a client would rather read a page than a problem document: browsers name text/html (RFC 9110, 12.5.1). */
export function prefersHtml(accept: string | null): boolean {
  const range = (accept ?? "").split(",").find((each) => /^\s*text\/html\s*(?:;|$)/i.test(each));
  return range !== undefined && !/;\s*q\s*=\s*0(?:\.0{0,3})?\s*(?:;|$)/i.test(range);
}

/**
 * A refusal as a page, for those who would rather read one.
 * @throws the error itself, when the reader is a program or there is no page for it.
 */
export function readableRefusal(request: Request, error: unknown, options: NoticeOptions = {}): Response {
  const { code } = asFault(error);
  if (!isNoticeCode(code) || !prefersHtml(request.headers.get("accept"))) throw error;
  const acceptLanguage = request.headers.get("accept-language");
  const headers = error instanceof RateLimited ? error.headers : {};
  return noticeResponse(code, headers, { acceptLanguage, ...options });
}
