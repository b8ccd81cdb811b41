import { admission } from "../../app/admission-feature.ts";
import { feature } from "../../app/feature.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { sending } from "../mail/scan-feature.ts";
import { BY_ASKER, IN_ALL, mayMailBy, TO_MAILBOX } from "../members/mail-limits.ts";
import { createDecisionMails } from "./decision-mails.ts";
import { meterReports } from "./metrics.ts";
import { createReportOpener } from "./opener.ts";

/** Reports that wait: the mails about decisions, and the end of old ones. */
export const reportChores = feature({
  name: "chores of reports",
  async service({ context: { stores, settings, keys, baseUrl, clock, log }, use }) {
    const [{ send }, gate] = [await use(sending), await use(admission)];
    const sealer = await keys.sealer("reports");
    const mails = createDecisionMails({
      store: stores.reports,
      open: createReportOpener(sealer),
      mayMail: mayMailBy({
        byAsker: gate.limiter("mails-of-asker", BY_ASKER),
        // Their own: neither these nor mails with links use up what the others may.
        toMailbox: gate.limiter("decisions-to-mailbox", TO_MAILBOX),
        inAll: gate.limiter("decisions-of-reports", IN_ALL),
      }),
      host: new URL(baseUrl).host,
      contact: settings.securityContact,
      ...{ send, timeout, clock, log },
    });
    return { sealer, mails, hasMail: send !== null };
  },
  chores: ({ stores }) => [{ name: "reports", step: (rows, now) => stores.reports.retire(rows, now) }],
  meter: (metrics, _, { context: { stores, clock } }) => meterReports(metrics, stores.reports, clock),
  start: ({ mails }) => mails.start(),
  stop: ({ mails }) => mails.stop(),
});
