import { CONSENT_DAYS } from "../features/consent/constants.ts";
import type { PrivacyFacts } from "../features/privacy/facts.ts";
import type { PrivacyLanguage, PrivacyReport } from "../features/privacy/model.ts";
import { privacyDocument, privacyReport } from "../features/privacy/report.ts";
import type { Settings } from "../kit/settings/settings.ts";

export { PRIVACY_LANGUAGES } from "../features/privacy/model.ts";

/** The configuration of a service, as far as it decides which data of people is kept. */
export function serviceFacts(settings: Settings, baseUrl: string): PrivacyFacts {
  return {
    host: new URL(baseUrl).host,
    engine: settings.databaseUrl === null ? "sqlite" : "postgres",
    retentionDays: settings.retentionDays,
    auditDays: settings.auditDays,
    consentDays: CONSENT_DAYS,
    isWatching: settings.watch !== null,
    sendsMail: settings.smtpUrl !== null && settings.smtpFrom !== null,
    sharesLimits: settings.redisUrl !== null,
    offsite: offsiteFacts(settings),
    countryHeader: settings.countryHeader,
    workspace: null,
  };
}

/** Days of a week, and of the longest month. */
const [WEEK, MONTH] = [7, 31];

function offsiteFacts({ backup: { to, recipients, keep } }: Settings): PrivacyFacts["offsite"] {
  if (to === null) return null;
  // A period ends with its last backup, which then stays for as many periods more.
  const days = keep && Math.max(keep.days, (keep.weeks + 1) * WEEK, (keep.months + 1) * MONTH);
  return { isSealed: recipients.length > 0, days };
}

/** The report of a service as a whole, and the same as Markdown. */
export function servicePrivacy(
  settings: Settings,
  language: PrivacyLanguage,
): { report: PrivacyReport; document: string } {
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const report = privacyReport(serviceFacts(settings, baseUrl), language);
  return { report, document: privacyDocument(report, language) };
}
