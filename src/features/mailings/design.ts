import { type MailText, plainLine } from "../../kit/shared/mail.ts";
import { markup, type Markup, trusted } from "../../kit/shared/markup.ts";

/*
 * The design of mails that tell numbers: one column that fits a phone, the same words as plain text, no
 * picture and nothing that is loaded. Styles stand at the elements, because some readers drop a style sheet;
 * the sheet has what can't stand there, the colors of the dark.
 */

/** A number of a report, and how it has changed. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly change: string;
}

/** A row of a list: a name, where it leads, and what is said of it. */
export interface Row {
  readonly name: string;
  readonly link?: string;
  readonly value: string;
}

/** A part of a mail. */
export type Block =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "figures"; readonly figures: readonly Figure[] }
  /** Bars, each with a share of the longest, from 0 to 1. */
  | {
      readonly is: "bars";
      readonly title: string;
      readonly bars: readonly (Row & { readonly share: number })[];
    }
  | {
      readonly is: "list";
      readonly title: string;
      readonly rows: readonly Row[];
      readonly more?: string | null;
    }
  | { readonly is: "button"; readonly label: string; readonly address: string };

/** A mail, in blocks. */
export interface Composition {
  readonly language: string;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Below the rest: why it comes, and how it ends. */
  readonly foot: { readonly text: string; readonly label: string; readonly address: string };
}

/** Characters of a name in a mail. */
const LONGEST_NAME = 80;

/** A text that somebody chose, as it stands in a mail. */
export const nameInMail = (text: string) => plainLine(text, LONGEST_NAME);

/** Characters of a bar in plain text. */
const BAR = 20;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "color:#17191e";
const SOFT = "color:#5b5d66";

const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14161a!important}.card{background:#1e2127!important;border-color:#343841!important}
.ink{color:#f0f1f4!important}.soft{color:#a9adb8!important}.line{border-color:#343841!important}
.link{color:#a9b8ff!important}.bar{background:#8a9dff!important}.track{background:#2b2f37!important}
.button{background:#8a9dff!important;color:#10131a!important}
}`;

/** Puts a mail together: plain and HTML, with the same words. */
export function composed({ language, subject, heading, blocks, foot }: Composition): MailText {
  const text = [heading, ...blocks.map(textOf), `${foot.text}\n${foot.label}:\n${foot.address}`].join("\n\n");
  const page = markup`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${trusted(DARK)}</style></head><body class="page" style="margin:0;padding:0;background:#f6f5f1;${FONT}"><table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f5f1"><tr><td align="center" style="padding:24px 12px"><table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e0ddd4;border-radius:12px"><tr><td style="padding:28px 24px;text-align:left"><h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.25;${INK}">${heading}</h1>${blocks.map(htmlOf)}</td></tr></table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td class="soft" style="padding:16px 24px;font-size:13px;line-height:1.5;${SOFT}">${foot.text}<br><a class="link" href="${foot.address}" style="color:#2239b0">${foot.label}</a></td></tr></table></td></tr></table></body></html>`;
  return { subject, text, html: page.text };
}

function textOf(block: Block): string {
  switch (block.is) {
    case "text":
      return block.text;
    case "figures":
      return block.figures.map(({ name, value, change }) => `${name}: ${value} (${change})`).join("\n");
    case "bars":
      return [
        block.title,
        ...block.bars.map(
          ({ name, value, share }) => `${name}  ${"#".repeat(Math.round(share * BAR))} ${value}`,
        ),
      ].join("\n");
    case "list":
      return [
        block.title,
        ...block.rows.map(
          ({ name, value, link }) => `- ${name}: ${value}${link === undefined ? "" : `\n  ${link}`}`,
        ),
        ...(block.more ? [block.more] : []),
      ].join("\n");
    case "button":
      return `${block.label}:\n${block.address}`;
  }
}

function htmlOf(block: Block): Markup {
  switch (block.is) {
    case "text":
      return markup`<p class="ink" style="margin:0 0 20px;font-size:16px;line-height:1.5;${INK}">${block.text}</p>`;
    case "figures":
      return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${block.figures.map(
        ({ name, value, change }) =>
          markup`<td width="33%" valign="top" style="padding:0 8px 0 0"><div class="soft" style="font-size:13px;${SOFT}">${name}</div><div class="ink" style="font-size:26px;font-weight:600;line-height:1.3;${INK}">${value}</div><div class="soft" style="font-size:13px;${SOFT}">${change}</div></td>`,
      )}</tr></table>`;
    case "bars":
      return markup`${titled(block.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:14px">${block.bars.map(
        ({ name, value, share }) =>
          markup`<tr><td class="soft" width="76" style="padding:3px 8px 3px 0;white-space:nowrap;${SOFT}">${name}</td><td style="padding:3px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${bar(share)}</tr></table></td><td class="ink" width="56" align="right" style="padding:3px 0 3px 8px;${INK}">${value}</td></tr>`,
      )}</table>`;
    case "list":
      return markup`${titled(block.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px">${block.rows.map(
        ({ name, value, link }) =>
          markup`<tr><td class="ink line" style="padding:8px 8px 8px 0;border-top:1px solid #e0ddd4;overflow-wrap:anywhere;word-break:break-word;${INK}">${
            link === undefined
              ? name
              : markup`<a class="link" href="${link}" style="color:#2239b0">${name}</a>`
          }</td><td class="ink line" align="right" style="padding:8px 0;border-top:1px solid #e0ddd4;overflow-wrap:anywhere;word-break:break-word;${INK}">${value}</td></tr>`,
      )}</table>${block.more ? markup`<p class="soft" style="margin:-12px 0 24px;font-size:13px;${SOFT}">${block.more}</p>` : null}`;
    case "button":
      return markup`<p style="margin:0 0 8px"><a class="button" href="${block.address}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2f4bd8;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${block.label}</a></p>`;
  }
}

function titled(title: string): Markup {
  return markup`<h2 class="ink" style="margin:0 0 8px;font-size:16px;${INK}">${title}</h2>`;
}

/** Two cells of a row: a bar, and the rest of its track. */
function bar(share: number): Markup {
  const width = Math.round(share * 100);
  const filled =
    width === 0
      ? null
      : markup`<td class="bar" width="${width}%" style="background:#2f4bd8;height:10px;font-size:0;line-height:0">&nbsp;</td>`;
  const rest =
    width === 100
      ? null
      : markup`<td class="track" width="${100 - width}%" style="background:#efede7;height:10px;font-size:0;line-height:0">&nbsp;</td>`;
  return markup`${filled}${rest}`;
}
