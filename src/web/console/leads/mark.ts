import type { Lead } from "quietzone-client";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { call } from "../../lib/api.ts";

/** Marks a lead as handled, or opens it again. @throws the same as `call`. */
export function mark({ id }: Lead, handled: boolean, isPatient = false): Promise<Lead> {
  return call("PATCH /app/api/leads/{id}", { id, body: { handled } }, { isPatient });
}

/**
 * The same for several leads, one after the other. A lead that was erased meanwhile is left out.
 * @param onMarked - told of each changed lead.
 * @throws the same as `call`; the leads before stay changed.
 */
export async function markAll(
  leads: readonly Lead[],
  handled: boolean,
  onMarked: (lead: Lead) => void,
): Promise<void> {
  for (const lead of leads)
    try {
      onMarked(await mark(lead, handled, true));
    } catch (error) {
      if (!isProblem(error, "lead_not_found")) throw error;
    }
}
