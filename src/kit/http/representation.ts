import { codedTag, createCodingChoice, isText, owned, QUICK, SHORTEST_CODED } from "./coding.ts";
import { isUnmodified } from "./conditional.ts";
import { factsOf } from "./requests.ts";

/**
 * `cache-control` of an answer that holds a key, a secret or a lead: no cache keeps it, and neither the
 * service nor a proxy compresses it. Compressed together with text that an attacker has chosen, its length
 * would reveal parts of it (BREACH).
 */
export const CONFIDENTIAL = "no-store, no-transform";

/** Cheapest for how much it saves first. */
const codingOf = createCodingChoice(["zstd", "br", "gzip"]);

/**
 * The representation of an answer that its request gets (RFC 9110, 8.3 and 13): text in the coding that the client prefers, and
 * 304 where it has that already. Streams are sent as they are, and so is what is confidential.
 */
export async function represented(request: Request, answer: Response): Promise<Response> {
  const { headers, status } = answer;
  // A constant has chosen.
  if (headers.has("content-encoding")) return answer;
  const canBeUnmodified = status === 200 && (request.method === "GET" || request.method === "HEAD");
  const tag = canBeUnmodified ? headers.get("etag") : null;
  if (factsOf(request).download || !isCodable(answer)) return revalidated(request, answer, tag);
  addVary(headers);
  const coding = codingOf(request);
  if (coding === null) return revalidated(request, answer, tag);
  const bytes = owned(await answer.bytes());
  const plain = () => revalidated(request, new Response(bytes, { status, headers }), tag);
  if (bytes.length < SHORTEST_CODED) return plain();
  const given = headers.get("etag");
  const ownTag = given === null ? null : codedTag(given, coding);
  if (tag !== null && ownTag !== null && isNamed(request, ownTag)) return unmodified(headers, ownTag);
  const coded = await QUICK[coding](bytes);
  if (coded.length >= bytes.length) return plain();
  headers.set("content-encoding", coding);
  if (ownTag !== null) headers.set("etag", ownTag);
  return new Response(coded, { status, headers });
}

function isCodable(answer: Response): boolean {
  const { headers } = answer;
  if (!isText(headers.get("content-type"))) return false;
  return !headers.get("cache-control")?.includes("no-transform");
}

function addVary(headers: Headers): void {
  const vary = headers.get("vary");
  if (vary?.includes("accept-encoding")) return;
  headers.set("vary", vary === null ? "accept-encoding" : `${vary}, accept-encoding`);
}

function isNamed(request: Request, tag: string): boolean {
  return isUnmodified(request.headers.get("if-none-match"), tag);
}

/** @param tag - of the answer; `null` where it can't be 304. */
function revalidated(request: Request, answer: Response, tag: string | null): Response {
  return tag !== null && isNamed(request, tag) ? unmodified(answer.headers, tag) : answer;
}

/** An answer without content has no headers of it (RFC 9110, 15.4.5). */
function unmodified(headers: Headers, tag: string): Response {
  for (const name of ["content-type", "content-disposition"]) headers.delete(name);
  headers.set("etag", tag);
  return new Response(null, { status: 304, headers });
}
