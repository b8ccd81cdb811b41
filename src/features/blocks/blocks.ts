import type { Blocker, NewBlock } from "../../kit/shared/block.ts";
import { deedOf, deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { BlockStore, Outcome } from "./store/blocks.ts";

/** A decision on a workspace. */
export type Decision = Pick<NewBlock, "reason" | "words">;

/** Blocks codes and workspaces, and tells their owners. */
export interface Blocks {
  /**
   * Blocks a code: scans get 410, and its owner can't lift it. A second block of the same blocker replaces
   * the first. An operator's decision and a list may block it at once.
   * @returns whether anything changed; `null` where there is no such code.
   */
  block(address: ShortAddress, block: NewBlock): Promise<Outcome | null>;
  /** Ends the block of one blocker. Without another one the code is as its owner left it. */
  unblock(address: ShortAddress, by: Blocker): Promise<Outcome | null>;
  /**
   * Suspends a workspace: no API access, and its codes and domains answer 410. `null` where there is none.
   */
  blockWorkspace(tenantId: string, decision: Decision): Promise<Outcome | null>;
  /** Ends that: everything is as it was. */
  unblockWorkspace(tenantId: string): Promise<Outcome | null>;
}

export interface BlocksNeeds extends OperatorNeeds {
  readonly store: BlockStore;
  /** Called when a short address leads elsewhere. */
  readonly onChanged?: (address: ShortAddress) => void;
  /** Called when a workspace was suspended or resumed. */
  readonly onWorkspace?: (tenantId: string) => void;
}

/** @param needs - a command is a process of its own, and calls nobody: a service sees what it changed. */
export function createBlocks(needs: BlocksNeeds): Blocks {
  const { store, onChanged, onWorkspace } = needs;

  /** The deed of a list is the service's own. */
  const deedBy = (by: Blocker) => (by === "operator" ? deedOfOperator(needs) : deedOf(needs, null));

  async function onCode(address: ShortAddress, work: Promise<Outcome | null>): Promise<Outcome | null> {
    const outcome = await work;
    if (outcome?.isNew) onChanged?.(address);
    return outcome;
  }

  async function onTenant(tenantId: string, work: Promise<Outcome | null>): Promise<Outcome | null> {
    const outcome = await work;
    if (outcome?.isNew) onWorkspace?.(tenantId);
    return outcome;
  }

  return {
    block: (address, block) => onCode(address, store.block(address, block, deedBy(block.by))),
    unblock: (address, by) => onCode(address, store.unblock(address, by, deedBy(by))),
    blockWorkspace: (tenantId, decision) =>
      onTenant(tenantId, store.blockWorkspace(tenantId, decision, deedBy("operator"))),
    unblockWorkspace: (tenantId) => onTenant(tenantId, store.unblockWorkspace(tenantId, deedBy("operator"))),
  };
}
