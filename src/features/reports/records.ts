import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { MailLanguage } from "../watch/traits.ts";
import type { Decision, ReportReason } from "./constants.ts";

/** The reporter's words. */
export interface ReportTexts {
  readonly words: string;
  readonly name?: string;
  readonly email?: string;
}

/** A new report. Times are milliseconds since the epoch. */
export interface NewReport {
  readonly number: string;
  readonly address: ShortAddress;
  readonly reason: ReportReason;
  readonly language: MailLanguage;
  readonly at: number;
  /** `ReportTexts`, encrypted. */
  readonly sealed: Uint8Array;
  readonly hasEmail: boolean;
}

/** A report as it is stored. */
export interface StoredReport extends NewReport {
  readonly seq: number;
  /** Further reports of the same code that are counted on this one. */
  readonly others: number;
  /** All three are null while it is open; the words also where the operator said nothing. */
  readonly decidedAt: number | null;
  readonly decision: Decision | null;
  readonly words: string | null;
  /** When the mail about the decision is due; `null` where none is. */
  readonly mailDueAt: number | null;
  readonly mailFailures: number;
  readonly mailedAt: number | null;
}

/** The way a report was taken: stored, counted on an earlier one, or refused because too many are open. */
export type Taken =
  { readonly kind: "stored" | "counted"; readonly number: string } | { readonly kind: "full" };

/** Reports that are listed: open ones the oldest first, decided ones the newest first. */
export type ReportState = "open" | "decided";
