import { textsFor } from "../../kit/languages/languages.ts";
import type { ReaderTexts } from "../../kit/languages/model.ts";
import { directionOf, type LanguageTag } from "../../kit/languages/tags.ts";
import { markup, Markup, type Piece, trusted } from "../../kit/shared/markup.ts";
import {
  AUDIO_SCRIPT,
  AUDIO_SCRIPT_SOURCE,
  PAGE_SCRIPT,
  PAGE_STYLE,
  SCRIPT_SOURCE,
  STYLE_SOURCE,
} from "./assets.ts";
import { type FixedPart, orderedParts, type Page, type Visit } from "./model.ts";
import { checkoutCodePart } from "./parts/checkout-code.ts";
import { choiceSection, isFolded } from "./parts/choice.ts";
import { contactPart } from "./parts/contact.ts";
import { coverPart } from "./parts/cover.ts";
import { eventPart } from "./parts/event.ts";
import { filePart } from "./parts/file.ts";
import { headerPart, textPart } from "./parts/header.ts";
import { leadSection } from "./parts/lead.ts";
import { languageMenu } from "./parts/languages.ts";
import { linksPart } from "./parts/links.ts";
import { noticePart } from "./parts/notice.ts";
import { offerPart } from "./parts/offer.ts";
import { ownPart } from "./parts/parts.ts";
import { nextStopPart } from "./parts/stop.ts";
import { callToAction, legalFooter } from "./parts/frame.ts";
import { wifiPart } from "./parts/wifi.ts";
import { pageLanguage } from "./localized.ts";
import { inLanguage, type PreparedPage } from "./prepared.ts";
import { mediaPolicy } from "./media-policy.ts";
import type { RenderContext } from "./render-context.ts";
import { type Style, type Styled, stylesFor } from "./styles.ts";

/** The drawings of the content that is the code's own, or its template's. */
const CONTENT = [wifiPart, contactPart, checkoutCodePart, offerPart, eventPart, noticePart, nextStopPart];

/** The drawing of each part that templates have; nothing where a page does not have it. */
const FIXED: Readonly<Record<FixedPart, (context: RenderContext) => Piece>> = {
  cover: coverPart,
  headline: headerPart,
  text: textPart,
  content: (context) => CONTENT.map((part) => part(context)),
  file: filePart,
  button: callToAction,
  links: linksPart,
  lead: leadSection,
};

/**
 * A whole page in one answer: the browser loads nothing else but its pictures, and recordings that are
 * played.
 * @param now - milliseconds since 1970.
 */
export function renderPage(prepared: PreparedPage, visit: Visit, submission: string, now: number): Page {
  const { page, ownLanguage, texts } = spoken(prepared, visit);
  const scripts = page.hasRecording ? [PAGE_SCRIPT, AUDIO_SCRIPT] : [PAGE_SCRIPT];
  const script = markup`${scripts.map((text) => markup`<script>${trusted(text)}</script>`)}`;
  // Relative, because the page may be reached by another host than the service knows of.
  const cover = page.cover && `${visit.root}i/${page.cover.id}`;
  const inLanguage = visit.language === null ? "" : `?lang=${encodeURIComponent(visit.language)}`;
  const loaded: RenderContext["loaded"] = (folder, { id }) => `${visit.root}${folder}/${id}`;
  const place = { ownLanguage, inLanguage, root: visit.root, cover, loaded, submission, now };
  const { html, styles } = documentOf({ page, visit, ...wordsOf(texts), ...place }, script);
  return { html, headers: headersOf(page, languageOf(page, ownLanguage, texts.lang), styles) };
}

/** A page in the language for a visit, and our texts beside it. */
function spoken(
  prepared: PreparedPage,
  { language, acceptLanguage }: Pick<Visit, "language" | "acceptLanguage">,
) {
  const [own, ...others] = prepared.languages;
  if (own === undefined) {
    const ownLanguage = prepared.source.landing?.language ?? null;
    return { page: prepared, ownLanguage, texts: textsFor(language ?? acceptLanguage) };
  }
  const ownLanguage = pageLanguage([own, ...others], language, acceptLanguage);
  return { page: inLanguage(prepared, ownLanguage), ownLanguage, texts: textsFor(ownLanguage) };
}

/**
 * The language of a page as a whole. One that has several is in the reader's with all its texts; beside the
 * texts of a page that has one, ours are in the reader's.
 */
function languageOf({ languages }: PreparedPage, ownLanguage: string | null, ours: LanguageTag): string {
  return languages.length > 0 && ownLanguage !== null ? ownLanguage : ours;
}

/** A URL that leads nowhere (HTML, 2.4.1). A text that is appended to it is its fragment. */
export const NOWHERE = "about:invalid#";

