import type { KnownLayout } from "./layout.ts";
import { AVERY } from "./layouts/avery.ts";
import { HERMA } from "./layouts/herma.ts";
import { CARDS, ROLL_LABELS, TABLE_TENTS, WHOLE_PAGES } from "./layouts/single.ts";

/** The layouts that the service knows. */
export const LAYOUTS: readonly KnownLayout[] = [
  ...AVERY,
  ...HERMA,
  ...ROLL_LABELS,
  ...CARDS,
  ...WHOLE_PAGES,
  ...TABLE_TENTS,
];
