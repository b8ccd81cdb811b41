import { type Clock, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import type { Log } from "../../kit/shared/log.ts";
import { createMailRounds, type MailRounds } from "../../kit/shared/mail-rounds.ts";
import type { SendMail } from "../../kit/shared/mail.ts";
import type { MayMail } from "../members/mail-limits.ts";
import { decisionLetter } from "./letters.ts";
import type { OpenReport } from "./opener.ts";
import type { ReportStore } from "./store.ts";

/** The pauses after attempts that failed, or that a limit of mails refused. */
const RETRY_DELAYS: readonly number[] = [5 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 48 * HOUR];

/**
 * Mails reporters what was decided: one mail a report.
 * @param needs.send - `null` where the operator has set up no mail.
 */
export function createDecisionMails(needs: {
  store: Pick<ReportStore, "takeMail" | "mailed" | "mailFailed">;
  open: OpenReport;
  send: SendMail | null;
  /** The limits of mails to addresses that anybody may name. */
  mayMail: MayMail;
  /** The host of the service, and how to reach its operator, for the text. */
  host: string;
  contact: string | null;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
  log: Log;
}): MailRounds {
  const { store, open, send, mayMail, host, contact, clock } = needs;
  return createMailRounds(
    {
      ...{ about: "reports", interval: MINUTE, atOnce: 20, retryDelays: RETRY_DELAYS },
      async take(now, until) {
        const report = send && (await store.takeMail(now, until));
        return report && { report, failures: report.mailFailures };
      },
      async write({ report }) {
        const { number, address: code, decision, words, language } = report;
        const email = (await open(report))?.email;
        if (!send || email === undefined || decision === null) {
          // Sealed under another secret: nobody knows the address any more.
          await store.mailFailed(number, null);
          return null;
        }
        if (!(await mayMail("notice", email))) return "later";
        const letter = decisionLetter(language, { number, code, decision, words, host, contact });
        return {
          send: () => send(email, letter),
          sent: () => store.mailed(number, clock.now()),
        };
      },
      failed: ({ report }, next) => store.mailFailed(report.number, next),
    },
    needs,
  );
}