/** The page as a first visitor sees it, without its script. Its forms and its links to this service lead nowhere. */
export function renderPreview(prepared: PreparedPage, acceptLanguage: string | null, now: number): Page {
  const { page, ownLanguage, texts } = spoken(prepared, { language: null, acceptLanguage });
  const visit: Visit = {
    acceptLanguage,
    language: null,
    consented: false,
    privacyControl: false,
    system: null,
    choice: null,
    lead: { kind: "open" },
    offer: { kind: "open" },
    root: NOWHERE,
    proof: null,
  };
  const cover = page.cover?.url ?? null;
  const loaded: RenderContext["loaded"] = (_, { url }) => url;
  const place = { ownLanguage, inLanguage: "", root: NOWHERE, cover, loaded, submission: "", now };
  const context = { page, visit, ...wordsOf(texts), ...place };
  const { html, styles } = documentOf(context, markup``);
  const policy =
    `sandbox; default-src 'none'; style-src ${sourcesOf(page, styles)}; ` +
    mediaPolicy(page, ({ url }) => new URL(url).origin) +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
  const headers = {
    ...headersOf(page, languageOf(page, ownLanguage, texts.lang), styles),
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

/** A page, and its styles beside that of all pages and its theme. */
interface Drawn {
  readonly html: string;
  readonly styles: readonly Style[];
}

function documentOf(context: RenderContext, script: Markup): Drawn {
  const { page, visit, language, ownLanguage, texts } = context;
  const { headline, languages } = page;
  const lang = languageOf(page, ownLanguage, language);
  const { landing, shortId, tenantName } = page.source;
  const template = landing?.template ?? "action";
  const refused = visit.lead.kind === "refused" ? `${texts.lead.error}: ` : "";
  const description = summaryOf(landing?.text ?? tenantName);
  const styled = new Set<Styled>(contentStyles(page));
  if (isFolded(context)) styled.add("folded");
  if (directionOf(lang) === "rtl") styled.add("rtl");
  const parts = orderedParts({ ...landing, template }).map((part) => {
    const [piece, names] =
      typeof part === "string"
        ? [FIXED[part](context), part === "lead" || part === "links" ? ([part] as const) : []]
        : [ownPart(part, context), ["part", part.type] as const];
    if (!isEmpty(piece)) for (const name of names) styled.add(name);
    return piece;
  });
  const styles = stylesFor(styled);
  const document = markup`<!doctype html>
    <html lang="${lang}" dir="${directionOf(lang)}">
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
        ${styles.map(({ text }) => markup`<style>${trusted(text)}</style>`)}
      </head>
      <body class="t-${template}">
        <main data-events="${visit.root}api/events/${shortId}"${visit.proof !== null && markup` data-unlock="${visit.proof}"`}>
          ${languageMenu(context)}
          <article${languages.length === 0 && ownLanguage !== null && markup` lang="${ownLanguage}"`}>
            ${parts}
          </article>
          ${choiceSection(context)}
        </main>
        ${legalFooter(context)}
        ${script}
      </body>
    </html>`;
  return { html: document.text, styles };
}

/** The styles that the code's own content needs. */
function contentStyles({ source, contact, event, checkoutCode, languages }: PreparedPage): Styled[] {
  const { stop, notice } = source.landing ?? {};
  return [
    ...(languages.length > 1 ? (["languages"] as const) : []),
    ...(stop ? (["stop"] as const) : []),
    ...(notice ? (["content", "notice"] as const) : []),
    ...(source.landing?.template === "profile" ? (["profile"] as const) : []),
    ...(contact || event || source.type === "wifi" ? (["content"] as const) : []),
    ...(checkoutCode || source.landing?.offer?.codes ? (["voucher"] as const) : []),
  ];
}

function isEmpty(piece: Piece): boolean {
  return piece === null || piece === false || (piece instanceof Markup && piece.text === "");
}

/** The source expressions of all styles of a page. */
function sourcesOf({ themeSource }: PreparedPage, styles: readonly Style[]): string {
  return [STYLE_SOURCE, themeSource, ...styles.map(({ source }) => source)].join(" ");
}

/** The headers of a request by which a page with apps is chosen. */
const BY_SYSTEM = ", User-Agent, Sec-CH-UA-Platform";

function headersOf(
  page: PreparedPage,
  language: string,
  styles: readonly Style[],
): Readonly<Record<string, string>> {
  const scripts = page.hasRecording ? `${SCRIPT_SOURCE} ${AUDIO_SCRIPT_SOURCE}` : SCRIPT_SOURCE;
  const hasApps = page.source.landing?.parts?.some(({ type }) => type === "apps") === true;
  const policy =
    `default-src 'none'; style-src ${sourcesOf(page, styles)}; script-src ${scripts}; ` +
    mediaPolicy(page, () => "'self'") +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  return {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-security-policy": policy,
    "cache-control": "no-store",
    vary: `Accept-Language, Cookie, Sec-GPC${hasApps ? BY_SYSTEM : ""}`,
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
