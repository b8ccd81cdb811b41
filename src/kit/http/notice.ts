import { textsFor, textsOf } from "../languages/languages.ts";
import type { NoticeCode } from "../languages/model.ts";
import { LANGUAGES, type LanguageTag } from "../languages/tags.ts";
import { prefersHtml } from "../shared/accept.ts";
import { markup, type Markup, trusted } from "../shared/markup.ts";
import { PROBLEMS } from "../shared/problems.ts";
import { SIGN, STYLE, STYLE_HASH } from "./notice-style.ts";
import { asFault } from "./problems.ts";
import { type Withdrawal, withdrawalForm } from "./withdrawal.ts";

/** Nothing may load but the one style, by its hash, and the icon that a browser asks for by itself. */
const policy = (formAction: string) =>
  `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Further content of a notice. */
export interface NoticeOptions {
  /** The reader's `Accept-Language`; English without. */
  readonly acceptLanguage?: string | null;
  /** Instead of the code's own. */
  readonly status?: number;
  /** The domain that has nothing here. */
  readonly host?: string;
  /**
   * The address of the form that reports the code. It is linked where the code is unknown or leads nowhere.
   */
  readonly report?: string | null;
  /** Of a code that is switched off: the address of its owner. */
  readonly contact?: string | null;
  /** For a recognised device. */
  readonly withdrawal?: Withdrawal;
}

/** The statuses of codes that can be reported: what is out of order for a moment is no reason. */
const LEADS_NOWHERE: readonly number[] = [404, 410];

/** A small readable page in place of a problem document. */
export function noticeResponse(
  code: NoticeCode,
  headers: Readonly<Record<string, string>> = {},
  { acceptLanguage = null, report = null, contact = null, withdrawal, status, host }: NoticeOptions = {},
): Response {
  const { lang: language, notices } = textsFor(acceptLanguage);
  const [heading, advice] = notices.texts[code];
  const isReportable = report !== null && LEADS_NOWHERE.includes(PROBLEMS[code][0]);
  return smallPage({
    ...{ language, heading, advice, headers },
    status: status ?? PROBLEMS[code][0],
    more: markup`${host === undefined ? null : markup`<p class="host" dir="ltr">${host}</p>`}
      ${contact === null ? null : markup`<a href="${contact}" rel="noreferrer noopener nofollow">${notices.contact}</a>`}
      ${withdrawal ? withdrawalForm(withdrawal, notices.withdrawal) : null}
      ${isReportable && markup`<p class="report"><a href="${report}" rel="nofollow">${notices.report}</a></p>`}`,
    formAction: withdrawal ? "'self'" : "'none'",
  });
}

/** A page with a heading, what to do, and perhaps a form. */
export function smallPage(content: {
  readonly language: LanguageTag;
  readonly heading: string;
  readonly advice: string;
  /** In the browser's tab, where that is not the heading. */
  readonly title?: string;
  readonly more: Markup | null;
  /**
   * The `form-action` of its content security policy: also the origin to which an answer to the form leads.
   */
  readonly formAction: `'self'${"" | ` ${string}`}` | "'none'";
  /** Whether its form says where it stands: a session is taken from our own pages alone. */
  readonly tellsOrigin?: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}): Response {
  const {
    language,
    heading,
    advice,
    title = heading,
    more,
    formAction,
    status = 200,
    headers = {},
  } = content;
  const page = markup`<!doctype html>${"\n"}
    <html lang="${language}" dir="${LANGUAGES[language].dir}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title}</title>
        <link rel="icon" href="data:,">
        <style>${trusted(STYLE)}</style>
      </head>
      <body>
        <main>
          ${SIGN}<h1>${heading}</h1><p>${advice}</p>
          ${more}
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
      "content-security-policy": policy(formAction),
      "x-content-type-options": "nosniff",
      // Under `no-referrer` a form sends no origin.
      "referrer-policy": content.tellsOrigin ? "same-origin" : "no-referrer",
    },
  });
}

/** A path with more parts is no address that a person was given. */
const MOST_PARTS = 20;

/**
 * The page of a path at which there is nothing, with a relative link to the start page, which also leads there behind a base
 * address with a path. `null` for programs, which get a problem.
 */
export function nowherePage(request: Request, pathname: string): Response | null {
  if (request.method !== "GET" || /^\/(?:(?:app|operator)\/)?api\//.test(pathname)) return null;
  const depth = pathname.split("/", MOST_PARTS + 2).length - 2;
  if (depth >= MOST_PARTS || !prefersHtml(request.headers.get("accept"))) return null;
  const { lang: language, notices } = textsFor(request.headers.get("accept-language"));
  const { heading, advice, home } = notices.nowhere;
  const root = "../".repeat(depth) || "./";
  const more = markup`<a href="${root}">${home}</a>`;
  return smallPage({ language, heading, advice, more, formAction: "'none'", status: PROBLEMS.not_found[0] });
}

/** Whether there is a page for a fault. */
function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(textsOf("en").notices.texts, code);
}

/**
 * A refusal as a page, for clients that prefer one.
 * @throws the error itself, when the client prefers a problem document or there is no page for it.
 */
export function readableRefusal(request: Request, error: unknown, options: NoticeOptions = {}): Response {
  const { code, headers } = asFault(error);
  if (!isNoticeCode(code) || !prefersHtml(request.headers.get("accept"))) throw error;
  const acceptLanguage = request.headers.get("accept-language");
  return noticeResponse(code, headers, { acceptLanguage, ...options });
}

/**
 * The same for a path that names a code. The page of one that is switched off links its owner's contact.
 * @param contactOf - finds the contact. It is called only where that page is shown.
 */
export async function readableCodeRefusal(
  request: Request,
  error: unknown,
  contactOf: () => Promise<string | null>,
  options: NoticeOptions = {},
): Promise<Response> {
  const isShown = asFault(error).code === "code_gone" && prefersHtml(request.headers.get("accept"));
  return readableRefusal(request, error, { ...options, contact: isShown ? await contactOf() : null });
}
