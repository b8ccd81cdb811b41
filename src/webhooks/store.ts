/** A tenant's webhook as it is kept. After a removal `url` and `secrets` are `null` and `updatedAt` says when. */
export interface StoredWebhook {
  readonly url: string | null;
  /** The secrets, sealed. */
  readonly secrets: Uint8Array | null;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  /** Counts the changes. */
  readonly revision: number;
}

/** What is kept of webhooks' configuration. It goes with its tenant. */
export interface WebhookStore {
  /** `null` when none was ever set. */
  get(tenantId: string): Promise<StoredWebhook | null>;
  /**
   * Puts `next` in the place of the one with the revision before; of the revision 1, where there is none.
   * `outrun` when somebody else was faster, `gone` when the tenant is no more.
   */
  replace(tenantId: string, next: StoredWebhook): Promise<"replaced" | "outrun" | "gone">;
}
