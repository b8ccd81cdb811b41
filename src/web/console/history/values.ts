import { isObject } from "../../lib/json.ts";
import { shown } from "../codes/addresses.ts";
import type { Wording } from "./texts.ts";

/** Characters of a value that are shown: the API has it whole. */
const MOST_SHOWN = 300;

/** The name of a member. Members of a later version of the service keep their own. */
export function memberName(member: string, t: Wording): string {
  const names: Readonly<Record<string, string>> = {
    target: t.target,
    active: t.active,
    title: t.name,
    group: t.group,
    fields: t.fields,
    style: t.style,
    landing: t.landing,
    rules: t.rules,
    query: t.query,
    utm: t.utm,
    fallback: t.fallback,
  };
  return names[member] ?? member;
}

/** A member's value as text. */
export function valueText(value: unknown, t: Wording): string {
  if (value === null || value === undefined || value === "") return t.none;
  if (value === true) return t.on;
  if (value === false) return t.off;
  if (typeof value === "string") return cut(shown(value), t);
  return cut(linesOf(value, "").join("\n") || t.none, t);
}

/** The members of an object, a line each: `logo.size: 0.2`. */
function linesOf(value: unknown, path: string): string[] {
  if (!isObject(value) && !Array.isArray(value)) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, member]) =>
    linesOf(member, path === "" ? name : `${path}.${name}`),
  );
}

function cut(text: string, t: Wording): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}… (${t.large})`;
}
