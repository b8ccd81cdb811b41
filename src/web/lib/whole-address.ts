import type { JsonObject } from "./json.ts";

/** `example.com/menu` as `https://example.com/menu`; anything else as it is, without blanks around it. */
export function wholeAddress(text: string): string {
  const trimmed = text.trim();
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(trimmed)
    ? `https://${trimmed}`
    : trimmed;
}

/**
 * Fields as they are sent: `https://` may be left out, also before the field adds it, and a GTIN may have
 * blanks.
 */
export function sentFields(fields: JsonObject): JsonObject {
  const { url, elements } = fields;
  if (typeof url === "string") return { ...fields, url: wholeAddress(url) };
  const isGtin = typeof elements === "string" && /^[\d\s-]+$/.test(elements);
  return isGtin ? { ...fields, elements: elements.replace(/[\s-]/g, "") } : fields;
}
