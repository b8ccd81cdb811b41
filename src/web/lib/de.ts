import { CODE_TYPES_DE } from "./german/code-types.ts";
import { PROBLEMS_DE } from "./german/problems.ts";
import { REASONS_DE } from "./german/reasons.ts";
import { TEMPLATES_DE } from "./german/templates.ts";
import type { Translation } from "./translation.ts";

export const service: Translation | null = {
  reasons: REASONS_DE,
  problems: PROBLEMS_DE,
  types: CODE_TYPES_DE,
  templates: TEMPLATES_DE,
};
