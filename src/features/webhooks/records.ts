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
  /**
   * When its receiver answered 410, and which. Without a time it is an address of an archive, which waits for
   * a secret.
   */
  readonly goneAt: number | null;
  readonly goneUrl: string | null;
}

/** A webhook with its key. */
export interface KeyedWebhook extends StoredWebhook {
  readonly webhook: WebhookKey;
}

/** The address of one that came with an archive, and waits for a secret; `null` for any other. */
export function awaited({ url, goneAt, goneUrl }: Pick<StoredWebhook, "url" | "goneAt" | "goneUrl">) {
  return url === null && goneAt === null ? goneUrl : null;
}
