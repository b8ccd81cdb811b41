import { draw } from "../../qr/draw.ts";
import { writeSvg } from "../../qr/write/svg.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type CalendarEvent, eventOf } from "./calendar.ts";
import { type Contact, contactOf } from "./contact.ts";
import { faviconOf } from "./favicon.ts";
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
  /** The address of the picture in a browser's tab. */
  readonly favicon: string;
  readonly theme: ThemeStyle;
  /** The theme's source expression in the page's policy. */
  readonly themeSource: string;
  /** The address of the form that reports the code. */
  readonly report: string;
}

/** The picture at the top of a page. */
export interface Cover {
  readonly id: string;
  /** The whole address of the picture. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

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
  cover: Cover | null,
  report: string,
): PreparedPage {
  const { landing } = source;
  const theme = themeStyle(landing?.theme ?? {});
  const url = new URL(source.target);
  return {
    source,
    headline: landing?.headline.trim() || source.title?.trim() || url.host,
    target: url.href,
    host: url.host,
    contact: landing?.template === "profile" ? contactOf(source) : null,
    event: landing?.template === "event" ? eventOf(source) : null,
    checkoutCode: landing?.template === "offer" ? checkoutCodeOf(source) : null,
    logo,
    cover,
    favicon: faviconOf(logo, source.tenantName, theme),
    theme,
    themeSource: hashSource(theme.style),
    report,
  };
}

/** A text's source expression in a Content-Security-Policy (CSP 3, 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
}

/** The text of a text code; for other types the short id. */
function checkoutCodeOf({ type, fields, shortId }: PageSource): CheckoutCode {
  const text = type === "text" && typeof fields["text"] === "string" ? fields["text"].trim() : "";
  const isCode = text !== "" && text.length <= LONGEST_CODE && !/[\r\n]/.test(text);
  const code = isCode ? text : shortId;
  return { code, symbol: symbolOf(code) };
}

function symbolOf(text: string): string {
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
