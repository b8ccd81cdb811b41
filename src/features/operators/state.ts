import type { Backups } from "../backups/backups.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import type { RecentProblem } from "../../kit/shared/recent-problems.ts";
import type { OperatorProblem } from "./model.ts";
import type { OperatorState } from "./state-model.ts";

/** Problems that are shown. */
const SHOWN = 50;

/** Deliveries that are counted: more are far too many anyway. */
const MOST_COUNTED = 10_000;

/** All that the state is read from. */
export interface StateNeeds {
  /** As /healthz tells it. */
  readonly health: () => Pick<OperatorState, "version" | "commit" | "schema"> &
    Pick<OperatorState["storage"], "status" | "lostScans"> & { readonly reason?: string };
  readonly fixed: Pick<OperatorState, "engine" | "baseUrl" | "mail" | "passwords" | "signup" | "plans">;
  readonly isDiskLow: () => boolean;
  readonly shedder: { readonly pressure: number; readonly isWaiting: boolean };
  /** Deliveries that wait, at most so many. */
  readonly deliveries: (most: number) => Promise<number>;
  /** Jobs that wait for a thread. */
  readonly jobs: () => number;
  readonly bytes: () => Promise<{ readonly database: number }>;
  readonly counts: () => Promise<OperatorState["counts"]>;
  readonly openReports: () => Promise<{ readonly count: number; readonly oldest: number | null }>;
  readonly lastBackup: () => Promise<{ readonly at: number; readonly bytes: number } | null>;
  /** The backups elsewhere; `null` where there is no place for them. */
  readonly offsite: Pick<Backups, "state" | "isLate" | "place"> | null;
  readonly problems: () => readonly RecentProblem[];
}

/** How the service is. */
export async function stateOf(needs: StateNeeds): Promise<OperatorState> {
  const { version, commit, schema, status, reason = null, lostScans } = needs.health();
  const { pressure, isWaiting } = needs.shedder;
  const [{ database }, backup, reports] = [
    await needs.bytes(),
    await needs.lastBackup(),
    await needs.openReports(),
  ];
  return {
    ...{ version, commit, schema, ...needs.fixed },
    storage: { status, reason, databaseBytes: database, lostScans, diskLow: needs.isDiskLow() },
    load: { pressure, waiting: isWaiting },
    queues: { deliveries: await needs.deliveries(MOST_COUNTED), jobs: needs.jobs() },
    counts: await needs.counts(),
    reports: { open: reports.count, oldestAt: reports.oldest === null ? null : isoTime(reports.oldest) },
    backups: { lastAt: backup && isoTime(backup.at), bytes: backup?.bytes ?? null },
    offsite: needs.offsite && offsiteOf(needs.offsite),
    problems: needs.problems().slice(0, SHOWN).map(problemRecord),
  };
}

function offsiteOf({ state, isLate, place }: NonNullable<StateNeeds["offsite"]>): OperatorState["offsite"] {
  const { last, verified } = state();
  return {
    ...{ place, late: isLate(), lastAt: last && isoTime(last.at), bytes: last?.bytes ?? null },
    ...{ verifiedAt: verified && isoTime(verified.at), verifiedBytes: verified?.bytes ?? null },
  };
}

/** A line of the log as it is shown. */
export function problemRecord({ at, level, message, fields }: RecentProblem): OperatorProblem {
  const { requestId = null, ...rest } = fields;
  return {
    ...{ at, level, message, requestId: typeof requestId === "string" ? requestId : null },
    detail: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  };
}
