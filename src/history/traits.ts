import type { Code, CodeChange } from "../codes/model.ts";

/* In a file of its own, because the stores load no schemas. */

/** Stands in place of a key's name where the operator has changed a code. */
export const OPERATOR = "operator";

/** All that can be edited of a code. */
export type Content = Required<CodeChange>;

const EDITABLE: Readonly<Record<keyof Content, true>> = {
  target: true,
  active: true,
  title: true,
  group: true,
  fields: true,
  style: true,
  landing: true,
  rules: true,
  query: true,
  utm: true,
  fallback: true,
};

/** The members of a code that can be edited. */
export const MEMBERS: readonly string[] = Object.keys(EDITABLE);

/** The members of a code that can be edited, as they are. */
export function contentOf(code: Code): Content {
  const { target, active, title, group, fields, style, landing, rules, query, utm, fallback } = code;
  return { target, active, title, group, fields, style, landing, rules, query, utm, fallback };
}
