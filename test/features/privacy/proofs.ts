import type { ConditionId } from "../../../src/features/privacy/conditions.ts";
import type { KeptId } from "../../../src/features/privacy/kept.ts";

/** A test that holds the service to a statement of the report: a file, and words of the test in it. */
type Proof = readonly [file: string, words: string];

export const KEPT_PROOFS: Readonly<Record<KeptId, readonly Proof[]>> = {
  address: [
    ["test/features/scans/privacy.test.ts", "no file and no log line identifies a person"],
    [
      "test/features/scans/privacy.test.ts",
      "no cell of the database holds an address as a number or as bytes",
    ],
  ],
  visitor: [
    ["test/features/scans/privacy.test.ts", "overwritten and gone within a day of the day's end"],
    ["test/features/scans/day-keys.suite.ts", "a destroyed key is gone, and only that one"],
  ],
  scan: [
    ["test/features/scans/clock.test.ts", "old events and devices are erased, totals stay"],
    [
      "test/features/scans/privacy.test.ts",
      "personal data in the referrer, the language or the country is not stored",
    ],
  ],
  totals: [["test/features/scans/clock.test.ts", "totals stay and agree with the log"]],
  choice: [
    ["test/features/consent/choice.test.ts", "accepting sets svc_consent, hidden from scripts, for 180 days"],
    ["test/features/consent/choice.test.ts", "declining clears both cookies, with and without any"],
  ],
  unlock: [
    [
      "test/features/locks/locks.test.ts",
      "a scan of a locked code leads to its page, which asks for the password",
    ],
    ["test/features/locks/locks.test.ts", "an unlock is good for a day"],
    ["test/features/locks/locks.test.ts", "a new password, no lock and another code end an unlock"],
  ],
  device: [
    ["test/features/consent/choice.test.ts", "creates a device id of 128 random bits"],
    [
      "test/features/consent/choice.test.ts",
      "a device id ends 180 days after the choice, not after the visit",
    ],
    ["test/features/consent/devices.test.ts", "another for every other tenant"],
    [
      "test/features/consent/erasure.test.ts",
      "declining erases the device for every tenant and code at once",
    ],
  ],
  lead: [
    ["test/features/leads/take.test.ts", "with what was filled in, the country and the kind of device"],
    ["test/features/leads/tenant.test.ts", "an erased lead is gone, its text with it"],
    [
      "test/features/scans/privacy.test.ts",
      "scans, leads and clicks no file and no log line identifies a person",
    ],
  ],
  report: [
    ["test/features/reports/reporting.test.ts", "no file and no log line has what a reporter wrote"],
    ["test/features/reports/deciding.test.ts", "half a year after the decision a report is gone"],
    ["test/features/reports/reports.suite.ts", "one that is never decided after two years"],
  ],
  delivery: [
    [
      "test/features/webhooks/log.test.ts",
      "settled deliveries are stored for thirty days, waiting ones until they settle",
    ],
    ["test/features/privacy/privacy.test.ts", "without a webhook nothing of a scan leaves the service"],
  ],
  waitingScan: [
    ["test/db/postgres/services.test.ts", "a device is not written to the journal"],
    [
      "test/db/postgres/services.test.ts",
      "is lost and counted, because the visitors of its day are forgotten",
    ],
  ],
  limits: [["test/db/redis/limits.test.ts", "store addresses only in a form that can't be guessed"]],
  destination: [["test/features/watch/probe.test.ts", "user-agent: Quietzone/test"]],
  alertAddress: [
    ["test/features/watch/mail.test.ts", "a mail goes only to an address that was confirmed"],
    ["test/features/mailings/mailings.test.ts", "until it ends them without signing in"],
    ["test/features/mailings/mailings.test.ts", "leave no mailing behind"],
  ],
  content: [
    ["test/features/images/render.test.ts", "metadata, profiles and what follows the end are left out"],
    ["test/features/images/images.test.ts", "a picture that no page names is erased after a day"],
    ["test/features/codes/adding.suite.ts", "answers that are too old are erased, younger ones are not"],
    ["test/features/history/history.suite.ts", "they are erased in steps after the code"],
    [
      "test/features/shares/secrets.test.ts",
      "no form of a share of a code, a group or a workspace holds any of them",
    ],
  ],
  workspace: [["test/features/tenants/admin.test.ts", "an erased workspace is gone for ever"]],
  person: [["test/features/people/account.test.ts", "an erased person is gone for ever, with all sessions"]],
  invited: [
    [
      "test/features/members/members.suite.ts",
      "an invitation ends after its time, with the role of its maker, and with its workspace",
    ],
  ],
  audit: [
    ["test/features/audit/audit.suite.ts", "entries that are too old are erased, younger ones are not"],
    ["test/features/audit/audit.test.ts", "no entry has a mail address, a target or an address of a webhook"],
  ],
  operator: [
    [
      "test/operate/cli/command-log.test.ts",
      "tells it by ids, and no line has a key, a voucher, a name or an address; the operators' log has it, too",
    ],
  ],
  backup: [
    [
      "test/features/backups/erased.test.ts",
      "what was erased or blocked since a backup is so again after a restore, and all else is as it was",
    ],
  ],
};

/** Conditions whose verdict is the program's own. What depends on its user can't be tested. */
export const CONDITION_PROOFS: Readonly<Partial<Record<ConditionId, readonly Proof[]>>> = {
  noTrackingAcrossSites: [
    [
      "test/features/scans/privacy.test.ts",
      "a phone is one visitor of a tenant for a day, another to other tenants",
    ],
    ["test/features/consent/before.test.ts", "before consent no route sets a cookie"],
  ],
  noCrossReferencing: [
    ["test/features/privacy/privacy.test.ts", "without a webhook nothing of a scan leaves the service"],
  ],
  trackerLifetime: [["test/features/consent/choice.test.ts", "for 180 days and this site alone"]],
  retention: [["test/features/scans/clock.test.ts", "old events and devices are erased"]],
  separatePublishers: [
    ["test/features/scans/privacy.test.ts", "another to other tenants and on other days"],
    ["test/features/leads/tenant.test.ts", "other tenants neither read, count nor erase a tenant's leads"],
  ],
};
