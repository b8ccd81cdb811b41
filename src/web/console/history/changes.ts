import type { ChangeList } from "../../../history/model.ts";
import { isSame, jsonOf } from "../../lib/json.ts";
import type { Difference } from "./Differences.tsx";

export type ChangeRecord = ChangeList["changes"][number];

/** A restoration leaves a code switched on or off as it is. */
const KEPT = "active";

/** The value of a member among those that a change names. */
export function memberOf(values: object | null, member: string): unknown {
  return new Map<string, unknown>(Object.entries(values ?? {})).get(member);
}

/** The difference that a return to an older revision makes. @param newer - all changes after it, the newest first. */
export function differencesTo(newer: readonly ChangeRecord[]): Difference[] {
  const members = [...new Set(newer.flatMap(({ changed }) => changed))];
  return members.flatMap((member) => {
    const those = newer.filter(({ changed }) => changed.includes(member));
    const before = memberOf(those[0]?.after ?? null, member);
    const after = memberOf(those.at(-1)?.before ?? null, member);
    return member === KEPT || isSame(jsonOf(before), jsonOf(after)) ? [] : [{ member, before, after }];
  });
}
