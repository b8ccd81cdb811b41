import { invalidCursor } from "../../kit/shared/common-faults.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import type { DomainAdmin, DomainSummary } from "../domains/admin.ts";
import type { Domain } from "../domains/model.ts";
import type { DomainStore } from "../domains/store/domains.ts";
import { noSuch } from "./faults.ts";
import type { FindingStore } from "./store/finding.ts";
import type { DisabledDomain, OperatorDomain, OperatorDomains, ReleasedDomain } from "./domains-model.ts";

/** Each may have 256 KiB of JSON. */
const MOST = 20;

/** The domains of all workspaces. */
export interface OperatorDomainsDesk {
  /** At most 20 a page. @throws Fault `cursor_invalid` */
  list(limit: number, cursor: string | null): Promise<OperatorDomains>;
  /** Domains of a host: that of the workspace that has verified it first, then those that are pending. */
  find(host: string, most: number): Promise<OperatorDomain[]>;
  /** @throws Fault `not_found` */
  release(host: string, by: Operator): Promise<ReleasedDomain>;
  /** @throws Fault `not_found` for a text that can't be a host. */
  disable(host: string, by: Operator): Promise<DisabledDomain>;
  /** Undoes that. @throws Fault `not_found` */
  enable(host: string, by: Operator): Promise<void>;
}

export function createOperatorDomains(needs: {
  as: (by: Operator) => { domains: Pick<DomainAdmin, "release" | "disable" | "enable"> };
  finding: Pick<FindingStore, "domainsAt">;
  store: Pick<DomainStore, "all">;
  /** A domain as operators see it. */
  summaryOf: (domain: Domain) => DomainSummary;
  /** Called with a host that was changed. The next scan there is answered as it is now. */
  onChanged: (host: string) => Promise<void>;
}): OperatorDomainsDesk {
  const { as, finding, store, summaryOf } = needs;

  const onChanged = (host: string) => needs.onChanged(host.toLowerCase());

  return {
    async list(limit, cursor) {
      if (cursor !== null && !/^dom_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const most = Math.min(limit, MOST);
      const found = await store.all(cursor ?? "", most + 1);
      const shown = found.slice(0, most);
      return {
        domains: shown.map(summaryOf),
        nextCursor: found.length > most ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    find: async (host, most) => (await finding.domainsAt(host, most)).map(summaryOf),

    async release(host, by) {
      const released = await as(by).domains.release(host);
      if (!released) throw noSuch("domain");
      await onChanged(host);
      return released;
    },

    async disable(host, by) {
      const disabled = await as(by).domains.disable(host);
      if (disabled === "no_host") throw noSuch("host");
      await onChanged(host);
      return disabled;
    },

    async enable(host, by) {
      if (!(await as(by).domains.enable(host))) throw noSuch("host that is switched off");
      await onChanged(host);
    },
  };
}
