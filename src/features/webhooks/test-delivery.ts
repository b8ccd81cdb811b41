import type { Clock } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Alert, OutboxEvent } from "./delivery-records.ts";
import type { TestAnswer } from "./model.ts";
import type { Attempt, Sender } from "./sender.ts";
import { signedRequest } from "./signed-request.ts";
import type { DeliveryEvent } from "./traits.ts";
import type { WebhookKey } from "./key-records.ts";
import { UnreadableSecret, type Webhooks } from "./webhooks.ts";

/** The made-up event of a test. */
function sampleOf(event: DeliveryEvent, at: number): OutboxEvent {
  const code = { codeId: "code_test", shortId: "test", at, country: null, repeat: false, alert: null };
  const visitor = { ...code, device: "mobile", hasEmail: false, subject: null } as const;
  if (event === "qr.scan") return { ...visitor, event, subject: "scan_test" };
  if (event === "qr.lead") return { ...visitor, event, hasEmail: true, subject: "lead_test" };
  return { ...visitor, event, alert: DEAD };
}

const DEAD: Alert = {
  state: "dead",
  status: 404,
  reason: "not_found",
  destination: "https://example.com/",
};

/**
 * Sends a made-up event, once, signed as all deliveries are.
 * @param admit - called when there is a receiver, with the number of other tests in flight. It throws to refuse the test.
 * @throws Fault `no_url_set`; the error that `admit` throws.
 */
export type TestDelivery = (
  webhook: WebhookKey,
  event: DeliveryEvent,
  admit: (inFlight: number) => void | Promise<void>,
) => Promise<TestAnswer>;

export function createTestDelivery(needs: {
  webhooks: Webhooks;
  send: Sender;
  /** Called when a receiver took a test. */
  onAnswered: (webhook: string, url: string) => Promise<void>;
  clock: Clock;
  ids: Ids;
}): TestDelivery {
  const { webhooks, send, onAnswered, clock, ids } = needs;
  let inFlight = 0;

  async function attempt(webhook: WebhookKey, event: DeliveryEvent): Promise<Omit<Attempt, "retryAfter">> {
    try {
      const receiver = await webhooks.receiverOf(webhook);
      if (receiver === null) throw noUrl();
      const at = clock.now();
      const delivery = { id: ids.id("whd"), event: sampleOf(event, at) };
      const made = await send(await signedRequest(delivery, receiver, at), false);
      if (made.error === null) await onAnswered(webhook, receiver.url);
      return made;
    } catch (error) {
      if (error instanceof UnreadableSecret)
        return { status: null, error: "secret_unreadable", durationMs: 0 };
      throw error;
    }
  }

  return async (webhook, event, admit) => {
    const { configured } = await webhooks.get(webhook);
    if (!configured) throw noUrl();
    inFlight++;
    try {
      await admit(inFlight - 1);
      const { status, error, durationMs } = await attempt(webhook, event);
      return { delivered: error === null, status, error, durationMs };
    } finally {
      inFlight--;
    }
  };
}

function noUrl(): Fault {
  return new Fault("no_url_set", "There is no webhook to test. Set its url with PUT /app/api/webhook.");
}
