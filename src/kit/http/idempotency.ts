import { Fault } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import type { Retried, RetryKey } from "../shared/retry.ts";
import { COMPONENT } from "../shared/schema.ts";
import { recordHeaders } from "./conditional.ts";
import type { HeaderParameter } from "./operation.ts";
import { factsOf, tenantOf } from "./requests.ts";

const LONGEST_KEY = 255;

/** The header, for the OpenAPI document. */
export const IDEMPOTENCY_KEY: HeaderParameter = {
  [COMPONENT]: "parameters/IdempotencyKey",
  name: "Idempotency-Key",
  in: "header",
  description: "Makes a retry safe: the same key and body within 24 h gets the first answer again",
  schema: { type: "string", maxLength: LONGEST_KEY },
  example: "5f0c2f6e-order-4711",
};

/** The header that marks the answer to a retry, for the OpenAPI document. */
export const REPLAYED = {
  "idempotency-replayed": {
    description: "`true` when the request was a retry, and this is the first answer again",
    optional: true,
    component: "IdempotencyReplayed",
  },
} as const;

/** The header of the answer to a retry; none of a first answer. */
export function replayed(isReplay: boolean): Record<string, string> {
  return isReplay ? { "idempotency-replayed": "true" } : {};
}

/** Sets the headers of a record that was made, now or by the same request before. @returns it as it is sent. */
export function sendMade(set: { readonly headers: object }, { answer, isReplay }: Retried): string {
  Object.assign(set.headers, recordHeaders(1, answer), replayed(isReplay));
  return answer;
}

/**
 * The key of a request that may be a retry; `null` without `Idempotency-Key`. The body must have been read.
 * @throws Fault `invalid_request` when the key is empty, too long or not printable ASCII.
 */
export function retryKey(request: Request, route: string): RetryKey | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (key === "" || key.length > LONGEST_KEY || !/^[\x20-\x7e]+$/.test(key))
    throw new Fault(
      "invalid_request",
      `Idempotency-Key takes 1 to ${LONGEST_KEY} printable ASCII characters.`,
      { errors: [{ pointer: "", ...explain("idempotency_key_malformed", { limit: LONGEST_KEY }) }] },
    );
  const body = withoutPasswords(factsOf(request).body ?? new Uint8Array());
  const fingerprint = new Bun.CryptoHasher("sha256").update(body).digest("hex");
  return { tenantId: tenantOf(request).id, route, key, fingerprint };
}

const PASSWORD = /("password"\s*:\s*)"(?:[^"\\]|\\.)*"/g;

/**
 * A body of JSON without the values of passwords. The fingerprint of a body is kept for a day: with one of a
 * password somebody who has the database could guess it, as often as a processor can hash.
 */
function withoutPasswords(body: Uint8Array): Uint8Array {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return bytes.includes('"password"') ? Buffer.from(bytes.toString("utf8").replace(PASSWORD, '$1""')) : body;
}
