import { HEALTH_STATES, type HealthState } from "../constants.ts";
import { type CodeHealth, HEALTH_REASONS, type HealthReason } from "../traits.ts";
import { type Column, nullable, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";

/** A column that holds one of some texts. */
export function known<const T extends string>(kind: string, values: readonly T[]): Column<T> {
  const byText = new Map<unknown, T>(values.map((text) => [text, text]));
  return {
    read(value, member) {
      const found = byText.get(value);
      if (found !== undefined) return found;
      throw new Error(`Cannot read ${member} from the database: ${kind} was expected`);
    },
  };
}

export const state: Column<HealthState> = known("a state of health", HEALTH_STATES);
export const reason: Column<HealthReason> = known("a reason", HEALTH_REASONS);

/**
 * Joins rows of `codes` with the worst of their destinations. Only these columns, because both tables have others with names
 * that `codes` has.
 */
export const WITH_WORST = sql`
  left join (select code_seq as rated_seq, health, worst_target from code_ranks) as rated on rated_seq = codes.seq
  left join (select seq as worst_seq, state as worst_state, status, reason, since, checked_at, address from watched_targets) as worst
    on worst_seq = worst_target`;

const [maybeWhole, maybeReason, maybeText] = [nullable(whole), nullable(reason), nullable(text)];

/** The state of the worst destination of a row of `codes` that is joined with it. */
export const health: Column<CodeHealth> = {
  beside: {
    worstState: "worst_state",
    worstStatus: "status",
    worstReason: "reason",
    worstSince: "since",
    worstCheckedAt: "checked_at",
    worstAddress: "address",
  },
  read(value, member, row = {}) {
    const { worstState, worstStatus, worstReason, worstSince, worstCheckedAt, worstAddress } = row;
    // Nobody else reads them. Each by its name, because a list reads this for a hundred codes.
    row["worstState"] = undefined;
    row["worstStatus"] = undefined;
    row["worstReason"] = undefined;
    row["worstSince"] = undefined;
    row["worstCheckedAt"] = undefined;
    row["worstAddress"] = undefined;
    return {
      // As the destination stands by now: the code may still wait for its notice.
      state: state.read(worstState ?? value, member),
      status: maybeWhole.read(worstStatus, member),
      reason: maybeReason.read(worstReason, member),
      since: maybeWhole.read(worstSince, member),
      checkedAt: maybeWhole.read(worstCheckedAt, member),
      destination: maybeText.read(worstAddress, member),
    };
  },
};
