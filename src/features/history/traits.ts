import { type Chosen, EDITED, type Edited, type Guarded } from "../codes/members.ts";
import type { FormerLock } from "../locks/records.ts";
import { formerLock } from "../locks/traits.ts";
import { pick } from "../../kit/shared/fold.ts";

/* In a file of its own, because the stores load no schemas. */

/** All that can be edited of a code. Of a lock its hash is left out. */
export interface Content extends Pick<Chosen, Exclude<Edited, Guarded>> {
  readonly lock: FormerLock | null;
}

/** The members of a code that can be edited. */
export const MEMBERS: readonly string[] = EDITED;

/** The members of a code that can be edited, as histories keep them. */
export function contentOf(code: Pick<Chosen, Edited>): Content {
  return { ...pick(code, EDITED), lock: code.lock && formerLock(code.lock) };
}
