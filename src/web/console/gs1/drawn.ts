import type { Code } from "quietzone-client";
import type { Encodes } from "../../design/model.ts";
import type { JsonObject } from "../../lib/json.ts";
import { type CodeDraft, isProduct, productOf, typedNumber } from "../edit/draft.ts";
import { bracketed, readingOf } from "./number.ts";

/**
 * The address of a product that is drawn; `null` for another code. The example is drawn without a number, and
 * with one that its field finds wrong: the service would say that again in other words.
 * @param ownHost - the service's own.
 */
export function drawnProduct(draft: CodeDraft, ownHost: string): Encodes | null {
  if (!isProduct(draft)) return null;
  const product = productOf(draft);
  const host = hostOf(draft.domain || ownHost);
  if (product) return { elements: bracketed(product), ...host };
  const reading = readingOf(typedNumber(draft));
  const first = reading.kind === "lines" ? readingOf(reading.texts[0] ?? "") : reading;
  return first.kind === "product" ? { elements: bracketed(first.product), ...host } : "example";
}

/**
 * The content that stands for a code's address, to be judged: its least width and its till depend on nothing
 * else.
 */
export function contentOf({
  gs1 = null,
  shortUrl,
}: Pick<Code, "shortUrl"> & Partial<Pick<Code, "gs1">>): JsonObject {
  if (gs1 === null) return { type: "url", fields: { url: shortUrl } };
  const { host } = new URL(shortUrl);
  return { type: "gs1", fields: { elements: bracketed(gs1), ...hostOf(host) } };
}

/**
 * The host of a GS1 address. A machine at hand has no name that one may have; GS1's own host then stands for
 * it.
 */
function hostOf(host: string): { readonly host?: string } {
  return /\.[a-z-]+$/i.test(host) ? { host } : {};
}
