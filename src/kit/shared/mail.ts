import { markup, type Markup } from "./markup.ts";

/** A mail without its addresses. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers besides those of every mail. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a mail. Rejects when the server does not take it.
 * @param begin - for a mail that must not be sent twice. It is awaited once the server has agreed to take the
 *   mail, and before it is given anything; where it rejects the server gets nothing. From then on an answer
 *   that is lost counts as a yes: only a refusal rejects.
 */
export type SendMail = (to: string, mail: MailText, begin?: () => Promise<void>) => Promise<void>;

/** The language of mails to somebody whose console is in `language`: English where there are none in it. */
export function mailLanguageOf(language: string | null): "en" | "de" {
  return language === "de" ? "de" : "en";
}

/** A link of a letter: its label, and where it leads. */
interface LetterLink {
  readonly label: string;
  readonly address: string;
}

/** A mail of a few paragraphs, with a link between them or without one. */
export function letter(language: string, subject: string, parts: readonly (string | LetterLink)[]): MailText {
  const pieces = parts.map((part) =>
    typeof part === "string"
      ? { text: part, html: markup`<p>${part}</p>` }
      : {
          text: `${part.label}:\n${part.address}`,
          html: markup`<p><a href="${part.address}">${part.label}</a></p>`,
        },
  );
  return {
    subject,
    text: pieces.map(({ text }) => text).join("\n\n"),
    html: mailPage(language, markup`${pieces.map(({ html }) => html)}`),
  };
}

/** The HTML part of a mail. */
export function mailPage(language: string, content: Markup): string {
  return markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${content}</body></html>`
    .text;
}

/**
 * A text that somebody chose, on one line, without control characters and those that turn the direction of
 * writing.
 */
export function plainLine(text: string, longest: number): string {
  const clean = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return clean.length > longest ? `${clean.slice(0, longest).toWellFormed()}…` : clean;
}
