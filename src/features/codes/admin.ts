import type { CodeStore } from "./store/codes.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
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
  /** Whether the operator switched it off: then its owner can't switch it on. */
  readonly disabledByOperator: boolean;
  readonly scans: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The operator's actions on the codes of all tenants. The commands use it. */
export interface CodeAdmin {
  /** `"gone"` when it was deleted, `null` when there never was one. */
  show(address: ShortAddress): Promise<CodeDetails | "gone" | null>;
  /** Switches a code off so that its owner can't switch it on. `false` when there is no such code. */
  disable(address: ShortAddress): Promise<boolean>;
  /** Undoes that: the code is as its owner wants it. `false` when there is no such code. */
  enable(address: ShortAddress): Promise<boolean>;
}

export function createCodeAdmin(store: CodeStore, clock: Clock, ids: Ids): CodeAdmin {
  return {
    async show(address) {
      const found = await store.byAddress(address);
      if (found === null || found === "gone") return found;
      const { code, takenDown } = found;
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
        disabledByOperator: takenDown,
        scans: code.scans,
        createdAt: isoTime(code.createdAt),
        updatedAt: isoTime(code.updatedAt),
      };
    },
    disable: (address) => store.takeDown(address, clock.now(), ids.id("aud")),
    enable: (address) => store.putBack(address, clock.now(), ids.id("aud")),
  };
}
