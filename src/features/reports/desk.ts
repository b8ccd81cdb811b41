import { isoTime } from "../../kit/shared/clock.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Decision, ReportReason } from "./constants.ts";
import type { OpenReport } from "./opener.ts";
import type { ReportState, StoredReport } from "./records.ts";
import type { ReportStore } from "./store.ts";

/** A report as the operator sees it in a list. Times are ISO 8601. */
export interface ReportSummary {
  readonly number: string;
  /** The short id of the code, or `host/shortId`. */
  readonly code: ShortAddress;
  readonly reason: ReportReason;
  readonly at: string;
  /** Further reports of the same code that are counted on this one. */
  readonly others: number;
  readonly state: "open" | Decision;
  readonly decidedAt: string | null;
}

/** A report with all that there is of it. */
export interface ReportFile extends ReportSummary {
  /** The reporter's words; `null` where they were left out, and where they can't be read any more. */
  readonly words: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** The operator's words about the decision. */
  readonly answer: string | null;
  /** The mail about the decision: none, on its way, sent, or given up. */
  readonly mail: "none" | "due" | "sent" | "failed";
}

export interface ReportPage {
  readonly reports: readonly ReportSummary[];
  /** The place behind which the next page begins; `null` at the end. */
  readonly next: number | null;
}

/** A decision of the operator. */
export interface Verdict {
  readonly decision: Decision;
  /** The owner of a code that is taken down is told it; `null` for that of the report. */
  readonly reason: ReportReason | null;
  /** For the owner of the code, and for the reporter; `null` for none. */
  readonly words: string | null;
  /** Whether it holds for all open reports of the code. */
  readonly ofCode: boolean;
}

/** The outcome of a decision: its code, and the numbers of the reports. */
export type Decided =
  | { readonly kind: "decided"; readonly code: ShortAddress; readonly numbers: readonly string[] }
  | { readonly kind: "unknown" }
  | { readonly kind: "decided before" };

/** The operator's side of reports. */
export interface ReportDesk {
  /** Open ones the oldest first, decided ones the newest first. @param after - of the page before. */
  list(state: ReportState, limit: number, after?: number | null): Promise<ReportPage>;
  /** `null` when there is no such report. */
  show(number: string): Promise<ReportFile | null>;
  /** Decides an open report. With `taken_down` its code is taken down first. */
  decide(number: string, verdict: Verdict): Promise<Decided>;
  /** Erases a report, as its reporter may ask. `false` when there is none. */
  erase(number: string): Promise<boolean>;
}

/**
 * @param needs.takeDown - takes the code of a report down. One that is gone already needs nothing.
 * @param needs.hasMail - whether the operator has set up mail.
 */
export function createReportDesk(
  needs: OperatorNeeds & {
    store: ReportStore;
    open: OpenReport;
    takeDown: (address: ShortAddress, reason: ReportReason, words: string | null) => Promise<unknown>;
    /**
     * Whether the operator has taken a code down: what the owner was told stays, unless there is more to say.
     */
    isTakenDown: (address: ShortAddress) => Promise<boolean>;
    hasMail: boolean;
  },
): ReportDesk {
  const { store, open, takeDown, isTakenDown, hasMail, clock } = needs;
  return {
    async list(state, limit, after = null) {
      const found = await store.list(state, limit + 1, after);
      const shown = found.slice(0, limit);
      return {
        reports: shown.map(summaryOf),
        next: found.length > limit ? (shown.at(-1)?.seq ?? null) : null,
      };
    },

    async show(number) {
      const report = await store.find(spelled(number));
      if (!report) return null;
      const { words = null, name = null, email = null } = (await open(report)) ?? {};
      return { ...summaryOf(report), words, name, email, answer: report.words, mail: mailOf(report) };
    },

    async decide(number, { decision, reason, words, ofCode }) {
      const report = await store.find(spelled(number));
      if (!report) return { kind: "unknown" };
      if (report.decidedAt !== null) return { kind: "decided before" };
      const { address: code } = report;
      const saysMore = reason !== null || words !== null;
      // First, so that a decision that breaks off stays open, and is not told before it holds.
      if (decision === "taken_down" && (saysMore || !(await isTakenDown(code))))
        await takeDown(code, reason ?? report.reason, words);
      const decided = { decision, words, at: clock.now(), ofCode, mails: hasMail };
      const numbers = await store.decide(report.number, decided, deedOfOperator(needs));
      return numbers.length > 0 ? { kind: "decided", code, numbers } : { kind: "decided before" };
    },

    erase: (number) => store.erase(spelled(number), deedOfOperator(needs)),
  };
}

/** A number however somebody typed it. */
function spelled(number: string): string {
  return number.trim().toUpperCase();
}

function summaryOf({
  number,
  address,
  reason,
  at,
  others,
  decision,
  decidedAt,
}: StoredReport): ReportSummary {
  return {
    ...{ number, code: address, reason, at: isoTime(at), others },
    state: decision ?? "open",
    decidedAt: decidedAt === null ? null : isoTime(decidedAt),
  };
}

function mailOf({ mailedAt, mailDueAt, mailFailures }: StoredReport): ReportFile["mail"] {
  if (mailedAt !== null) return "sent";
  if (mailDueAt !== null) return "due";
  return mailFailures > 0 ? "failed" : "none";
}
