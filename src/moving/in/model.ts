import { Rules } from "../../rules/model.ts";
import { checkOf } from "../../shared/schema.ts";

/** The check of rules that a file holds in the form of the API. */
export const rulesCheck = checkOf(Rules);
