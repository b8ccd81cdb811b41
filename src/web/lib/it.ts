import { CODE_TYPES_IT } from "./italian/code-types.ts";
import { PROBLEMS_IT } from "./italian/problems.ts";
import { REASONS_IT } from "./italian/reasons.ts";
import { TEMPLATES_IT } from "./italian/templates.ts";
import type { Translation } from "./translation.ts";

export const service: Translation | null = {
  reasons: REASONS_IT,
  problems: PROBLEMS_IT,
  types: CODE_TYPES_IT,
  templates: TEMPLATES_IT,
};
