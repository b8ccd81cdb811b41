import { addressKey, type WaitForSlot } from "../../kit/outbound/slots.ts";

/**
 * Limits for each receiving address, over all workspaces: nobody uses the service to flood a machine.
 * Deliveries to webhooks that are not known to take them wait for a slot of their address, which all nodes
 * and the checks of destinations share.
 */
export interface AddressLimits {
  /**
   * @param isTrusted - whether the webhook has answered 2xx, and its last delivery too.
   * @returns called at the end of the connection; `null` when the address has too many.
   */
  enter(address: string, isTrusted: boolean): Promise<(() => void) | null>;
}

/** Connections of this node to an address at a time. */
const MOST = { trusted: 32, others: 2 } as const;

export function createAddressLimits(waitForSlot: WaitForSlot): AddressLimits {
  const connections = new Map<string, number>();
  return {
    async enter(address, isTrusted) {
      const key = addressKey(address);
      const open = connections.get(key) ?? 0;
      if (open >= (isTrusted ? MOST.trusted : MOST.others)) return null;
      connections.set(key, open + 1);
      const leave = () => {
        const left = (connections.get(key) ?? 1) - 1;
        if (left > 0) connections.set(key, left);
        else connections.delete(key);
      };
      if (isTrusted) return leave;
      const hasSlot = await waitForSlot(address).catch((error) => {
        leave();
        throw error;
      });
      if (hasSlot) return leave;
      leave();
      return null;
    },
  };
}
