import { gs1Symbol } from "../../qr/payload/gs1.ts";
import { type Linked, shortUrl } from "../../kit/shared/short-address.ts";

/** The members of a code by which its symbol is told. */
export interface Encoded extends Linked {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The text that a code's QR code encodes: its short URL. Scheme and host of a GS1 address are in capitals
 * where the symbol gets smaller by them, unless the code is of type `gs1` and its fields say otherwise.
 */
export function payloadOf(baseUrl: string, code: Encoded): string {
  const url = shortUrl(baseUrl, code);
  return code.gs1 === null ? url : gs1Symbol(url, code.type !== "gs1" || code.fields["capitals"] !== false);
}
