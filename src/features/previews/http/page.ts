import { domainToUnicode } from "node:url";
import { smallPage } from "../../../kit/http/notice.ts";
import { bestLanguage } from "../../../kit/shared/accept.ts";
import { markup } from "../../../kit/shared/markup.ts";
import type { Previewed } from "../records.ts";

interface Texts {
  readonly heading: string;
  /** The words before the hosts: of one, of several, of a hosted page. */
  readonly one: string;
  readonly several: string;
  readonly page: string;
  /** In place of all of these, of a locked code. */
  readonly locked: string;
  readonly made: (since: string, changed: string) => string;
  readonly by: (host: string) => string;
  readonly operator: string;
  readonly open: string;
  readonly report: string;
}

const TEXTS: Readonly<Record<"en" | "de", Texts>> = {
  en: {
    heading: "Where this code leads",
    one: "A scan of it opens an address on this host:",
    several: "By device, place or time, a scan of it opens an address on one of these hosts:",
    page: "A scan of it opens a page on the first of these hosts. The others are behind its links and rules:",
    locked: "It is locked: a scan of it opens a page that asks for a password.",
    made: (since, changed) => `It was made on ${since} and last changed on ${changed}.`,
    by: (host) => `It was made by somebody who uses the service at ${host}.`,
    operator: "Ask the operator of the service",
    open: "Open it",
    report: "Report it",
  },
  de: {
    heading: "Wohin dieser Code führt",
    one: "Ein Scan öffnet eine Adresse auf diesem Host:",
    several: "Je nach Gerät, Ort oder Zeit öffnet ein Scan eine Adresse auf einem dieser Hosts:",
    page: "Ein Scan öffnet eine Seite auf dem ersten dieser Hosts. Die anderen stehen hinter ihren Links und Regeln:",
    locked: "Er ist mit einem Passwort geschützt: Ein Scan öffnet eine Seite, die danach fragt.",
    made: (since, changed) => `Er wurde am ${since} angelegt und zuletzt am ${changed} geändert.`,
    by: (host) => `Angelegt hat ihn jemand, der den Dienst unter ${host} nutzt.`,
    operator: "Den Betreiber des Dienstes fragen",
    open: "Öffnen",
    report: "Melden",
  },
};

const DATES = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  de: new Intl.DateTimeFormat("de", { dateStyle: "long", timeZone: "UTC" }),
};

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
  const language = bestLanguage(around.acceptLanguage, ["en", "de"]);
  const texts = TEXTS[language];
  const date = (time: number) => DATES[language].format(time);
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
    more: markup`${isLocked ? null : markup`<ul>${hosts.map((host) => markup`<li>${spelled(host)}</li>`)}</ul>`}
      <p>${texts.made(date(createdAt), date(updatedAt))} ${texts.by(serviceHost)}</p>
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
