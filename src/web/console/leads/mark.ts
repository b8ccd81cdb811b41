import type { Lead } from "quietzone-client";
import { call } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { wait } from "../../lib/wait.ts";

/** Marks a lead as handled, or opens it again. @returns the changed lead. @throws the same as `call`. */
export function mark({ id }: Lead, handled: boolean): Promise<Lead> {
  return call("PATCH /app/api/leads/{id}", { id, body: { handled } });
}

/**
 * The same for several leads, one after the other. A limit of calls is waited for; a lead that was erased meanwhile is left out.
 * @param onMarked - told of each changed lead.
 * @throws the same as `call`; the leads before stay changed.
 */
export async function markAll(
  leads: readonly Lead[],
  handled: boolean,
  onMarked: (lead: Lead) => void,
): Promise<void> {
  for (const lead of leads) {
    for (;;) {
      try {
        onMarked(await mark(lead, handled));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 429) {
          await wait((error.retryAfter ?? 1) * 1_000);
          continue;
        }
        if (error.code !== "lead_not_found") throw error;
      }
      break;
    }
  }
}
