/**
 * Series for `promtool test rules`, a value a minute: for each alert one that raises it, and for all of them
 * one that raises none. https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/
 */

const AT = { job: "quietzone", instance: "a:3000" };
const OTHER = { ...AT, instance: "b:3000" };

export interface AlertCase {
  readonly alert: string;
  /** Values by series. */
  readonly series: Readonly<Record<string, string>>;
  /** The minute at which the alert is raised. */
  readonly minute: number;
  /** Its labels, without the severity. */
  readonly labels: Readonly<Record<string, string>>;
}

function series(name: string, labels: Readonly<Record<string, string>> = {}, at = AT): string {
  const all = Object.entries({ ...at, ...labels }).map(([label, value]) => `${label}="${value}"`);
  return `${name}{${all.join(",")}}`;
}

/** A metric of one instance that raises its alert by its own labels. */
function single(
  alert: string,
  metric: string,
  values: string,
  minute: number,
  labels: Readonly<Record<string, string>> = {},
): AlertCase {
  return { alert, series: { [series(metric, labels)]: values }, minute, labels: { ...AT, ...labels } };
}

/** Times of scans of which a tenth is over a second. */
function slowScans(slow: string, total: string): Record<string, string> {
  const bucket = (le: string) =>
    series("quietzone_request_duration_seconds_bucket", { route: "/r/:shortId", method: "GET", le });
  return { [bucket("0.5")]: slow, [bucket("1")]: total, [bucket("+Inf")]: total };
}

const HOLD = { operation: "GET /app/api/codes" };

/** Holds of the loop, of which some are over a quarter of a second. */
function holds(short: string, total: string): Record<string, string> {
  return {
    [series("quietzone_loop_hold_seconds_bucket", { ...HOLD, le: "0.25" })]: short,
    [series("quietzone_loop_hold_seconds_count", HOLD)]: total,
  };
}

const LAST_SUCCESS = "quietzone_chore_last_success_timestamp_seconds";

export const ALERT_CASES: readonly AlertCase[] = [
  single("QuietzoneDown", "up", "0x10", 5),
  single("QuietzoneDegraded", "quietzone_degraded", "0x5 1x10", 10, { reason: "disk_full" }),
  single("QuietzoneScansLost", "quietzone_scans_lost_total", "2x5 3x10", 8),
  single("QuietzoneScansUnanswered", "quietzone_scans_unanswered_total", "2x5 3x10", 8),
  single("QuietzoneScansWaiting", "quietzone_scans_waiting", "0x5 40x10", 13),
  single("QuietzoneScansWaitingLong", "quietzone_scans_waiting_oldest_seconds", "0+60x40", 35),
  single("QuietzoneCommitsFail", "quietzone_commits_failed_total", "0+1x20", 15),
  {
    alert: "QuietzoneScansSlow",
    series: slowScans("0+9x30", "0+10x30"),
    minute: 20,
    labels: { instance: AT.instance },
  },
  single("QuietzoneOverloaded", "quietzone_overload", "0x5 1.2x10", 10),
  single("QuietzoneRefuses", "quietzone_refused_total", "0x5 3x10", 8, { class: "workspace" }),
  {
    alert: "QuietzoneNoBackup",
    series: {
      // Nodes have folders of their own, and one backup is enough.
      [series("quietzone_backup_last_timestamp_seconds")]: "0x2000",
      [series("quietzone_backup_last_timestamp_seconds", {}, OTHER)]: "3600x2000",
    },
    minute: 27 * 60 + 20,
    labels: { job: AT.job },
  },
  {
    alert: "QuietzoneBackupLate",
    series: {
      [series("quietzone_offsite_late")]: "0x5 1x30",
      [series("quietzone_offsite_late", {}, OTHER)]: "1x35",
    },
    minute: 20,
    labels: { job: AT.job },
  },
  single("QuietzoneDiskFills", "quietzone_disk_free_bytes", "10000000-5000x600", 560),
  single("QuietzonePostgresSlow", "quietzone_postgres_round_trip_seconds", "0.2x20", 15),
  single("QuietzonePostgresCrowded", "quietzone_postgres_waiting", "2x10", 8),
  single("QuietzoneRedisDown", "quietzone_redis_up", "0x10", 8),
  single("QuietzoneDayKeysOverdue", "quietzone_day_keys_overdue", "1x30", 20),
  single("QuietzoneDayKeysFail", "quietzone_day_key_failures_total", "0x5 1x10", 8),
  single("QuietzoneWebhooksPile", "quietzone_webhook_pending", "10+5x90", 60),
  single("QuietzoneChoreFails", "quietzone_chore_failures_total", "0+0.1x90", 70, { chore: "erasure" }),
  {
    alert: "QuietzoneChoreStands",
    series: {
      [series(LAST_SUCCESS, { chore: "erasure" })]: "600x200",
      // Another node did it later, and that is long ago, too.
      [series(LAST_SUCCESS, { chore: "erasure" }, OTHER)]: "1200x200",
    },
    minute: 155,
    labels: { job: AT.job, chore: "erasure" },
  },
  {
    alert: "QuietzoneLoopHeld",
    series: holds("0+1x60", "0+2x60"),
    minute: 45,
    labels: { instance: AT.instance, ...HOLD },
  },
  single("QuietzoneDrawingsRefused", "quietzone_thread_jobs_total", "0+5x60", 40, { outcome: "refused" }),
  single("QuietzoneMailsFail", "quietzone_mails_total", "0+1x200", 150, { outcome: "failed" }),
  {
    alert: "QuietzoneReportsWait",
    series: { [series("quietzone_reports_oldest_seconds")]: "80000+60x200" },
    minute: 120,
    labels: { job: AT.job },
  },
  {
    alert: "QuietzoneDomainsWarned",
    series: { [series("quietzone_domains", { state: "warned" })]: "1x1600" },
    minute: 1_500,
    labels: { job: AT.job },
  },
  {
    alert: "QuietzoneListHeld",
    series: { [series("quietzone_blocklist_held", { list: "phishing.txt" })]: "0x5 1x90" },
    minute: 70,
    labels: { job: AT.job, list: "phishing.txt" },
  },
  {
    alert: "QuietzoneListStale",
    series: { [series("quietzone_blocklist_checked_timestamp_seconds", { list: "phishing.txt" })]: "0x3100" },
    minute: 3_000,
    labels: { job: AT.job, list: "phishing.txt" },
  },
  {
    alert: "QuietzoneBuildsDiffer",
    series: {
      [series("quietzone_build_info", { commit: "d3f31f3a" })]: "1x100",
      [series("quietzone_build_info", { commit: "62c7e78f" }, OTHER)]: "1x100",
    },
    minute: 80,
    labels: { job: AT.job },
  },
];

