import { PROBLEMS, type ProblemCode } from "./problems.ts";

/** What a person reads who scanned a code that leads nowhere. */
const NOTICES = {
  not_found: ["This code is not known", "Please check the address, or scan the code again."],
  code_not_found: ["This code is not known", "Please check the address, or scan the code again."],
  code_gone: ["This code is switched off", "Whoever put it up no longer uses it, or has paused it."],
  rate_limited: [
    "One moment, please",
    "There were too many requests from your network. Try again in a minute.",
  ],
} as const satisfies Partial<Record<ProblemCode, readonly [heading: string, advice: string]>>;

const STYLE = `
:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fbfaf7;--soft:#667}
@media(prefers-color-scheme:dark){:root{--ink:#eceae4;--paper:#15171a;--soft:#9aa1ab}}
html{height:100%}
body{margin:0;min-height:100%;display:grid;place-content:center;padding:2rem;box-sizing:border-box;
background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif;text-align:center}
svg{width:4rem;height:4rem;margin:0 auto 1.5rem;display:block}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;text-wrap:balance}
p{margin:0;color:var(--soft);max-width:32ch;text-wrap:balance}`;

/** A finder pattern with nothing around it: a quiet zone. */
const SIGN =
  '<svg viewBox="0 0 9 9" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M1 1h7v7H1zM2 2v5h5V2zM3 3h3v3H3z"/></svg>';

const STYLE_HASH = `sha256-${new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")}`;

/** Nothing may load but the one style, known by its hash. */
const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type NoticeCode = keyof typeof NOTICES;

/** A small readable page in place of a problem document. */
export function noticeResponse(code: NoticeCode, headers: Record<string, string> = {}): Response {
  const [heading, advice] = NOTICES[code];
  const [status] = PROBLEMS[code];
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${heading}</title><style>${STYLE}</style></head>
<body><main>${SIGN}<h1>${heading}</h1><p>${advice}</p></main></body></html>
`;
  return new Response(page, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}

/** Whether a client would rather read a page than a problem document: browsers name text/html (RFC 9110, 12.5.1). */
export function prefersHtml(accept: string | null): boolean {
  const html = (accept ?? "").split(",").find((range) => /^\s*text\/html\s*(?:;|$)/i.test(range));
  return html !== undefined && !/;\s*q\s*=\s*0(?:\.0{0,3})?\s*(?:;|$)/i.test(html);
}
