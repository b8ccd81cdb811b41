import { letter, type MailText, plainLine } from "../../kit/shared/mail.ts";
import type { MailLanguage } from "../watch/traits.ts";
import type { ReportPeriod } from "./calendar.ts";
import type { Every } from "./constants.ts";
import { type Block, composed, type Figure, nameInMail } from "./design.ts";
import type { DeadDestination, MailedCode } from "./records.ts";
import { type Limit, TEXTS } from "./texts.ts";

/** The links of a mail. */
export interface MailLinks {
  /** The console, without a place in it. */
  readonly console: string;
  readonly stop: string;
}

/** The codes that a mail is about, in words. */
export interface Subject {
  readonly workspace: string;
  readonly code: string | null;
  readonly group: string | null;
}

/** Counts of a period without automated scans. */
export interface ReportCounts {
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly leads: number;
}

/** All that a report tells. */
export interface ReportNumbers {
  readonly counts: ReportCounts;
  readonly before: ReportCounts;
  /** Each day of a week, or week of a month. `at` is the moment of its begin. */
  readonly timeline: readonly { readonly at: number; readonly scans: number }[];
  readonly top: readonly (MailedCode & { readonly name: string; readonly scans: number })[];
  readonly dead: readonly DeadDestination[];
}

/** The kinds of news in notices. */
export interface News {
  readonly first: readonly MailedCode[];
  readonly spike: { readonly scans: number; readonly usual: number } | null;
  readonly leads: number;
  /** Limits with the share that is used, from 0 to 1. */
  readonly limits: readonly { readonly limit: Limit; readonly share: number }[];
}

/** Destinations, and codes, that a mail lists. */
export const MOST_LISTED = 10;

/** A number that has grown more is told without per cent. */
const MOST_TIMES = 10;

/** Characters of an address in a mail. */
const LONGEST_ADDRESS = 200;

const LOCALES: Readonly<Record<MailLanguage, string>> = { en: "en-GB", de: "de-DE" };

const numberIn = (language: MailLanguage) => {
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  return (value: number) => format.format(value);
};

/** The mail that asks to confirm an address. */
export function confirmationLetter(
  language: MailLanguage,
  { workspace, every, link }: { readonly workspace: string; readonly every: Every; readonly link: string },
): MailText {
  const { confirm, every: names } = TEXTS[language];
  return letter(language, confirm.subject, [
    confirm.intro(nameInMail(workspace), names[every]),
    { label: confirm.button, address: link },
    confirm.ignore,
  ]);
}

/** The days of a period: "23–29 November 2026". */
export function periodName(language: MailLanguage, { first, end }: ReportPeriod, every: Every): string {
  const utc = (day: Temporal.PlainDate) => day.toZonedDateTime("UTC").epochMilliseconds;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...(every === "week" ? { day: "numeric" as const } : {}),
    ...{ month: "long", year: "numeric", timeZone: "UTC" },
  });
  return every === "week"
    ? format.formatRange(utc(first), utc(end.subtract({ days: 1 })))
    : format.format(utc(first));
}

function subjectOf(language: MailLanguage, { workspace, code, group }: Subject): string {
  const { of } = TEXTS[language];
  const name = nameInMail(workspace);
  if (code !== null) return of.code(nameInMail(code), name);
  return group === null ? of.workspace(name) : of.group(nameInMail(group), name);
}

