import { Webhook } from "standardwebhooks";
import type { webhooks } from "./contract.gen.ts";

/** Verification of webhooks, by the library of Standard Webhooks. */

export { WebhookVerificationError } from "standardwebhooks";

/** The body of a delivery. Its `event` tells which it is. */
export type WebhookEvent = {
  [Event in keyof webhooks]: webhooks[Event] extends {
    readonly post: {
      readonly requestBody: { readonly content: { readonly "application/json": infer Body } };
    };
  }
    ? Body
    : never;
}[keyof webhooks];

/** Names of headers are of any case, as servers give them. */
type SentHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The event of a delivery that the service has signed within the last five minutes.
 * @param secret - `whsec_…`, as setWebhook gave it.
 * @param body - the text of the request's body, exactly as it came.
 * @throws WebhookVerificationError when it was not signed with this secret, or is too old.
 */
export function verifyWebhook(secret: string, body: string, headers: SentHeaders): WebhookEvent {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const single = entries.flatMap(([name, value]) =>
    typeof value === "string" ? [[name.toLowerCase(), value] as const] : [],
  );
  new Webhook(secret).verify(body, Object.fromEntries(single), { jsonParse: false });
  // A signed body is the service's, and so of the contract.
  return JSON.parse(body);
}
