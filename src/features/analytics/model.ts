import { type Static, Type } from "@sinclair/typebox";
import { orNull, named } from "../../kit/shared/schema.ts";
import { NAMED_CODE } from "../codes/named-model.ts";
import { INTERVALS } from "./constants.ts";

export const count = Type.Integer({ minimum: 0 });
export const time = Type.String({ format: "date-time" });
const rate = Type.Number({ minimum: 0, description: "Per scan; 0 without scans" });

const Totals = Type.Object(
  {
    scans: count,
    uniqueVisitors: count,
    repeatScanners: count,
    bots: count,
    leads: count,
  },
  named("Counts"),
);
export type Totals = Static<typeof Totals>;

/** A breakdown: values with their scans, the most scanned first; an unknown value is `null`. */
export function breakdown<K extends string>(key: K) {
  return Type.Array(
    Type.Composite([
      Type.Record(Type.Literal(key), orNull(Type.String())),
      Type.Object({ scans: count, uniqueVisitors: count }),
    ]),
  );
}

export const Timeline = Type.Array(
  Type.Object({ at: time, scans: count, uniqueVisitors: count }),
  named("Timeline"),
);

export const Analytics = Type.Object(
  {
    codeId: Type.String(),
    shortId: Type.String(),
    from: time,
    to: Type.String({ format: "date-time", description: "Exclusive" }),
    interval: Type.Union(INTERVALS.map((name) => Type.Literal(name))),
    timezone: Type.String(),
    totals: Totals,
    previous: Totals,
    timeline: Timeline,
    countries: breakdown("country"),
    devices: breakdown("device"),
    systems: breakdown("system"),
    browsers: breakdown("browser"),
    languages: breakdown("language"),
    referrers: breakdown("referrer"),
    destinations: Type.Array(
      Type.Object({
        destination: Type.String({ description: "As in the scan log, or `other`" }),
        scans: count,
        uniqueVisitors: count,
      }),
    ),
    heatmap: Type.Array(Type.Array(count, { minItems: 24, maxItems: 24 }), {
      minItems: 7,
      maxItems: 7,
      description: "Scans by weekday, Monday first, and hour",
    }),
    funnel: Type.Object({
      scans: count,
      pageViews: count,
      ctaClicks: count,
      formStarts: count,
      leads: count,
      ctaRate: rate,
      leadRate: rate,
    }),
  },
  named("Analytics"),
);
export type Analytics = Static<typeof Analytics>;

export const Campaigns = Type.Object(
  {
    campaigns: Type.Array(
      Type.Object({
        group: orNull(Type.String()),
        codes: count,
        scans: count,
        unique: Type.Integer({
          minimum: 0,
          description: "Visitors of the campaign, each counted once a day, automated ones included",
        }),
        uniqueVisitors: Type.Integer({
          minimum: 0,
          description: "The sum of those of its codes, as in an overview",
        }),
        leads: count,
        itemsTotal: Type.Integer({ minimum: 0, description: "Codes of the campaign, listed or not" }),
        items: Type.Array(
          Type.Object({
            ...NAMED_CODE,
            scans: count,
            unique: count,
            leads: count,
            ctaRate: rate,
          }),
          { description: "The 100 most scanned codes, or all if they are fewer; newest first" },
        ),
      }),
      { description: "By group; codes without one come last, under null" },
    ),
    nextCursor: orNull(Type.String()),
  },
  named("Campaigns"),
);
export type Campaigns = Static<typeof Campaigns>;
