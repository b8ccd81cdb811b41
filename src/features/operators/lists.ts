import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { BlocklistAdmin } from "../blocklist/admin.ts";
import { noSuch } from "./faults.ts";
import type { ListVerdict, OperatorList, OperatorLists } from "./lists-model.ts";

/** The lists of hosts to which no code may lead. */
export interface OperatorListsDesk {
  list(): Promise<OperatorLists>;
  /** @throws Fault `invalid_request` for a text that is neither a host nor an address. */
  check(typed: string): Promise<ListVerdict>;
  /** Puts the content in force that waits. @throws Fault `not_found` where none does. */
  apply(name: string, by: Operator): Promise<OperatorList>;
}

export function createOperatorLists(needs: {
  /** The service of the commands. @param by - who acts; `null` to read. */
  as: (by: Operator | null) => { blocklist: BlocklistAdmin };
  /** Called when a content is to be put in force. */
  onApplied: () => Promise<unknown>;
}): OperatorListsDesk {
  const { as, onApplied } = needs;
  const { blocklist } = as(null);

  const all = async (): Promise<OperatorList[]> =>
    (await blocklist.show()).map((one) => ({ ...one, ignoredSome: [...one.ignoredSome] }));

  return {
    list: async () => ({ lists: await all() }),

    async check(typed) {
      const found = await blocklist.check(typed);
      if (!found) throw invalidRequest([{ pointer: "?host", ...explain("host_form") }]);
      const { blocked, allowed } = found.verdict;
      return { host: found.host, blocked, allowed };
    },

    async apply(name, by) {
      if ((await as(by).blocklist.apply(name)) !== "applied") throw noSuch("list that is held");
      await onApplied();
      const list = (await all()).find((one) => one.name === name);
      if (!list) throw noSuch("list");
      return list;
    },
  };
}
