import type { JsonObject } from "../../lib/json.ts";
import type { LandingTemplate } from "../landing/draft.ts";

/** The page that shows the content of a type. Other types have none. */
export const PAGE_OF_CONTENT: ReadonlyMap<string, LandingTemplate> = new Map([
  ["wifi", "action"],
  ["vcard", "profile"],
  ["mecard", "profile"],
  ["event", "event"],
]);

/** Whether a code of a type makes sense with its page alone. */
export function showsItself(type: string): boolean {
  return PAGE_OF_CONTENT.has(type);
}

/** The members that name a content, the first that is filled in before the others. */
const NAMES = [
  ["fn"],
  ["givenName", "familyName"],
  ["firstName", "lastName"],
  ["org"],
  ["summary"],
  ["ssid"],
];

/** The name of a content, such as that of a contact; empty when it has none. */
export function contentName(fields: JsonObject): string {
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name].trim() : "");
  return NAMES.map((names) => names.map(textOf).filter(Boolean).join(" ")).find(Boolean) ?? "";
}
