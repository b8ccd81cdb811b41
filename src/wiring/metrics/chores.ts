import type { Clock } from "../../shared/clock.ts";
import type { Metrics } from "../../shared/metrics.ts";
import type { SendMail } from "../../watch/alerts.ts";
import type { Probe } from "../../watch/probe.ts";

/**
 * Shows when each chore succeeded last, and how often it failed.
 * @returns called after each turn of a chore.
 */
export function meterChores(metrics: Metrics, clock: Clock): (chore: string, hasFailed: boolean) => void {
  const counts = new Map<string, { failures: number; succeededAt: number | null }>();
  metrics.reading(
    "quietzone_chore_failures_total",
    "Times that a chore failed. It is tried again.",
    "counter",
    () => Array.from(counts, ([chore, { failures }]) => ({ labels: { chore }, value: failures })),
  );
  metrics.reading(
    "quietzone_chore_last_success_timestamp_seconds",
    "When this process last did a chore to its end, in seconds since 1970. Of several nodes one does most of them.",
    "gauge",
    () =>
      Array.from(counts).flatMap(([chore, { succeededAt }]) =>
        succeededAt === null ? [] : [{ labels: { chore }, value: succeededAt / 1000 }],
      ),
  );
  return (chore, hasFailed) => {
    const count = counts.get(chore) ?? { failures: 0, succeededAt: null };
    counts.set(chore, count);
    if (hasFailed) count.failures++;
    else count.succeededAt = clock.now();
  };
}

/** The same checks of destinations, counted by what they say. */
export function meterChecks(metrics: Metrics, probe: Probe): Probe {
  const checks = metrics.counter(
    "quietzone_destination_checks_total",
    "Checks of destinations, by outcome; one that is postponed waits for its address's turn.",
  );
  const series = {
    ok: checks({ outcome: "ok" }),
    failing: checks({ outcome: "failing" }),
    unclear: checks({ outcome: "unclear" }),
    unchecked: checks({ outcome: "unchecked" }),
    postponed: checks({ outcome: "postponed" }),
  };
  return async (...check) => {
    const outcome = await probe(...check);
    series[outcome === "postponed" ? outcome : outcome.verdict].add();
    return outcome;
  };
}

/** The same sending of mails, counted. */
export function meterMails(metrics: Metrics, send: SendMail): SendMail {
  const mails = metrics.counter(
    "quietzone_mails_total",
    "Mails to workspaces that the mail server took or did not take.",
  );
  const [sent, failed] = [mails({ outcome: "sent" }), mails({ outcome: "failed" })];
  return async (...mail) => {
    try {
      await send(...mail);
    } catch (error) {
      failed.add();
      throw error;
    }
    sent.add();
  };
}
