import type { Part } from "../codes/part-models.ts";
import { nameOf } from "../../kit/shared/target.ts";
import type { PageSource } from "./records.ts";

/** The source of a page, less the links that lead to a host on a list of the operator. */
export function withoutListed<Source extends PageSource>(source: Source): Source {
  const { listed, landing, fields } = source;
  if (!listed) return source;
  const isFree = (address: unknown) => {
    const url = typeof address === "string" ? URL.parse(address) : null;
    return url === null || !Object.hasOwn(listed, nameOf(url));
  };
  const given = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => isFree(value)));
  // Texts in Markdown leave such links out where they are drawn.
  const partWithout = (part: Part): Part => {
    if (part.type !== "apps") return part;
    const { others = [], ...shops } = part;
    return { ...(given(shops) as typeof shops), others: others.filter((shop) => isFree(shop.url)) };
  };
  const { url, ...others } = fields;
  return {
    ...source,
    fields: isFree(url) ? fields : others,
    landing: landing && {
      ...landing,
      ...(landing.links && { links: landing.links.filter((link) => isFree(link.url)) }),
      ...(landing.legal && { legal: given(landing.legal) }),
      ...(landing.stop?.next &&
        !isFree(landing.stop.next.url) && { stop: { ...landing.stop, next: undefined } }),
      ...(landing.parts && { parts: landing.parts.map(partWithout) }),
    },
  };
}
