import type { OutboxEvent } from "./delivery-records.ts";
import { envelope } from "./envelope.ts";
import type { Outgoing } from "./sender.ts";
import { signedHeaders } from "./signature.ts";
import type { Receiver } from "./webhooks.ts";

/**
 * The request that delivers an event to a receiver, signed.
 * @param delivery.id - the same for every attempt.
 * @param at - when it is sent, in milliseconds since the epoch.
 */
export async function signedRequest(
  { id, event }: { readonly id: string; readonly event: OutboxEvent },
  { url, secrets }: Receiver,
  at: number,
): Promise<Outgoing> {
  const body = envelope(event);
  return { url, body, headers: await signedHeaders({ id, event: event.event, body, at, secrets }) };
}
