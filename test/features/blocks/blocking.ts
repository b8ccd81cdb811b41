import type { Stores } from "../../../db/stores.ts";
import { OPERATOR } from "../../../src/kit/shared/author.ts";
import type { NewBlock } from "../../../src/kit/shared/block.ts";
import { systemClock } from "../../../src/kit/shared/clock.ts";
import type { Deed } from "../../../src/kit/shared/deed.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import type { ShortAddress } from "../../../src/kit/shared/short-address.ts";

/** Blocks in tests whose subject is another one. */

type BlockStores = Pick<Stores, "blocks">;

const ids = createIds(systemClock);

/** A decision of the operator. */
export const DECISION = { reason: "phishing", words: null } as const;
export const DECIDED: NewBlock = { ...DECISION, by: "operator", list: null };

/** A deed of the operator's, or of the service by itself. */
export function deedAt(at: number, author: string | null = OPERATOR): Deed {
  return { id: ids.id("aud"), at, author };
}

/** Blocks a code as the operator. @returns whether there is one. */
export async function takeDown({ blocks }: BlockStores, address: ShortAddress, at: number): Promise<boolean> {
  return (await blocks.block(address, DECIDED, deedAt(at))) !== null;
}

/** Ends that. */
export async function putBack({ blocks }: BlockStores, address: ShortAddress, at: number): Promise<boolean> {
  return (await blocks.unblock(address, "operator", deedAt(at))) !== null;
}

/** Suspends a workspace, or ends that. @returns whether there is one. */
export async function setSuspended(
  { blocks }: BlockStores,
  id: string,
  on: boolean,
  at = 0,
): Promise<boolean> {
  const deed = deedAt(at);
  const done = on ? blocks.blockWorkspace(id, DECISION, deed) : blocks.unblockWorkspace(id, deed);
  return (await done) !== null;
}
