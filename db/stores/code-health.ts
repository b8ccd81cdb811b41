import {
  type CodeHealth,
  HEALTH_REASONS,
  HEALTH_STATES,
  type HealthReason,
  type HealthState,
  UNCHECKED,
} from "../../src/watch/traits.ts";
import type { Column } from "./shape.ts";

/** A column that holds one of some texts. */
export function known<const T extends string>(kind: string, values: readonly T[]): Column<T> {
  return {
    read(value, member) {
      const found = values.find((text) => text === value);
      if (found !== undefined) return found;
      throw new Error(`Cannot read ${member} from the database: ${kind} was expected`);
    },
  };
}

export const state: Column<HealthState> = known("a state of health", HEALTH_STATES);
export const reason: Column<HealthReason> = known("a reason", HEALTH_REASONS);

/** The parts of a health in one text, the address last: it may hold blanks. */
const PARTS = ["status", "reason", "since", "checked_at", "address"].map(
  (column) => `coalesce(cast(watched_targets.${column} as text), '')`,
);
const PACKED = `(select health || ' ' || ${PARTS.join(" || ' ' || ")} from code_ranks
  left join watched_targets on watched_targets.seq = worst_target where code_ranks.code_seq = codes.seq)`;
const PACK = /^(\S*) (\S*) (\S*) (\S*) (\S*) (.*)$/s;

/** The state of the worst destination of a row of `codes`, in one column, so that no query joins a table for it. */
export const health: Column<CodeHealth> = {
  from: PACKED,
  read(value, member) {
    const [, is, status, because, since, checkedAt, address] = PACK.exec(String(value ?? "")) ?? [];
    if (is === undefined) return UNCHECKED;
    return {
      state: state.read(is, member),
      status: status ? Number(status) : null,
      reason: because ? reason.read(because, member) : null,
      since: since ? Number(since) : null,
      checkedAt: checkedAt ? Number(checkedAt) : null,
      destination: address || null,
    };
  },
};
