import { isoTime } from "../../kit/shared/clock.ts";
import { idOf } from "./key-records.ts";
import type { Webhook, WebhookRecord } from "./model.ts";
import type { KeyedWebhook, StoredWebhook } from "./records.ts";
import { DEFAULT_EVENTS } from "./traits.ts";

/** Whether there is a webhook: it has an address, or its receiver is gone and that is still to be shown. */
export function isSet<T extends Pick<StoredWebhook, "url" | "goneAt">>(stored: T | null): stored is T {
  return stored !== null && (stored.url !== null || stored.goneAt !== null);
}

/** The first one as `/app/api/webhook` shows it: one whose receiver is gone was removed. */
export function shownOf(stored: Pick<StoredWebhook, "url" | "events" | "updatedAt"> | null): Webhook {
  const url = stored?.url ?? null;
  const events = [...((url === null ? null : stored?.events) ?? DEFAULT_EVENTS)];
  return { url, configured: url !== null, events, updatedAt: stored && isoTime(stored.updatedAt) };
}

/** One of several, as `/app/api/webhooks` shows it. */
export function toRecord({
  webhook,
  name,
  url,
  events,
  updatedAt,
  goneAt,
  goneUrl,
}: KeyedWebhook): WebhookRecord {
  return {
    id: idOf(webhook),
    name,
    url,
    events: [...(events ?? DEFAULT_EVENTS)],
    gone: goneAt === null ? null : { url: goneUrl ?? "", at: isoTime(goneAt) },
    updatedAt: isoTime(updatedAt),
  };
}
