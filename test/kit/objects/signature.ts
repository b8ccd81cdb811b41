import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Checks signatures as S3 does (AWS Signature Version 4), written from its description and not from the
 * signer under test.
 */

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Uint8Array, text: string) => createHmac("sha256", key).update(text).digest();

/** Milliseconds by which the clocks of client and server may differ. */
const MOST_APART = 15 * 60_000;

function encoded(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) =>
      /[A-Za-z0-9_.~-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    )
    .join("");
}

/** A request that is to be signed. */
export interface Signed {
  readonly method: string;
  readonly url: URL;
  /** Names in lower case, those that are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly payloadHash: string;
}

/** The signature of a request. @param time - as `x-amz-date` has it. */
export function signatureOf(
  { method, url, headers, payloadHash }: Signed,
  { secret, region }: { readonly secret: string; readonly region: string },
  time: string,
): string {
  const path = decodeURIComponent(url.pathname).split("/").map(encoded).join("/");
  const query = url.search
    .slice(1)
    .split("&")
    .filter(Boolean)
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=").map(decodeURIComponent);
      return `${encoded(name)}=${encoded(value)}`;
    })
    .toSorted()
    .join("&");
  const names = Object.keys(headers).toSorted();
  const lines = names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, " ")}\n`).join("");
  const canonical = [method, path, query, lines, names.join(";"), payloadHash].join("\n");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const day = hmac(`AWS4${secret}`, time.slice(0, 8));
  const key = hmac(hmac(hmac(day, region), "s3"), "aws4_request");
  return hmac(key, text).toString("hex");
}

type Refuse = new (status: number, code: string, more?: string) => Error;

/**
 * Checks the signature of a request.
 * @throws a refusal when the request is not signed by the key, now, for the region, with this content.
 * @param now - `null`: at any time.
 */
export function checkSignature(
  request: IncomingMessage,
  url: URL,
  content: Uint8Array,
  account: { readonly key: string; readonly secret: string; readonly region: string },
  now: number | null,
  Refusal: Refuse,
): void {
  const { headers, method = "" } = request;
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, region, names = "", signature] = header.exec(headers.authorization ?? "") ?? [];
  if (key === undefined) throw new Refusal(403, "AccessDenied");
  if (key !== account.key) throw new Refusal(403, "InvalidAccessKeyId");
  if (region !== account.region)
    throw new Refusal(400, "AuthorizationHeaderMalformed", `<Region>${account.region}</Region>`);
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  if (now !== null && !(Math.abs(at - now) <= MOST_APART)) throw new Refusal(403, "RequestTimeTooSkewed");
  const payloadHash = String(headers["x-amz-content-sha256"]);
  const list = names.split(";");
  for (const needed of ["host", "x-amz-content-sha256", "x-amz-date"])
    if (!list.includes(needed)) throw new Refusal(403, "AccessDenied");
  // S3 wants all fields of its own to be signed.
  if (Object.keys(headers).some((name) => name.startsWith("x-amz-") && !list.includes(name)))
    throw new Refusal(403, "AccessDenied");
  const signedHeaders = Object.fromEntries(list.map((name) => [name, String(headers[name])]));
  const expected = signatureOf({ method, url, headers: signedHeaders, payloadHash }, account, time);
  if (signature !== expected) throw new Refusal(403, "SignatureDoesNotMatch");
  if (payloadHash !== sha256(content)) throw new Refusal(400, "XAmzContentSHA256Mismatch");
}
