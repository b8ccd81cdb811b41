import type { DomainStore } from "./store/domains.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { hostOf } from "./host.ts";
import type { Domain } from "./model.ts";

/** A domain as the operator sees it. */
export interface DomainSummary {
  readonly host: string;
  readonly tenantId: string;
  readonly state: "pending" | "verified";
  readonly verifiedAt: string | null;
  readonly checkedAt: string | null;
  readonly warning: string | null;
  readonly disabled: boolean;
}

/** The operator's commands for domains. */
export interface DomainAdmin {
  /** The domains of all workspaces, oldest first. */
  list(): AsyncIterable<DomainSummary>;
  /**
   * Takes a verified host from its workspace, although codes are on it: its name was sold. @returns the
   * workspace that had it, and the number of its codes there; `null` when nobody has verified it.
   */
  release(host: string): Promise<{ readonly tenantId: string; readonly codes: number } | null>;
  /**
   * Has all of a host answer 410, also if another workspace verifies it. @returns the workspace that has
   * verified it, if any; `"no_host"` where the text can't be a domain.
   */
  disable(host: string): Promise<{ readonly tenantId: string | null } | "no_host">;
  /** Undoes that. `false` when the host was not switched off. */
  enable(host: string): Promise<boolean>;
}

/** Each may have 256 KiB of JSON. */
const PAGE = 20;

export function createDomainAdmin(
  store: Pick<DomainStore, "all" | "release" | "countCodes" | "disable" | "enable">,
  needs: OperatorNeeds,
): DomainAdmin {
  const deed = () => deedOfOperator(needs);

  return {
    async *list() {
      for (let last = "", more = true; more;) {
        const domains: Domain[] = await store.all(last, PAGE);
        yield* domains.map(domainSummary);
        last = domains.at(-1)?.id ?? last;
        more = domains.length === PAGE;
      }
    },
    async release(host) {
      const named = hostOf(host, "");
      const domain = "host" in named ? await store.release(named.host, deed()) : null;
      return (
        domain && { tenantId: domain.tenantId, codes: await store.countCodes(domain.tenantId, domain.host) }
      );
    },
    async disable(host) {
      const named = hostOf(host, "");
      return "host" in named
        ? { tenantId: await store.disable(named.host, needs.clock.now(), deed()) }
        : "no_host";
    },
    async enable(host) {
      const named = hostOf(host, "");
      return "host" in named && store.enable(named.host, deed());
    },
  };
}

/** A domain as an operator sees it. */
export function domainSummary({
  host,
  tenantId,
  verifiedAt,
  checkedAt,
  warning,
  disabled,
}: Domain): DomainSummary {
  return {
    host,
    tenantId,
    state: verifiedAt === null ? "pending" : "verified",
    verifiedAt: verifiedAt === null ? null : isoTime(verifiedAt),
    checkedAt: checkedAt === null ? null : isoTime(checkedAt),
    warning,
    disabled,
  };
}
