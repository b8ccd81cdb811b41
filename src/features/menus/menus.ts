import type { Actor } from "../../kit/shared/actor.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest, noSuchCode } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { CountedCode } from "../codes/model.ts";
import { editRefusal } from "../codes/refusals.ts";
import type { CodeStore } from "../codes/store/codes.ts";
import type { FirstDays } from "../plans/first-days.ts";
import { marked } from "./mark.ts";
import type { Marked, SoldOutInput } from "./model.ts";

/** The menus of a workspace's pages. */
export interface Menus {
  /**
   * Marks dishes as sold out, or no longer so.
   * @param ifRevisions - the revisions that the code may have; `null` for any.
   * @throws Fault `code_not_found`, `invalid_request`, `menu_changed`, `code_changed`, `plan_limit`.
   */
  mark(
    tenant: Tenant,
    id: string,
    input: SoldOutInput,
    ifRevisions: ReadonlySet<number> | null,
    by: Actor,
  ): Promise<CountedCode>;
}

export function createMenus(needs: {
  store: Pick<CodeStore, "amend">;
  firstDays: Pick<FirstDays, "limits">;
  clock: Clock;
  ids: Ids;
  /** Called when a page has changed. */
  onChanged: (address: ShortAddress) => void;
}): Menus {
  const { store, firstDays, clock, ids, onChanged } = needs;
  return {
    async mark(tenant, id, input, ifRevisions, by) {
      const which = markedBy(input);
      const limits = await firstDays.limits(tenant);
      const outcome = await store.amend(
        tenant.id,
        id,
        {
          at: clock.now(),
          by: by.author,
          ifRevisions,
          most: limits.most,
          amend({ landing }) {
            const changed = marked(landing, which, input.soldOut);
            return changed === null ? "menu_changed" : { landing: changed };
          },
        },
        ids.id("aud"),
      );
      if (outcome === null) throw noSuchCode();
      if (typeof outcome === "string") throw editRefusal(outcome, limits);
      onChanged(addressOf(outcome));
      return outcome;
    },
  };
}

/** @throws Fault `invalid_request` where neither all dishes nor one is named. */
function markedBy({ part, section, dish, name, all }: SoldOutInput): Marked {
  if (all === true) return { part: part ?? null };
  if (section !== undefined && dish !== undefined && name !== undefined)
    return { part: part ?? "menu", section, dish, name };
  const missing = Object.entries({ section, dish, name }).filter(([, value]) => value === undefined);
  throw invalidRequest(missing.map(([member]) => ({ pointer: `/${member}`, ...explain("required") })));
}
