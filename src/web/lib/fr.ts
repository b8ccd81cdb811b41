import { CODE_TYPES_FR } from "./french/code-types.ts";
import { PROBLEMS_FR } from "./french/problems.ts";
import { REASONS_FR } from "./french/reasons.ts";
import { TEMPLATES_FR } from "./french/templates.ts";
import type { Translation } from "./translation.ts";

export const service: Translation | null = {
  reasons: REASONS_FR,
  problems: PROBLEMS_FR,
  types: CODE_TYPES_FR,
  templates: TEMPLATES_FR,
};
