import { isJsonObject, type Json } from "./json.ts";

/**
 * GS1 elements as one text, as people type and see them: `(01)09521234543213(10)AB-1`. A list is spelled so,
 * an opening bracket of a value as `\(`; a text stays what it is, and anything else is empty.
 */
export function elementsText(value: Json | undefined): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  const elements = value.filter(isJsonObject);
  return elements.map(({ ai, value: said }) => `(${ai})${String(said).replaceAll("(", "\\(")}`).join("");
}
