import { draw } from "../../qr/draw.ts";
import { writeSvg } from "../../qr/write/svg.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type CalendarEvent, eventOf } from "./calendar.ts";
import { type Contact, contactOf } from "./contact.ts";
import { faviconOf } from "./favicon.ts";
import { languagesOfPage, localized } from "./localized.ts";
import type { Landing } from "../codes/landing.ts";
import { defined } from "../../kit/shared/fold.ts";
import { hasRecording, type OfferedFile, type PageMedia, type Picture } from "./media.ts";
import type { PageSource } from "./records.ts";
import { type ThemeStyle, themeStyle } from "./theme.ts";

/** The part of a page that is the same for every visitor. It is cached. */
export interface PreparedPage {
  readonly source: PageSource;
  readonly headline: string;
  /** The button's address, and its host for people. */
  readonly target: string;
  readonly host: string;
  readonly contact: Contact | null;
  readonly event: CalendarEvent | null;
  readonly checkoutCode: CheckoutCode | null;
  /** The logo's picture, as the address of an image. */
  readonly logo: string | null;
  readonly cover: Cover | null;
  /** The pictures and files of its parts. */
  readonly media: PageMedia;
  /** Whether there is a recording to play. */
  readonly hasRecording: boolean;
  /** The file of the page; `null` without one, and where it is gone. */
  readonly file: OfferedFile | null;
  /** The address of the picture in a browser's tab. */
  readonly favicon: string;
  readonly theme: ThemeStyle;
  /** The theme's source expression in the page's policy. */
  readonly themeSource: string;
  /** The address of the form that reports the code. */
  readonly report: string;
  /** The links at its foot: its own, else those of its look. */
  readonly legal: NonNullable<Landing["legal"]>;
  /** The languages of its texts, its own first; empty where its owner named none beside its own. */
  readonly languages: readonly string[];
  /** About the characters that it takes in memory, in all its languages. */
  readonly size: number;
}

/** The picture at the top of a page. */
export type Cover = Picture;

/** A code to show at a checkout. */
export interface CheckoutCode {
  readonly code: string;
  /** The same as a QR symbol, as SVG markup. */
  readonly symbol: string;
}

/** The longest text that counts as a checkout code. */
const LONGEST_CODE = 64;

/** @param logo - the picture of the page's logo, as the address of an image. */
export function preparePage(
  source: PageSource,
  logo: string | null,
  { cover, media }: Pick<PreparedPage, "cover" | "media">,
  report: string,
): PreparedPage {
  const { landing } = source;
  const brand = source.brand ?? {};
  const theme = themeStyle({ ...defined(brand, ["accent", "background"]), ...landing?.theme });
  const url = new URL(source.target);
  const favicon = faviconOf(logo, source.tenantName, theme);
  return {
    source,
    headline: headlineOf(source),
    target: url.href,
    host: url.host,
    contact: landing?.template === "profile" ? contactOf(source) : null,
    event: landing?.template === "event" ? eventOf(source) : null,
    checkoutCode: landing?.template === "offer" && !landing.offer?.codes ? checkoutCodeOf(source) : null,
    logo,
    cover,
    favicon,
    media,
    hasRecording: hasRecording(landing, media),
    file: media.file.get(landing?.file?.id ?? "") ?? null,
    theme,
    themeSource: hashSource(theme.style),
    report,
    legal: { ...defined(brand, ["imprintUrl", "privacyUrl", "accessibilityUrl"]), ...landing?.legal },
    languages: landing === null ? [] : languagesOfPage(landing),
    // Each language that was asked for is kept, too.
    size: 2 * JSON.stringify([landing, source.fields]).length + favicon.length + (logo?.length ?? 0),
  };
}

function headlineOf({ landing, title, target }: PageSource): string {
  return landing?.headline.trim() || title?.trim() || new URL(target).host;
}

/** Pages in their other languages, by the page in its own. */
const translated = new WeakMap<PreparedPage, Map<string, PreparedPage>>();

/** A page in one of its languages. @param tag - one of its `languages`. */
export function inLanguage(page: PreparedPage, tag: string): PreparedPage {
  const { landing } = page.source;
  if (landing === null || tag === page.languages[0]) return page;
  const known = translated.get(page) ?? new Map<string, PreparedPage>();
  translated.set(page, known);
  const kept = known.get(tag);
  if (kept) return kept;
  const source = { ...page.source, landing: localized(landing, tag) };
  const made = { ...page, source, headline: headlineOf(source) };
  known.set(tag, made);
  return made;
}

/** A text's source expression in a Content-Security-Policy (CSP 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
}

/** The code that the page names, else the text of a text code, else the short id. */
function checkoutCodeOf({ type, fields, shortId, landing }: PageSource): CheckoutCode {
  const own = landing?.offer?.code;
  if (own !== undefined) return { code: own, symbol: symbolOf(own) };
  const text = type === "text" && typeof fields["text"] === "string" ? fields["text"].trim() : "";
  const isCode = text !== "" && text.length <= LONGEST_CODE && !/[\r\n]/.test(text);
  const code = isCode ? text : shortId;
  return { code, symbol: symbolOf(code) };
}

/** A text as a QR symbol, as SVG markup; empty where it is too long for one. */
export function symbolOf(text: string): string {
  try {
    const { width, height, layers } = draw(text, {}, null).scene;
    // Without its label, which is English: the page says what it is.
    return writeSvg({ width, height, layers }, { widthPx: 160 });
  } catch (error) {
    // Without a symbol the code can still be read as text.
    if (error instanceof Fault) return "";
    throw error;
  }
}
