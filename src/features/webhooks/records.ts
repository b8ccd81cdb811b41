import type { DeliveryEvent } from "./traits.ts";
import type { WebhookKey } from "./key-records.ts";

/** A webhook as it is stored. After a removal `url` and `secrets` are `null` and `updatedAt` says when. */
export interface StoredWebhook {
  readonly url: string | null;
  /** The secrets, sealed. */
  readonly secrets: Uint8Array | null;
  /** Events that are sent; `null` for those of scans and leads. */
  readonly events: readonly DeliveryEvent[] | null;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  /** Goes up by one with every change. */
  readonly revision: number;
  readonly name: string;
  /** When its receiver answered 410, and which. */
  readonly goneAt: number | null;
  readonly goneUrl: string | null;
}

/** A webhook with its key. */
export interface KeyedWebhook extends StoredWebhook {
  readonly webhook: WebhookKey;
}
