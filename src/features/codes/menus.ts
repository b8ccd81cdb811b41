import type { Actor } from "../../kit/shared/actor.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { noSuchCode } from "../../kit/shared/common-faults.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { CountedCode } from "./model.ts";
import { editRefusal } from "./refusals.ts";
import type { CodeStore } from "./store/codes.ts";
import type { FirstDays } from "../plans/first-days.ts";
import { marked } from "./menu-marks.ts";
import type { Marked, SoldOutInput } from "./sold-out-model.ts";

/** The menus of a workspace's pages. */
export interface Menus {
  /**
   * Marks dishes as sold out, or no longer so.
   * @param ifRevisions - the revisions that the code may have; `null` for any.
   * @throws Fault `code_not_found`, `menu_changed`, `code_changed`, `plan_limit`.
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

function markedBy(input: SoldOutInput): Marked {
  if ("all" in input) return { part: input.part ?? null };
  const { part = "menu", section, dish, name } = input;
  return { part, section, dish, name };
}
