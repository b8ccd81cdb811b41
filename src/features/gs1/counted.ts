import type { ResolvedCode, Resolver, ScannedCode } from "../scans/resolver.ts";
import { type ShortAddress, splitAddress } from "../../kit/shared/short-address.ts";
import { withoutSerial } from "../../kit/gs1/gs1.ts";
import type { Names } from "./names.ts";

/**
 * Finds the code for which something counts. That of a code with a serial is the nearest above it without
 * one: nothing is stored under the code itself, because after sale it stands for one person. `null` if there
 * is none any longer, and nothing is counted then.
 */
export interface Counting {
  /** @param address - of the code. @throws Fault `storage_unavailable` */
  of(address: ShortAddress, code: ResolvedCode): Promise<ScannedCode | null>;
  /** The same for the active code at a short address. @throws as `Resolver.active` does. */
  active(address: ShortAddress): Promise<ScannedCode | null>;
}

/** It is asked for at each scan, so that a code that was deleted meanwhile counts no longer. */
export function createCounting({
  names,
  resolver,
}: {
  names: Pick<Names, "of">;
  resolver: Pick<Resolver, "peek" | "resolve" | "activeRoute">;
}): Counting {
  async function of(address: ShortAddress, { gs1, destination }: ResolvedCode): Promise<ScannedCode | null> {
    if (gs1 === null || gs1.countedAt === null) return destination;
    const { domain } = splitAddress(address);
    for (const name of await names.of(domain, withoutSerial(gs1.identifier))) {
      if (name.address === "gone" || !gs1.countedAt.includes(name.path)) continue;
      const above = resolver.peek(name.address) ?? (await resolver.resolve(name.address));
      if (above !== null && above !== "gone" && above.destination.tenantId === destination.tenantId)
        return above.destination;
    }
    return null;
  }
  return { of, active: async (address) => of(address, await resolver.activeRoute(address)) };
}
