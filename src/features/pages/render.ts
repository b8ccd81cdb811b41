import type { LandingPart } from "../codes/constants.ts";
import { textsFor } from "../../kit/languages/languages.ts";
import type { ReaderTexts } from "../../kit/languages/model.ts";
import { LANGUAGES, type LanguageTag } from "../../kit/languages/tags.ts";
import { markup, type Markup, type Piece, trusted } from "../../kit/shared/markup.ts";
import { PAGE_SCRIPT, PAGE_STYLE, SCRIPT_SOURCE, STYLE_SOURCE } from "./assets.ts";
import { orderedParts, type Page, type Visit } from "./model.ts";
import { checkoutCodePart } from "./parts/checkout-code.ts";
import { choiceSection } from "./parts/choice.ts";
import { contactPart } from "./parts/contact.ts";
import { coverPart } from "./parts/cover.ts";
import { eventPart } from "./parts/event.ts";
import { headerPart, textPart } from "./parts/header.ts";
import { leadSection } from "./parts/lead.ts";
import { linksPart } from "./parts/links.ts";
import { callToAction, legalFooter } from "./parts/frame.ts";
import { wifiPart } from "./parts/wifi.ts";
import type { PreparedPage } from "./prepared.ts";
import type { RenderContext } from "./render-context.ts";

/** The drawing of each part; nothing where a page does not have it. */
const PARTS: Readonly<Record<LandingPart, (context: RenderContext) => Piece>> = {
  cover: coverPart,
  headline: headerPart,
  text: textPart,
  content: (context) => [wifiPart, contactPart, checkoutCodePart, eventPart].map((part) => part(context)),
  button: callToAction,
  links: linksPart,
  lead: leadSection,
};

/** A whole page in one answer: the browser loads nothing else but its cover. */
export function renderPage(page: PreparedPage, visit: Visit, submission: string): Page {
  const texts = textsFor(visit.acceptLanguage);
  const script = markup`<script>${trusted(PAGE_SCRIPT)}</script>`;
  // Relative, because the page may be reached by another host than the service knows of.
  const cover = page.cover && `${visit.root}i/${page.cover.id}`;
  const html = documentOf({ page, visit, ...wordsOf(texts), root: visit.root, cover, submission }, script);
  return { html, headers: headersOf(page, texts.lang) };
}

/** A URL that leads nowhere (HTML, 2.4.1). A text that is appended to it is its fragment. */
export const NOWHERE = "about:invalid#";

/** The page as a first visitor sees it, without its script. Its forms and its links to this service lead nowhere. */
export function renderPreview(page: PreparedPage, acceptLanguage: string | null): Page {
  const texts = textsFor(acceptLanguage);
  const visit: Visit = {
    acceptLanguage,
    consented: false,
    privacyControl: false,
    choice: null,
    lead: { kind: "open" },
    root: NOWHERE,
    proof: null,
  };
  const cover = page.cover?.url ?? null;
  const html = documentOf({ page, visit, ...wordsOf(texts), root: NOWHERE, cover, submission: "" }, markup``);
  const policy =
    `sandbox; default-src 'none'; style-src ${STYLE_SOURCE} ${page.themeSource}; img-src data:${page.cover ? ` ${new URL(page.cover.url).origin}` : ""}; ` +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
  const headers = {
    ...headersOf(page, texts.lang),
    "content-security-policy": policy,
    vary: "Accept-Language",
  };
  return { html, headers };
}

/** The texts of a language, as the parts of a page take them. */
function wordsOf({
  lang,
  page,
  parts,
}: ReaderTexts): Pick<RenderContext, "language" | "texts" | "partTexts"> {
  return { language: lang, texts: page, partTexts: parts };
}

function documentOf(context: RenderContext, script: Markup): string {
  const { page, visit, language, texts } = context;
  const { headline } = page;
  const { landing, shortId, tenantName } = page.source;
  const template = landing?.template ?? "action";
  const refused = visit.lead.kind === "refused" ? `${texts.lead.error}: ` : "";
  const description = summaryOf(landing?.text ?? tenantName);
  const document = markup`<!doctype html>
    <html lang="${language}" dir="${LANGUAGES[language].dir}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="robots" content="noindex">
        <meta name="format-detection" content="telephone=no">
        <meta name="theme-color" content="${page.theme.paper.light}" media="(prefers-color-scheme:light)">
        <meta name="theme-color" content="${page.theme.paper.dark}" media="(prefers-color-scheme:dark)">
        <meta name="description" content="${description}">
        <meta property="og:title" content="${headline}">
        <meta property="og:description" content="${description}">
        ${page.cover && markup`<meta property="og:image" content="${`${page.cover.url}?as=preview`}">`}
        <title>${refused}${headline} – ${tenantName}</title>
        <link rel="icon" href="${page.favicon}">
        <style>${trusted(page.theme.style)}</style>
        <style>${trusted(PAGE_STYLE)}</style>
      </head>
      <body class="t-${template}">
        <main data-events="${visit.root}api/events/${shortId}"${visit.proof !== null && markup` data-unlock="${visit.proof}"`}>
          <article>
            ${orderedParts({ ...landing, template }).map((part) => PARTS[part](context))}
          </article>
          ${choiceSection(context)}
        </main>
        ${legalFooter(context)}
        ${script}
      </body>
    </html>`;
  return document.text;
}

function headersOf(
  { themeSource, cover }: PreparedPage,
  lang: LanguageTag,
): Readonly<Record<string, string>> {
  const policy =
    `default-src 'none'; style-src ${STYLE_SOURCE} ${themeSource}; script-src ${SCRIPT_SOURCE}; img-src data:${cover ? " 'self'" : ""}; ` +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  return {
    "content-type": "text/html; charset=utf-8",
    "content-language": lang,
    "content-security-policy": policy,
    "cache-control": "no-store",
    vary: "Accept-Language, Cookie, Sec-GPC",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

/** The longest description that link previews show. */
const LONGEST_SUMMARY = 160;

/** The beginning of a text on one line, cut between words. */
function summaryOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= LONGEST_SUMMARY) return line;
  return `${line
    .slice(0, LONGEST_SUMMARY)
    .toWellFormed()
    .replace(/\s\S*$/, "")} …`;
}
