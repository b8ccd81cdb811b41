import type { WorstInput } from "./input.ts";
import { BULK } from "./inputs/bulk.ts";
import { CATALOG } from "./inputs/catalog.ts";
import { CODES } from "./inputs/codes.ts";
import { COUNTED } from "./inputs/counted.ts";
import { DRAWINGS } from "./inputs/drawings.ts";
import { TEXTS } from "./inputs/texts.ts";

/**
 * The worst that every operation can be asked for, as somebody thought of it. `generate.ts` adds what follows from the
 * contract. A new route, parameter or member adds its worst input here, in the file of its room.
 */
export const WORST_INPUTS: readonly WorstInput[] = [
  ...CATALOG,
  ...COUNTED,
  ...CODES,
  ...DRAWINGS,
  ...BULK,
  ...TEXTS,
];
