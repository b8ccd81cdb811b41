import type { Clock } from "../../kit/shared/clock.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { OutboxEvent } from "./delivery-records.ts";
import type { TestAnswer } from "./model.ts";
import type { Attempt, Sender } from "./sender.ts";
import { signedRequest } from "./signed-request.ts";
import { UnreadableSecret, type Webhooks } from "./webhooks.ts";

/** The made-up scan of a test. */
const SAMPLE: Omit<OutboxEvent, "at"> = {
  event: "qr.scan",
  codeId: "code_test",
  shortId: "test",
  country: null,
  device: "mobile",
  repeat: false,
  hasEmail: false,
  alert: null,
  subject: "scan_test",
};

/**
 * Sends the event `qr.scan` of a made-up scan, once, signed as all deliveries are.
 * @param admit - called when there is a receiver, with the number of other tests in flight. It throws to refuse the test.
 * @throws Fault `no_url_set`; the error that `admit` throws.
 */
export type TestDelivery = (
  tenantId: string,
  admit: (inFlight: number) => void | Promise<void>,
) => Promise<TestAnswer>;

export function createTestDelivery(needs: {
  webhooks: Webhooks;
  send: Sender;
  /** Called when a receiver took a test. */
  onAnswered: (tenantId: string, url: string) => Promise<void>;
  clock: Clock;
  ids: Ids;
}): TestDelivery {
  const { webhooks, send, onAnswered, clock, ids } = needs;
  let inFlight = 0;

  async function attempt(tenantId: string): Promise<Omit<Attempt, "retryAfter">> {
    try {
      const receiver = await webhooks.receiverOf(tenantId);
      if (receiver === null) throw noUrl();
      const at = clock.now();
      const delivery = { id: ids.id("whd"), event: { ...SAMPLE, at } };
      const made = await send(await signedRequest(delivery, receiver, at), false);
      if (made.error === null) await onAnswered(tenantId, receiver.url);
      return made;
    } catch (error) {
      if (error instanceof UnreadableSecret)
        return { status: null, error: "secret_unreadable", durationMs: 0 };
      throw error;
    }
  }

  return async (tenantId, admit) => {
    const { configured } = await webhooks.get(tenantId);
    if (!configured) throw noUrl();
    inFlight++;
    try {
      await admit(inFlight - 1);
      const { status, error, durationMs } = await attempt(tenantId);
      return { delivered: error === null, status, error, durationMs };
    } finally {
      inFlight--;
    }
  };
}

function noUrl(): Fault {
  return new Fault("no_url_set", "There is no webhook to test. Set its url with PUT /app/api/webhook.");
}