/** The report of a period. */
export function reportLetter(
  language: MailLanguage,
  report: {
    readonly period: ReportPeriod;
    readonly every: Every;
    readonly timezone: string;
    readonly subject: Subject;
    readonly numbers: ReportNumbers;
    readonly links: MailLinks;
  },
): MailText {
  const { period, every, timezone, subject, numbers, links } = report;
  const { report: words, foot, stop } = TEXTS[language];
  const number = numberIn(language);
  const { counts, before, timeline, top, dead } = numbers;
  const name = periodName(language, period, every);
  const figure = (label: string, of: keyof ReportCounts): Figure => ({
    name: label,
    value: number(counts[of]),
    change: counts[of] === before[of] ? words.same : words.before(changeOf(language, counts[of], before[of])),
  });
  const most = Math.max(1, ...timeline.map(({ scans }) => scans));
  const day = new Intl.DateTimeFormat(LOCALES[language], {
    ...(every === "week" ? { weekday: "short" as const } : {}),
    ...{ day: "numeric", month: "short", timeZone: timezone },
  });
  const bars = timeline.map(({ at, scans }) => ({
    ...{ name: day.format(at), value: number(scans) },
    share: scans / most,
  }));
  const blocks: Block[] = [
    { is: "text", text: subjectOf(language, subject) },
    {
      is: "figures",
      figures: [
        figure(words.scans, "scans"),
        figure(words.visitors, "uniqueVisitors"),
        figure(words.leads, "leads"),
      ],
    },
    counts.scans === 0
      ? { is: "text", text: words.none }
      : { is: "bars", title: every === "week" ? words.days : words.weeks, bars },
  ];
  if (top.length > 0)
    blocks.push({
      is: "list",
      title: words.top,
      rows: top.slice(0, MOST_LISTED).map((code) => ({
        ...{ name: nameInMail(code.name), value: number(code.scans) },
        link: `${links.console}#/codes/${code.id}/analytics`,
      })),
    });
  if (dead.length > 0)
    blocks.push({
      is: "list",
      title: words.dead,
      rows: dead.slice(0, MOST_LISTED).map((code) => ({
        name: nameInMail(code.title ?? code.shortId),
        value: plainLine(code.address, LONGEST_ADDRESS),
        link: `${links.console}#/codes/${code.id}`,
      })),
      more: dead.length > MOST_LISTED ? words.moreDead : null,
    });
  blocks.push({ is: "button", label: words.open, address: links.console });
  return composed({
    ...{ language, subject: words.subject(name), heading: words.heading(name), blocks },
    foot: { text: foot, label: stop, address: links.stop },
  });
}

/** The number of the period before, and the change in per cent where there is one to speak of. */
function changeOf(language: MailLanguage, now: number, before: number): string {
  const value = numberIn(language)(before);
  if (before === 0 || now > MOST_TIMES * before) return value;
  const share = new Intl.NumberFormat(LOCALES[language], {
    ...{ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" },
  }).format((now - before) / before);
  return `${value}, ${share}`;
}

/** The news since the last notice. */
export function noticeLetter(
  language: MailLanguage,
  { subject, news, links }: { readonly subject: Subject; readonly news: News; readonly links: MailLinks },
): MailText {
  const { notice: words, foot, stop } = TEXTS[language];
  const number = numberIn(language);
  const percent = new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 });
  const { first, spike, leads, limits } = news;
  const blocks: Block[] = [{ is: "text", text: subjectOf(language, subject) }];
  if (spike) blocks.push({ is: "text", text: words.spike(number(spike.scans), number(spike.usual)) });
  if (leads > 0) blocks.push({ is: "text", text: words.leads(number(leads), leads === 1) });
  if (first.length > 0)
    blocks.push({
      is: "list",
      title: words.first,
      rows: first.slice(0, MOST_LISTED).map((code) => ({
        ...{ name: nameInMail(code.title ?? code.shortId), value: words.scanned },
        link: `${links.console}#/codes/${code.id}`,
      })),
      more: first.length > MOST_LISTED ? words.others(number(first.length - MOST_LISTED)) : null,
    });
  if (limits.length > 0)
    blocks.push({
      is: "list",
      title: words.limits,
      rows: limits.map(({ limit, share }) => ({
        name: words.names[limit],
        value: words.used(percent.format(Math.min(1, share))),
      })),
    });
  blocks.push({ is: "button", label: words.open, address: links.console });
  return composed({
    ...{ language, subject: words.subject, heading: words.heading, blocks },
    foot: { text: foot, label: stop, address: links.stop },
  });
}
