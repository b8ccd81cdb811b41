import type { CodeChange, CountedCode } from "../model.ts";
import { leadsElsewhere, staysDead, UNCHECKED } from "../../watch/traits.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { toRow } from "./code-row.ts";

/** A change of codes. */
export interface Edit {
  readonly change: CodeChange;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of the key that asks for it; `null` for none. */
  readonly by: string | null;
  /** The revisions that a code may have; `null` for any. */
  readonly ifRevisions: ReadonlySet<number> | null;
  /** The copies of logos that the change names, unless they are stored and kept already. */
  readonly copies: readonly LogoCopy[];
  /** The bytes that the tenant may have; `null` for any number. */
  readonly most: number | null;
}

/** Whether a code is on: `wantedActive` is how its owner left it while the operator has it taken down, else `null`. */
interface Activation {
  readonly active: boolean;
  readonly wantedActive: boolean | null;
}

/** The change that takes a code down in the operator's name; `null` when it is down already. */
export function takenDown({ active, wantedActive }: Activation) {
  return wantedActive === null ? { active: false, wantedActive: active } : null;
}

/** The change that puts a code back; `null` when it is not taken down. */
export function putBack({ wantedActive }: Activation) {
  return wantedActive === null ? null : { active: wantedActive, wantedActive: null };
}

/** Whether a code is as a change would make it. While it is taken down, its owner's wish counts. */
export function hasAll(code: CountedCode, wantedActive: boolean | null, change: CodeChange): boolean {
  const present = { ...code, active: wantedActive ?? code.active };
  return Bun.deepEquals({ ...present, ...change }, present);
}

/**
 * A code as its owner changed it, and its row. A code that is taken down stays off: its owner's wish is only
 * noted.
 * @returns `"changed"` when it has none of the revisions, `"taken_down"` when only the operator can switch it on.
 */
export function edited(
  code: CountedCode,
  wantedActive: boolean | null,
  { change, at, by, ifRevisions }: Edit,
) {
  if (ifRevisions !== null && !ifRevisions.has(code.revision)) return "changed";
  const isTakenDown = wantedActive !== null;
  if (isTakenDown && change.active === true) return "taken_down";
  const wanted = isTakenDown && change.active === false ? { wantedActive: false } : {};
  const revision = code.revision + 1;
  const changed = { ...code, ...change, revision, updatedAt: at, changedBy: by };
  const isKnown = !leadsElsewhere(code, changed) || staysDead(code, changed);
  const result: CountedCode = isKnown ? changed : { ...changed, health: UNCHECKED };
  return { code: result, row: { ...toRow(result), ...wanted } };
}
