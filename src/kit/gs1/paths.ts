import { withoutSerialPart } from "./constants.ts";
import { escaped } from "./escapes.ts";
import type { Arranged, Element, Identifier } from "./model.ts";

/** An identifier as the path that it is stored and shown as: `01/09521234543213/10/AB-1`, percent-encoded. */
export function pathOf({ ai, value, qualifiers }: Identifier): string {
  const segments = [{ ai, value }, ...qualifiers].map((element) => `${element.ai}/${escaped(element.value)}`);
  return segments.join("/");
}

/** The path of an identifier's key alone, without the serial part that its value may have. */
export function keyPathOf({ ai, value }: Identifier): string {
  return `${ai}/${escaped(withoutSerialPart(ai, value))}`;
}

/** The identifier of a path that `pathOf` made. */
export function identifierAt(path: string): Identifier {
  const segments = path.split("/");
  const [key, ...qualifiers] = Array.from({ length: segments.length / 2 }, (_, pair): Element => ({
    ai: segments[2 * pair] ?? "",
    value: decodeURIComponent(segments[2 * pair + 1] ?? ""),
  }));
  if (key === undefined) throw new Error("This is not the path of an identifier.");
  return { ...key, qualifiers };
}

/** A link to what is arranged, with its attributes as the query. The origin has no slash at its end. */
export function linkUri(origin: string, { identifier, attributes }: Arranged): string {
  const query = attributes.map(({ ai, value }) => `${ai}=${escaped(value)}`).join("&");
  return `${origin}/${pathOf(identifier)}${query === "" ? "" : `?${query}`}`;
}

/**
 * A link with scheme and host in capitals. They mean the same, and a symbol takes fewer bits for them where
 * digits follow.
 */
export function inCapitals(uri: string): string {
  return uri.replace(/^[a-z]+:\/\/[^/?#]*/i, (origin) => origin.toUpperCase());
}
