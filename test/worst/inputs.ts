import type { WorstInput } from "./input.ts";
import { AGENTS } from "./inputs/agents.ts";
import { BULK } from "./inputs/bulk.ts";
import { CATALOG } from "./inputs/catalog.ts";
import { CODED } from "./inputs/coded.ts";
import { CODES } from "./inputs/codes.ts";
import { COUNTED } from "./inputs/counted.ts";
import { DOMAIN_INPUTS } from "./inputs/domains.ts";
import { DRAWINGS } from "./inputs/drawings.ts";
import { HEADS } from "./inputs/heads.ts";
import { HISTORY } from "./inputs/history.ts";
import { KEY_INPUTS } from "./inputs/keys.ts";
import { LOOKS } from "./inputs/looks.ts";
import { MOVING } from "./inputs/moving.ts";
import { RULES } from "./inputs/rules.ts";
import { RUNS } from "./inputs/runs.ts";
import { IMAGES } from "./inputs/images.ts";
import { SHEETS } from "./inputs/sheets.ts";
import { TEXTS } from "./inputs/texts.ts";
import { WATCH } from "./inputs/watch.ts";

/**
 * The worst inputs of every operation, written by hand. `generate.ts` adds those that follow from the contract. A new route,
 * parameter or member adds its worst input to the file of its room.
 */
export const WORST_INPUTS: readonly WorstInput[] = [
  ...CATALOG,
  ...COUNTED,
  ...CODES,
  ...CODED,
  ...HISTORY,
  ...KEY_INPUTS,
  ...LOOKS,
  ...DOMAIN_INPUTS,
  ...DRAWINGS,
  ...BULK,
  ...SHEETS,
  ...RULES,
  ...RUNS,
  ...IMAGES,
  ...MOVING,
  ...TEXTS,
  ...WATCH,
  ...HEADS,
  ...AGENTS,
];