/** A service that is well, for two days: things wait for a moment, and anonymous requests are refused. */
export const QUIET: Readonly<Record<string, string>> = {
  [series("up")]: "1x2880",
  [series("quietzone_degraded", { reason: "disk_full" })]: "0x2880",
  [series("quietzone_scans_lost_total")]: "7x2880",
  [series("quietzone_scans_unanswered_total")]: "7x2880",
  [series("quietzone_scans_waiting")]: "0x100 9x3 0x2777",
  [series("quietzone_scans_waiting_oldest_seconds")]: "0x100 60+60x3 0x2777",
  [series("quietzone_commits_failed_total")]: "3x2880",
  ...slowScans("0+10x2880", "0+10x2880"),
  [series("quietzone_overload")]: "0x100 1.5x1 0.4x2779",
  [series("quietzone_refused_total", { class: "workspace" })]: "3x2880",
  [series("quietzone_refused_total", { class: "anonymous" })]: "0+1x2880",
  [series("quietzone_backup_last_timestamp_seconds")]: "0x2880",
  // A backup a day.
  [series("quietzone_backup_last_timestamp_seconds", {}, OTHER)]: "0x1439 86400x1441",
  [series("quietzone_degraded", { reason: "backup_late" })]: "0x100 1x5 0x2775",
  [series("quietzone_offsite_late")]: "0x100 1x5 0x2775",
  [series("quietzone_disk_free_bytes")]: "10000000-1x2880",
  [series("quietzone_postgres_round_trip_seconds")]: "0.002x2880",
  [series("quietzone_postgres_waiting")]: "0x100 3x2 0x2778",
  [series("quietzone_redis_up")]: "1x2880",
  [series("quietzone_day_keys_overdue")]: "0x2880",
  [series("quietzone_day_key_failures_total")]: "1x2880",
  [series("quietzone_webhook_pending")]: "0x100 50-1x50 0x2730",
  [series("quietzone_chore_failures_total", { chore: "erasure" })]: "2x2880",
  // Most chores are done by one node at a time.
  [series(LAST_SUCCESS, { chore: "erasure" })]: "0+60x2880",
  [series(LAST_SUCCESS, { chore: "erasure" }, OTHER)]: "600x2880",
  ...holds("0+3x2880", "0+3x2880"),
  [series("quietzone_thread_jobs_total", { outcome: "refused" })]: "0+0.1x2880",
  [series("quietzone_mails_total", { outcome: "failed" })]: "1x2880",
  [series("quietzone_domains", { state: "warned" })]: "0x100 1x600 0x2180",
  [series("quietzone_build_info", { commit: "d3f31f3a" })]: "1x2880",
  [series("quietzone_build_info", { commit: "d3f31f3a" }, OTHER)]: "1x2880",
};
