import { type Static, Type } from "@sinclair/typebox";
import {
  BOTS,
  BROWSER,
  CODE_ID,
  count,
  COUNTRY,
  DEVICE,
  LEADS,
  nextCursor,
  REPEAT_SCANNERS,
  SCANS,
  SHORT_ID,
  SYSTEM,
  text,
  textOrNull,
  time,
  VISITORS,
} from "../../kit/shared/common-members.ts";
import { described, named } from "../../kit/shared/schema.ts";
import { NAMED_CODE } from "../codes/named-model.ts";
import { INTERVALS } from "./constants.ts";

export const scans = count(SCANS);
export const uniqueVisitors = count(VISITORS);
export const bots = count(BOTS);
export const leads = count(LEADS);
export const PERIOD_BEFORE = "Counts of the period before, which is as long";
const rate = Type.Number({ minimum: 0, description: "Per scan; 0 without scans" });

const Totals = Type.Object(
  {
    scans,
    uniqueVisitors,
    repeatScanners: count(REPEAT_SCANNERS),
    bots,
    leads,
  },
  { description: "Counts of a period", ...named("Counts") },
);
export type Totals = Static<typeof Totals>;

/** A breakdown: values with their scans; an unknown value is `null`. @param description - of a value. */
export function breakdown<K extends string>(key: K, description: string) {
  return Type.Array(
    Type.Composite([
      Type.Record(Type.Literal(key), textOrNull(description)),
      Type.Object({ scans, uniqueVisitors }),
    ]),
    { description: `Counts by ${key}, the most scanned first` },
  );
}

export const countries = breakdown("country", COUNTRY);
export const devices = breakdown("device", DEVICE);

export const Timeline = Type.Array(
  Type.Object({ at: time("Start of the interval; of the first one `from`"), scans, uniqueVisitors }),
  { description: "Counts of each interval, in the order of time", ...named("Timeline") },
);

/** The period of counts, as an answer gives it. */
export const period = {
  from: time("Start of the period"),
  to: time("End of the period; exclusive"),
  interval: Type.Union(
    INTERVALS.map((name) => Type.Literal(name)),
    { description: "Length of an interval of the timeline" },
  ),
  timezone: text("Time zone of days and hours, an IANA name"),
};

export const Analytics = Type.Object(
  {
    codeId: text(CODE_ID),
    shortId: text(SHORT_ID),
    ...period,
    totals: Totals,
    previous: described(Totals, PERIOD_BEFORE),
    timeline: Timeline,
    importedScans: Type.Object(
      {
        total: count("Scans of the period"),
        timeline: Type.Array(
          Type.Object({ at: time("Start of the interval, as in `timeline`"), scans: count("Scans") }),
          { description: "Intervals that have some" },
        ),
      },
      {
        description:
          "Scans before the code came here, by days (UTC) of an archive, automated ones included; in no other count",
      },
    ),
    countries,
    devices,
    systems: breakdown("system", SYSTEM),
    browsers: breakdown("browser", BROWSER),
    languages: breakdown("language", "Language of the browser, such as de; null when unknown"),
    referrers: breakdown("referrer", "Host of the page that led here; null if the browser named none"),
    destinations: Type.Array(
      Type.Object({
        destination: text("As in the scan log, or `other`"),
        scans,
        uniqueVisitors,
      }),
      { description: "Counts by where the scans led" },
    ),
    pageLanguages: Type.Array(
      Type.Object({
        language: text("Tag of the language in which the hosted page was shown"),
        views: count("Views of the page in it"),
      }),
      { description: "Views of the hosted page by its language, the most viewed first" },
    ),
    heatmap: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 24, maxItems: 24 }), {
      minItems: 7,
      maxItems: 7,
      description: "Scans by weekday, Monday first, and hour",
    }),
    funnel: Type.Object(
      {
        scans,
        unlocked: count("Times that the lock was opened"),
        offers: count("Codes of an offer that were taken"),
        pageViews: count("Views of the hosted page"),
        ctaClicks: count("Clicks on the page's button"),
        audioPlays: count("Visits in which a recording of the page was played"),
        formStarts: count("Lead forms that someone began to fill in"),
        leads,
        ctaRate: rate,
        leadRate: rate,
      },
      { description: "The way from a scan to a lead" },
    ),
  },
  named("Analytics"),
);
export type Analytics = Static<typeof Analytics>;

export const CampaignName = textOrNull("Name of the campaign; null for codes without one");

export const Campaigns = Type.Object(
  {
    campaigns: Type.Array(
      Type.Object({
        group: CampaignName,
        codes: count("Number of its codes, now"),
        scans,
        unique: count("Visitors of the campaign, each counted once a day, automated ones included"),
        uniqueVisitors: count("The sum of those of its codes, as in an overview"),
        leads,
        itemsTotal: count("Codes of the campaign, listed or not"),
        items: Type.Array(
          Type.Object({
            ...NAMED_CODE,
            scans,
            unique: uniqueVisitors,
            leads,
            ctaRate: rate,
          }),
          { description: "The 100 most scanned codes, or all if they are fewer; newest first" },
        ),
      }),
      { description: "By campaign (`group`); codes without one come last, under null" },
    ),
    nextCursor,
  },
  named("Campaigns"),
);
export type Campaigns = Static<typeof Campaigns>;
