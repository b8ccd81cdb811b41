import { isJsonObject, isObject } from "../lib/json.ts";
import type { Design } from "./model.ts";
import { readStyle } from "./style.ts";

/** A design as a URL fragment: JSON, deflated (RFC 1951), in base64url (RFC 4648, 5). A fragment never reaches a server. */

const PREFIX = "#d=";

/** Longer links break in mails and messengers. */
const LONGEST = 16_000;

/** The largest design, unpacked. */
const MOST_BYTES = 256 * 1024;

/** A design's fragment. An uploaded logo is left out when it would make the link too long. */
export async function toFragment(design: Design): Promise<{ fragment: string; withoutLogo: boolean }> {
  const whole = await packed(design);
  if (whole.length <= LONGEST || !design.style.logo) return { fragment: whole, withoutLogo: false };
  const { logo: _, ...style } = design.style;
  return { fragment: await packed({ ...design, style }), withoutLogo: true };
}

/** Whether a fragment claims to hold a design. */
export function holdsDesign(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** The design in a fragment; `null` when it can't be read. */
export async function fromFragment(fragment: string): Promise<Design | null> {
  if (!holdsDesign(fragment)) return null;
  try {
    return designOf(JSON.parse(await unpacked(fragment.slice(PREFIX.length))));
  } catch {
    return null;
  }
}

/** A design from outside; `null` when it is none. Parts of its style that are not valid are left out. */
export function designOf(value: unknown): Design | null {
  if (!isObject(value) || typeof value["type"] !== "string" || !isJsonObject(value["fields"])) return null;
  return { type: value["type"], fields: value["fields"], style: readStyle(value["style"]) };
}

async function packed({ type, fields, style }: Design): Promise<string> {
  const stream = new Blob([JSON.stringify({ type, fields, style })])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return PREFIX + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws when it is not base64url, not deflated, or too large. */
async function unpacked(text: string): Promise<string> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("Too much for a design");
    }
    parts.push(value);
  }
}
