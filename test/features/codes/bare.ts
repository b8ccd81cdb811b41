import { INITIAL } from "../../../src/features/codes/members.ts";
import type { Code } from "../../../src/features/codes/model.ts";

const { target: _, ...initial } = INITIAL;

/** A code's members without its ids, its times and its target: one that nobody has given anything else. */
export const BARE_CODE = {
  ...initial,
  domain: null,
  revision: 1,
  changedBy: null,
  importedFrom: null,
  importedScans: 0,
} satisfies Partial<Code>;
