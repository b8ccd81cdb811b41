import type { CodeStore } from "./store/codes.ts";
import { type ShownBlock, shownBlock } from "../../kit/shared/block.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Code } from "./model.ts";

/** A code as the operator of the service sees it. */
export interface CodeDetails {
  readonly id: string;
  readonly shortId: string;
  readonly domain: string | null;
  readonly tenantId: string;
  readonly type: string;
  readonly target: string;
  readonly rules: Code["rules"];
  readonly query: Code["query"];
  readonly utm: Code["utm"];
  readonly title: string | null;
  readonly group: string | null;
  /** Whether it redirects, unless its tenant is suspended. */
  readonly active: boolean;
  /** Whether it is blocked: then its owner can't switch it on. */
  readonly disabledByOperator: boolean;
  readonly blocked: ShownBlock | null;
  readonly scans: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The operator's view of the codes of all tenants. The commands use it. */
export interface CodeAdmin {
  /** `"gone"` when it was deleted, `null` when there never was one. */
  show(address: ShortAddress): Promise<CodeDetails | "gone" | null>;
}

export function createCodeAdmin(store: Pick<CodeStore, "byAddress">): CodeAdmin {
  return {
    async show(address) {
      const code = await store.byAddress(address);
      if (code === null || code === "gone") return code;
      return {
        id: code.id,
        shortId: code.shortId,
        domain: code.domain,
        tenantId: code.tenantId,
        type: code.type,
        target: code.target,
        rules: code.rules,
        query: code.query,
        utm: code.utm,
        title: code.title,
        group: code.group,
        active: code.active,
        blocked: shownBlock(code.blocked),
        disabledByOperator: code.takenDown,
        scans: code.scans,
        createdAt: isoTime(code.createdAt),
        updatedAt: isoTime(code.updatedAt),
      };
    },
  };
}

/** Says whether the operator has blocked the code at an address, whatever lists say of it. */
export function isTakenDown(
  store: Pick<CodeStore, "byAddress">,
): (address: ShortAddress) => Promise<boolean> {
  return async (address) => {
    const code = await store.byAddress(address);
    return code !== null && code !== "gone" && shownBlock(code.blocked)?.by === "operator";
  };
}
