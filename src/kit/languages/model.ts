import type { ChartWords } from "../charts/words.ts";
import type { PageTexts } from "./page-model.ts";
import type { PartTexts } from "./parts-model.ts";
import type { LanguageTag } from "./tags.ts";

/**
 * All texts that people who scan see, in one language. A text is plain: no markup, and no sentence that is
 * glued from pieces. Names in a sentence arrive isolated (`isolate.ts`), so a text never cares for their
 * direction.
 */
export interface ReaderTexts {
  readonly lang: LanguageTag;
  /** Hosted pages of codes. */
  readonly page: PageTexts;
  /** The parts that a hosted page may have. */
  readonly parts: PartTexts;
  /** The small pages in place of a hosted page. */
  readonly notices: NoticeTexts;
  /** The form by which anybody reports a code. */
  readonly report: ReportTexts;
  /** The page that says where a code leads. */
  readonly preview: PreviewTexts;
  /** The page that asks for the password of a code. */
  readonly lock: LockTexts;
  /** The page of numbers that somebody shares. */
  readonly share: ShareTexts;
  readonly charts: ChartWords;
}

/** A heading, and what to do. */
export type NoticeText = readonly [heading: string, advice: string];

/** The refusals that have a page. */
export type NoticeCode =
  | "link_ended"
  | "not_found"
  | "code_not_found"
  | "share_not_found"
  | "code_gone"
  | "code_locked"
  | "code_blocked"
  | "rate_limited"
  | "storage_unavailable"
  | "busy"
  | "cross_site_form"
  | "invalid_request"
  | "body_too_large"
  | "misdirected";

export interface NoticeTexts {
  readonly texts: Readonly<Record<NoticeCode, NoticeText>>;
  /** The page of a path that is none. */
  readonly nowhere: { readonly heading: string; readonly advice: string; readonly home: string };
  /** Of a GS1 Digital Link that asks for a type of link: there are several, or none. */
  readonly typed: {
    readonly several: NoticeText;
    readonly none: NoticeText;
    /** The link to the same code without a type. */
    readonly onward: string;
  };
  /** The link to the owner of a code that is switched off. */
  readonly contact: string;
  /** The link to the form that reports a code. */
  readonly report: string;
  /** A device that was recognised can withdraw its consent. */
  readonly withdrawal: { readonly offer: string; readonly button: string; readonly done: string };
}

export interface ReportTexts {
  readonly open: NoticeText;
  readonly labels: Readonly<Record<"code" | "reason" | "words" | "name" | "email", string>>;
  readonly hints: { readonly code: string; readonly email: string };
  readonly reasons: Readonly<Record<"phishing" | "malware" | "spam" | "rights" | "other", string>>;
  /** The way data are kept. */
  readonly kept: string;
  /** That the report is true (Regulation (EU) 2022/2065, article 16 (2) d). */
  readonly statement: string;
  readonly button: string;
  /** The label of a field that people do not see. */
  readonly leaveEmpty: string;
  /** In the browser's tab, before the heading. */
  readonly error: string;
  readonly problems: {
    readonly heading: string;
    readonly missing: string;
    readonly choose: string;
    readonly email: string;
    readonly unknown: string;
    readonly tooLong: (most: number) => string;
  };
  readonly troubles: Readonly<Record<"limited" | "storage" | "full", string>>;
  readonly taken: NoticeText;
  readonly outcomes: Readonly<Record<"mailed" | "counted" | "kept", string>>;
}

export interface PreviewTexts {
  readonly heading: string;
  /** The words before the hosts: of one, of several, of a hosted page. */
  readonly one: string;
  readonly several: string;
  readonly page: string;
  /** In place of all of these, of a locked code. */
  readonly locked: string;
  /** Days, as the language writes them. */
  readonly made: (since: string, changed: string) => string;
  readonly by: (host: string) => string;
  readonly operator: string;
  readonly open: string;
  readonly report: string;
}

export interface LockTexts {
  readonly heading: string;
  readonly advice: string;
  readonly hint: string;
  readonly label: string;
  readonly open: string;
  /** In the browser's tab, before the heading. */
  readonly error: string;
  /** Why the page asks once more. */
  readonly problems: Readonly<Record<"empty" | "wrong" | "limited" | "busy" | "storage", string>>;
  readonly report: string;
}

export interface ShareTexts {
  readonly all: string;
  readonly totals: Readonly<Record<"scans" | "visitors" | "bots" | "views" | "clicks", string>>;
  /** The count of the period before, as long. */
  readonly before: (count: string) => string;
  readonly withBots: string;
  readonly withoutBots: string;
  readonly visitors: string;
  /** Smaller counts than this are not told. `few` quotes `under`. */
  readonly few: (least: number) => string;
  readonly under: (least: number) => string;
  readonly asOf: (when: string, host: string) => string;
  readonly files: string;
  readonly table: string;
  readonly columns: Readonly<Record<"from" | "scans" | "visitors" | "country", string>>;
  /** The period. @param zone - a name of the time zone database. */
  readonly days: (first: string, last: string, zone: string) => string;
  readonly lock: {
    readonly heading: string;
    readonly advice: string;
    readonly label: string;
    readonly button: string;
    readonly wrong: string;
    readonly limited: string;
    readonly busy: string;
    readonly error: string;
  };
}
