import { isoTime } from "../../kit/shared/clock.ts";
import { idOf } from "./key-records.ts";
import type { Webhook, WebhookRecord } from "./model.ts";
import { awaited, type KeyedWebhook, type StoredWebhook } from "./records.ts";
import { DEFAULT_EVENTS } from "./traits.ts";

/**
 * Whether there is a webhook: it has an address, or its receiver is gone and that is still to be shown, or it
 * waits for a secret.
 */
export function isSet<T extends Pick<StoredWebhook, "url" | "goneAt" | "goneUrl">>(
  stored: T | null,
): stored is T {
  return stored !== null && (stored.url !== null || stored.goneAt !== null || awaited(stored) !== null);
}

/** The first one as `/app/api/webhook` shows it: one whose receiver is gone was removed. */
export function shownOf(stored: Pick<StoredWebhook, "url" | "events" | "updatedAt"> | null): Webhook {
  const url = stored?.url ?? null;
  const events = [...((url === null ? null : stored?.events) ?? DEFAULT_EVENTS)];
  return { url, configured: url !== null, events, updatedAt: stored && isoTime(stored.updatedAt) };
}

/** One of several, as `/app/api/webhooks` shows it. */
export function toRecord(stored: KeyedWebhook): WebhookRecord {
  const { webhook, name, url, events, updatedAt, goneAt, goneUrl } = stored;
  const address = awaited(stored);
  return {
    id: idOf(webhook),
    name,
    url,
    events: [...(events ?? DEFAULT_EVENTS)],
    gone: goneAt === null ? null : { url: goneUrl ?? "", at: isoTime(goneAt) },
    awaits: address === null ? null : { url: address },
    updatedAt: isoTime(updatedAt),
  };
}
