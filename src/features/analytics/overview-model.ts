import { type Static, Type } from "@sinclair/typebox";
import { count } from "../../kit/shared/common-members.ts";
import { described, named } from "../../kit/shared/schema.ts";
import { NAMED_CODE } from "../codes/named-model.ts";
import {
  bots,
  CampaignName,
  countries,
  devices,
  leads,
  period,
  PERIOD_BEFORE,
  scans,
  Timeline,
  uniqueVisitors,
} from "./model.ts";

const counts = { scans, uniqueVisitors, leads, bots };

const NamedCodes = Type.Array(
  Type.Object({
    ...NAMED_CODE,
    scans,
  }),
  named("NamedCodes"),
);

export const Overview = Type.Object(
  {
    ...period,
    totals: Type.Object(
      { codes: count("Number of codes, now"), active: count("Codes that redirect, now"), ...counts },
      { description: "Counts of the period" },
    ),
    previous: Type.Object(counts, { description: PERIOD_BEFORE }),
    timeline: Timeline,
    countries,
    devices,
    top: described(NamedCodes, "Up to ten codes with scans in the period, the most scanned first"),
    newest: described(NamedCodes, "Up to ten codes, those made last first"),
    campaigns: Type.Array(
      Type.Object({
        group: CampaignName,
        scans,
        timeline: Type.Array(Type.Integer(), {
          description: "Scans of each interval, as in the timeline of all codes",
        }),
      }),
      { description: "Up to ten campaigns; only the one of ?group if that is given" },
    ),
    complete: Type.Boolean({
      description:
        "False while counts of codes that were moved or deleted, or of an older version, are on their way",
    }),
  },
  named("Overview"),
);
export type Overview = Static<typeof Overview>;
