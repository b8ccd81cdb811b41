import { type Static, Type } from "@sinclair/typebox";
import {
  BOTS,
  CODE_ID,
  COUNTRY,
  count,
  SCANS,
  SHORT_ID,
  text,
  textOrNull,
  time,
} from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";
import { LIVE_MINUTES, LIVE_NAMED } from "./constants.ts";

const scans = count(SCANS);
const bots = count(BOTS);

export const Live = Type.Object(
  {
    scans,
    bots,
    minutes: Type.Array(Type.Object({ at: time("Start of the minute"), scans, bots }), {
      description: `The last ${LIVE_MINUTES} minutes; the last of them is the present one`,
    }),
    codes: Type.Array(
      Type.Object({
        id: text(CODE_ID),
        shortId: text(SHORT_ID),
        title: textOrNull("Label of the code; null for none"),
        scans,
      }),
      {
        description: `Up to ${LIVE_NAMED} codes with scans in this time, the most scanned first`,
      },
    ),
    countries: Type.Array(Type.Object({ country: textOrNull(COUNTRY), scans }), {
      description: `Up to ${LIVE_NAMED} countries, the most scanned first`,
    }),
  },
  { description: `Counts of the last ${LIVE_MINUTES} minutes`, ...named("Live") },
);
export type Live = Static<typeof Live>;
