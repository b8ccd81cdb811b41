import { domainToUnicode } from "node:url";
import { smallPage } from "../../../kit/http/notice.ts";
import { dateFormat } from "../../../kit/languages/formats.ts";
import { leftToRight } from "../../../kit/languages/isolate.ts";
import { textsFor } from "../../../kit/languages/languages.ts";
import { markup } from "../../../kit/shared/markup.ts";
import type { Previewed } from "../records.ts";

/** The form of days. */
const DAY = { dateStyle: "long", timeZone: "UTC" } as const;

/** The page that says where an active code leads. The hosts are no links. */
export function previewPage(
  { hosts, isLocked, hasPage, createdAt, updatedAt }: Previewed,
  around: {
    readonly acceptLanguage: string | null;
    /** The host of the service. */
    readonly serviceHost: string;
    /** An https or mailto address; `null` where the operator names none. */
    readonly contact: string | null;
    readonly shortUrl: string;
    readonly reportUrl: string;
  },
): Response {
  const { serviceHost, contact, shortUrl, reportUrl } = around;
  const { lang: language, preview: texts } = textsFor(around.acceptLanguage);
  const date = (time: number) => dateFormat(language, DAY).format(time);
  const advice = isLocked
    ? texts.locked
    : hosts.length < 2
      ? texts.one
      : hasPage
        ? texts.page
        : texts.several;
  return smallPage({
    language,
    heading: texts.heading,
    advice,
    more: markup`${isLocked ? null : markup`<ul>${hosts.map((host) => markup`<li dir="ltr">${spelled(host)}</li>`)}</ul>`}
      <p>${texts.made(date(createdAt), date(updatedAt))} ${texts.by(leftToRight(serviceHost, language))}</p>
      <a href="${shortUrl}" rel="noreferrer nofollow">${texts.open}</a>
      <a href="${reportUrl}" rel="noreferrer nofollow">${texts.report}</a>
      ${contact === null ? null : markup`<a href="${contact}" rel="noreferrer noopener nofollow">${texts.operator}</a>`}`,
    formAction: "'none'",
  });
}

/** A host as addresses spell it, so that look-alike letters show, and as people read it. */
function spelled(host: string): string {
  const readable = domainToUnicode(host);
  return readable === host || readable === "" ? host : `${host} (${readable})`;
}
