import { type Static, Type } from "@sinclair/typebox";
import { named, orNull } from "../../kit/shared/schema.ts";
import { NAMED_CODE } from "../codes/named-model.ts";
import { INTERVALS } from "./constants.ts";
import { breakdown, count, Timeline, time } from "./model.ts";

const counts = { scans: count, uniqueVisitors: count, leads: count, bots: count };

const NamedCodes = Type.Array(
  Type.Object({
    ...NAMED_CODE,
    scans: count,
  }),
  named("NamedCodes"),
);

export const Overview = Type.Object(
  {
    from: time,
    to: time,
    interval: Type.Union(INTERVALS.map((name) => Type.Literal(name))),
    timezone: Type.String(),
    totals: Type.Object({ codes: count, active: count, ...counts }),
    previous: Type.Object(counts),
    timeline: Timeline,
    countries: breakdown("country"),
    devices: breakdown("device"),
    top: NamedCodes,
    newest: NamedCodes,
    campaigns: Type.Array(
      Type.Object({
        group: orNull(Type.String()),
        scans: count,
        timeline: Type.Array(Type.Integer()),
      }),
    ),
    complete: Type.Boolean({
      description:
        "False while counts of codes that were moved or deleted, or of an older version, are on their way",
    }),
  },
  named("Overview"),
);
export type Overview = Static<typeof Overview>;
