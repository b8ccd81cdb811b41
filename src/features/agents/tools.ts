import type { Tool } from "./tool.ts";
import { CODE_TOOLS } from "./tools/codes-model.ts";
import { DRAWING_TOOLS } from "./tools/drawing-model.ts";
import { NUMBER_TOOLS } from "./tools/numbers-model.ts";
import { PEOPLE_TOOLS } from "./tools/people-model.ts";
import { PLAIN_TOOLS } from "./tools/plain-model.ts";
import { SHARING_TOOLS } from "./tools/sharing-model.ts";
import { WEBHOOK_TOOLS } from "./tools/webhooks-model.ts";
import { WORKSPACE_TOOLS } from "./tools/workspace-model.ts";

/** The tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  ...DRAWING_TOOLS,
  ...CODE_TOOLS,
  ...PLAIN_TOOLS,
  ...NUMBER_TOOLS,
  ...SHARING_TOOLS,
  ...WORKSPACE_TOOLS,
  ...PEOPLE_TOOLS,
  ...WEBHOOK_TOOLS,
];
