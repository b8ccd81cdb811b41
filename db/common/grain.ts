import { DAY, HOUR, MINUTE } from "../../src/kit/shared/clock.ts";

/**
 * The grains of totals: UTC quarter hours, hours and days since the epoch. Packed totals have one more: a day's quarter
 * hours, all values together.
 */
export const GRAIN = { quarter: 0, hour: 1, day: 2, quartersOfDay: 3 } as const;

/** The length of a slot of each grain, in milliseconds. */
export const SLOT = { quarter: 15 * MINUTE, hour: HOUR, day: DAY, quartersOfDay: DAY } as const;

export const QUARTERS_OF_DAY = DAY / SLOT.quarter;

/** The grains of totals without values, the length of a slot of each in milliseconds, and the name of its slots. */
export const GRAIN_LENGTH = [
  [GRAIN.quarter, SLOT.quarter, "quarter hours"],
  [GRAIN.hour, SLOT.hour, "hours"],
  [GRAIN.day, SLOT.day, "days"],
] as const;

/** The grains in which values are packed: by days, and finer for the ragged ends of a period. */
export const VALUE_GRAINS = ["quarter", "hour", "day"] as const;
