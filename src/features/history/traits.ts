import { type Chosen, EDITED, type Edited } from "../codes/members.ts";
import { pick } from "../../kit/shared/fold.ts";

/* In a file of its own, because the stores load no schemas. */

/** All that can be edited of a code. */
export type Content = Pick<Chosen, Edited>;

/** The members of a code that can be edited. */
export const MEMBERS: readonly string[] = EDITED;

/** The members of a code that can be edited, as they are. */
export function contentOf(code: Content): Content {
  return pick(code, EDITED);
}
