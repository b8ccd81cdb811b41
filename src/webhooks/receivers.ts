import { type Clock, SECOND } from "../shared/clock.ts";
import { Lru } from "../shared/lru.ts";
import type { Receiver, Webhooks } from "./webhooks.ts";

/**
 * Receivers as they are now, remembered for a moment: looking one up and opening its secrets costs as much as sending.
 */
export interface Receivers {
  of: Webhooks["receiverOf"];
  /** Forgets a tenant's receiver: it was changed. */
  forget(tenantId: string): void;
}

interface Known {
  readonly receiver: Receiver | null;
  readonly at: number;
}

const REMEMBERED = 1_000;

/** Short enough for a secret whose time is over, and for what another process changed. */
const FRESH = SECOND;

export function createReceivers(needs: { receiverOf: Webhooks["receiverOf"]; clock: Clock }): Receivers {
  const { receiverOf, clock } = needs;
  const known = new Lru<string, Known>(REMEMBERED);
  /** Tells a look-up that was overtaken by a change. */
  let changes = 0;

  return {
    async of(tenantId) {
      const now = clock.now();
      const last = known.get(tenantId);
      if (last && Math.abs(now - last.at) < FRESH) return last.receiver;
      const before = changes;
      const receiver = await receiverOf(tenantId);
      if (changes === before) known.set(tenantId, { receiver, at: now });
      return receiver;
    },
    forget(tenantId) {
      changes++;
      known.delete(tenantId);
    },
  };
}
