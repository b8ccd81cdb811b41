import { CODE_TYPES_ES } from "./spanish/code-types.ts";
import { PROBLEMS_ES } from "./spanish/problems.ts";
import { REASONS_ES } from "./spanish/reasons.ts";
import { TEMPLATES_ES } from "./spanish/templates.ts";
import type { Translation } from "./translation.ts";

export const service: Translation | null = {
  reasons: REASONS_ES,
  problems: PROBLEMS_ES,
  types: CODE_TYPES_ES,
  templates: TEMPLATES_ES,
};
