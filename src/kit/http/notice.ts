import { bestLanguage, prefersHtml } from "../shared/accept.ts";
import { markup, type Markup, trusted } from "../shared/markup.ts";
import { type FaultCode, PROBLEMS } from "../shared/problems.ts";
import { SIGN, STYLE, STYLE_HASH } from "./notice-style.ts";
import { asFault } from "./problems.ts";
import { type Withdrawal, withdrawalForm } from "./withdrawal.ts";

/** A heading, and what to do. */
type NoticeText = readonly [heading: string, advice: string];

const en = {
  link_ended: ["This link is not valid", "Its time is over. Sign in, and have another one sent."],
  not_found: ["This code is not known", "Please check the address, or scan the code again."],
  code_not_found: ["This code is not known", "Please check the address, or scan the code again."],
  share_not_found: [
    "Nothing is shared here",
    "The link may be mistyped, or was ended. Ask whoever sent it to you.",
  ],
  code_gone: ["This code is switched off", "Its owner no longer uses it, or has paused it."],
  code_locked: [
    "This page is locked again",
    "Open it with its password in another tab, then go back here and send it again.",
  ],
  code_blocked: [
    "Blocked by the operator",
    "The operator of this service has blocked this address. Better not look for another way to where it led.",
  ],
  rate_limited: [
    "One moment, please",
    "There were too many requests from your network. Try again in a minute.",
  ],
  storage_unavailable: [
    "One moment, please",
    "Something is out of order on our side. Try again in a minute.",
  ],
  busy: ["One moment, please", "There is much to do here right now. Please try again in a moment."],
  cross_site_form: ["This did not come from the page", "Open the page itself and try again there."],
  invalid_request: ["This could not be read", "Go back, check what you entered, and send it again."],
  body_too_large: ["This is too long", "Go back, shorten what you wrote, and send it again."],
  misdirected: [
    "This service has another address",
    "Its operator can set QZ_BASE_URL to this address, or name it in QZ_OTHER_HOSTS.",
  ],
} as const satisfies Partial<Record<FaultCode, NoticeText>>;

export type NoticeCode = keyof typeof en;

const de = {
  link_ended: ["Dieser Link gilt nicht", "Seine Zeit ist um. Bitte anmelden und einen neuen senden lassen."],
  not_found: ["Diesen Code gibt es nicht", "Bitte die Adresse prüfen oder den Code noch einmal scannen."],
  code_not_found: [
    "Diesen Code gibt es nicht",
    "Bitte die Adresse prüfen oder den Code noch einmal scannen.",
  ],
  share_not_found: [
    "Hier wird nichts geteilt",
    "Vielleicht ist der Link vertippt, oder er wurde beendet. Fragen Sie, wer ihn Ihnen geschickt hat.",
  ],
  code_gone: [
    "Dieser Code ist abgeschaltet",
    "Wer ihn angebracht hat, nutzt ihn nicht mehr oder pausiert ihn.",
  ],
  code_locked: [
    "Diese Seite ist wieder geschützt",
    "Bitte in einem anderen Tab mit dem Passwort öffnen, dann hierher zurückgehen und noch einmal senden.",
  ],
  code_blocked: [
    "Vom Betreiber gesperrt",
    "Der Betreiber dieses Dienstes hat diese Adresse gesperrt. Suchen Sie besser keinen anderen Weg dorthin, wohin sie führte.",
  ],
  rate_limited: [
    "Einen Moment, bitte",
    "Aus Ihrem Netz kamen zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.",
  ],
  storage_unavailable: [
    "Einen Moment, bitte",
    "Bei uns ist etwas nicht in Ordnung. Bitte in einer Minute noch einmal versuchen.",
  ],
  busy: ["Einen Moment, bitte", "Hier ist gerade viel zu tun. Bitte gleich noch einmal versuchen."],
  cross_site_form: ["Das kam nicht von der Seite", "Bitte die Seite selbst öffnen und es dort versuchen."],
  invalid_request: ["Das ließ sich nicht lesen", "Bitte zurückgehen, die Angaben prüfen und erneut senden."],
  misdirected: [
    "Dieser Dienst hat eine andere Adresse",
    "Wer ihn betreibt, kann QZ_BASE_URL auf diese Adresse setzen oder ihren Namen in QZ_OTHER_HOSTS nennen.",
  ],
  body_too_large: ["Das ist zu lang", "Bitte zurückgehen, den Text kürzen und erneut senden."],
} as const satisfies Record<NoticeCode, NoticeText>;

/** The page of a path that is none. */
interface NowhereText {
  readonly heading: string;
  readonly advice: string;
  readonly home: string;
}

interface Notices {
  readonly nowhere: NowhereText;
  readonly texts: Readonly<Record<NoticeCode, NoticeText>>;
  /** The link to the owner of a code that is switched off. */
  readonly contact: string;
  /** The link to the form that reports a code. */
  readonly report: string;
}

const NOTICES: Readonly<Record<"en" | "de", Notices>> = {
  en: {
    nowhere: {
      heading: "There is no such page",
      advice: "The address may be mistyped, or the page was moved.",
      home: "To the start page",
    },
    texts: en,
    contact: "Ask its owner",
    report: "Report this code",
  },
  de: {
    nowhere: {
      heading: "Diese Seite gibt es nicht",
      advice: "Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.",
      home: "Zur Startseite",
    },
    texts: de,
    contact: "Kontakt aufnehmen",
    report: "Diesen Code melden",
  },
};

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
  const language = bestLanguage(acceptLanguage, ["en", "de"]);
  const notices = NOTICES[language];
  const [heading, advice] = notices.texts[code];
  const isReportable = report !== null && LEADS_NOWHERE.includes(PROBLEMS[code][0]);
  return smallPage({
    ...{ language, heading, advice, headers },
    status: status ?? PROBLEMS[code][0],
    more: markup`${host === undefined ? null : markup`<p class="host">${host}</p>`}
      ${contact === null ? null : markup`<a href="${contact}" rel="noreferrer noopener nofollow">${notices.contact}</a>`}
      ${withdrawal ? withdrawalForm(withdrawal, language) : null}
      ${isReportable && markup`<p class="report"><a href="${report}" rel="nofollow">${notices.report}</a></p>`}`,
    formAction: withdrawal ? "'self'" : "'none'",
  });
}

/** A page with a heading, what to do, and perhaps a form. */
export function smallPage(content: {
  readonly language: "en" | "de";
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
    <html lang="${language}">
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
  const language = bestLanguage(request.headers.get("accept-language"), ["en", "de"]);
  const { heading, advice, home } = NOTICES[language].nowhere;
  const root = "../".repeat(depth) || "./";
  const more = markup`<a href="${root}">${home}</a>`;
  return smallPage({ language, heading, advice, more, formAction: "'none'", status: PROBLEMS.not_found[0] });
}

/** Whether there is a page for a fault. */
function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(en, code);
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
