import type { CodeHistory } from "quietzone-client";
import { isSame, jsonOf } from "../../lib/json.ts";
import type { Difference } from "./Differences.tsx";
import { NOT_KEPT } from "./values.ts";

export type ChangeRecord = CodeHistory["changes"][number];

/** A restoration leaves a code switched on or off as it is. */
const KEPT = "active";

/** The value of a member among those that a change names. @param notKept - members of which a value is no longer kept. */
export function memberOf(values: object | null, member: string, notKept: readonly string[] = []): unknown {
  const known = new Map<string, unknown>(Object.entries(values ?? {}));
  return known.has(member) || !notKept.includes(member) ? known.get(member) : NOT_KEPT;
}

/** The difference that a return to an older revision makes. @param newer - all changes after it, the newest first. */
export function differencesTo(newer: readonly ChangeRecord[]): Difference[] {
  const members = [...new Set(newer.flatMap(({ changed }) => changed))];
  return members.flatMap((member) => {
    const those = newer.filter(({ changed }) => changed.includes(member));
    const [newest, oldest] = [those[0], those.at(-1)];
    const before = memberOf(newest?.after ?? null, member, newest?.notKept);
    const after = memberOf(oldest?.before ?? null, member, oldest?.notKept);
    const isKnown = before !== NOT_KEPT && after !== NOT_KEPT;
    return member === KEPT || (isKnown && isSame(jsonOf(before), jsonOf(after)))
      ? []
      : [{ member, before, after }];
  });
}
