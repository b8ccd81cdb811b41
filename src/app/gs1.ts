import type { Stores } from "../../db/stores.ts";
import type { Settings } from "../kit/settings/settings.ts";
import type { Log } from "../kit/shared/log.ts";

/** Whether codes have GS1 addresses that are not answered, because the setting is off. */
export async function hasUnansweredGs1(
  { gs1 }: Settings,
  { codes }: Pick<Stores, "codes">,
): Promise<boolean> {
  return !gs1 && (await codes.hasNames(null));
}

/** The sentence that an operator is told then. */
export const UNANSWERED_GS1 =
  "codes at the base URL have GS1 addresses, which are not answered while QZ_GS1 is off";

/** Warns of such codes: their symbols may be printed. */
export async function warnOfUnansweredGs1(settings: Settings, stores: Stores, log: Log): Promise<void> {
  if (await hasUnansweredGs1(settings, stores)) log.warn(UNANSWERED_GS1);
}
