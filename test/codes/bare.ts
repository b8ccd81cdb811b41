import type { Code } from "../../src/codes/model.ts";

/** A code's members without its ids, its times and its target: one that nobody has given anything else. */
export const BARE_CODE = {
  domain: null,
  type: "url",
  fields: {},
  style: null,
  title: null,
  group: null,
  landing: null,
  active: true,
  revision: 1,
  changedBy: null,
  importedFrom: null,
  importedScans: 0,
  rules: null,
  query: "drop",
  utm: null,
  fallback: null,
} satisfies Partial<Code>;
