import { MOST_TAGS } from "../constants.ts";
import type { Code, CodeChange, CountedCode } from "../model.ts";
import type { Retag } from "../records.ts";
import { leadsElsewhere, staysDead, UNCHECKED } from "../../watch/traits.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { keepsPassword } from "../../locks/traits.ts";
import { toRow } from "./code-row.ts";

/** The change of a code as it is stored now, or why there is none. */
export type Amend = (code: Pick<Code, "landing">) => CodeChange | "menu_changed";

/** A change of codes. */
export interface Edit {
  readonly change: CodeChange;
  /** Tags that each code gets and loses besides. */
  readonly retag?: Retag;
  /** Tells the change by what is stored, in place of `change`. */
  readonly amend?: Amend;
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
  /** The hosts to which its codes may have led, no limit by default. With it the tenant is locked. */
  readonly mostHosts?: number | null;
}

/** An edit as that of one code: the tags that it is to have are a part of the change. */
export function editFor(
  code: Pick<Code, "tags" | "landing">,
  edit: Edit,
): Edit | "tags_full" | "menu_changed" {
  const { change, retag, amend } = edit;
  if (amend) {
    const amended = amend(code);
    return amended === "menu_changed" ? amended : { ...edit, change: amended };
  }
  const { tags } = code;
  if (!retag) return edit;
  const kept = tags.filter((tag) => !retag.removed.includes(tag));
  const all = [...new Set([...kept, ...retag.added])];
  return all.length > MOST_TAGS ? "tags_full" : { ...edit, change: { ...change, tags: all } };
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
  return Bun.deepEquals({ ...present, ...change, ...lockIn(change, code) }, present);
}

/**
 * The lock that a change gives a code, where it leaves the password as it is: another one may have been set
 * since the change was asked for. A code that has lost its lock since stays without.
 */
function lockIn({ lock }: CodeChange, code: Pick<CountedCode, "lock">): Pick<CodeChange, "lock"> {
  if (!lock || !keepsPassword(lock)) return {};
  return { lock: code.lock && { ...lock, hash: code.lock.hash } };
}

/** Whether a code has none of the revisions that it may have. */
export function isOtherRevision(
  { revision }: Pick<Code, "revision">,
  { ifRevisions }: Pick<Edit, "ifRevisions">,
): boolean {
  return ifRevisions !== null && !ifRevisions.has(revision);
}

/**
 * A code as its owner changed it, its row, and the change. A code that is taken down stays off: its owner's
 * wish is only noted.
 * @returns `"changed"` when it has none of the revisions, `"taken_down"` when only the operator can switch it on.
 */
export function edited(code: CountedCode, wantedActive: boolean | null, edit: Edit) {
  if (isOtherRevision(code, edit)) return "changed";
  const { change, at, by } = edit;
  const isTakenDown = wantedActive !== null;
  if (isTakenDown && change.active === true) return "taken_down";
  const wanted = isTakenDown && change.active === false ? { wantedActive: false } : {};
  const revision = code.revision + 1;
  const lock = lockIn(change, code);
  const changed = { ...code, ...change, ...lock, revision, updatedAt: at, changedBy: by };
  const isKnown = !leadsElsewhere(code, changed) || staysDead(code, changed);
  const result: CountedCode = isKnown ? changed : { ...changed, health: UNCHECKED };
  return { code: result, row: { ...toRow(result), ...wanted }, change };
}
