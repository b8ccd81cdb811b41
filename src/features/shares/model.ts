import { type Static, Type } from "@sinclair/typebox";
import {
  BOTS,
  BROWSER,
  CODE_ID,
  count,
  COUNTRY,
  createdAt,
  DEVICE,
  idOf,
  SCANS,
  SYSTEM,
  text,
  textOrNull,
  time,
  updatedAt,
  VISITORS,
} from "../../kit/shared/common-members.ts";
import { described, FILLED, LINE, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { INTERVALS } from "../analytics/constants.ts";
import { breakdown, PERIOD_BEFORE } from "../analytics/model.ts";
import { Group } from "../codes/model.ts";
import { FEW, LONGEST_SHARE_TITLE, MOST_SHARE_DAYS, SHARE_PASSWORD } from "./constants.ts";

/** The lengths of an interval of the timeline. */
export const SHARE_INTERVALS = INTERVALS;

const closed = { additionalProperties: false } as const;

/** The period of a share: days that move with today, or from one day to another. */
export const SharePeriod = Type.Object(
  {
    days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_SHARE_DAYS,
        description: "The last so many days, today included; not beside `from` and `to`",
      }),
    ),
    from: Type.Optional(
      Type.String({
        maxLength: 40,
        description: "A date (local midnight) or a time",
        examples: ["2026-11-01"],
      }),
    ),
    to: Type.Optional(
      Type.String({
        maxLength: 40,
        description: "A date (inclusive) or a time; today by default",
        examples: ["2026-11-30"],
      }),
    ),
    interval: Type.Optional(oneOf(INTERVALS, { description: "Of the timeline; day by default" })),
    timezone: Type.Optional(
      Type.String({ maxLength: 64, description: "IANA name; UTC by default", examples: ["Europe/Berlin"] }),
    ),
  },
  { ...closed, description: "The last 30 days by default", ...named("SharePeriod") },
);
export type SharePeriod = Static<typeof SharePeriod>;

const ShareOf = Type.Union(
  [
    Type.Object({ code: Type.String({ maxLength: 100, description: CODE_ID }) }, closed),
    Type.Object({ group: Group }, closed),
    Type.Literal("workspace"),
  ],
  { description: "A code, a group, or all codes of the workspace", ...named("ShareOf") },
);
export type ShareOf = Static<typeof ShareOf>;

const bots = oneOf(["include", "exclude"], { description: "Whether automated scans count" });

const members = {
  title: Type.String({
    minLength: 1,
    maxLength: LONGEST_SHARE_TITLE,
    pattern: LINE,
    description: "The heading of the page; the name of the code or group by default",
  }),
  period: SharePeriod,
  password: Type.String({
    minLength: SHARE_PASSWORD.shortest,
    maxLength: SHARE_PASSWORD.longest,
    pattern: FILLED,
    description: "Asked before anything is shown. It is stored as a hash, and never shown again",
  }),
  expiresAt: Type.String({
    maxLength: 40,
    description: "When it ends, a time in the future",
    examples: ["2027-01-31T23:59:59Z"],
  }),
  round: Type.Boolean({
    description: `Whether counts of countries under ${FEW} are shown as such; true by default`,
  }),
  bots,
};

export const NewShareInput = Type.Object(
  {
    of: ShareOf,
    title: Type.Optional(members.title),
    period: Type.Optional(members.period),
    password: Type.Optional(members.password),
    expiresAt: Type.Optional(members.expiresAt),
    round: Type.Optional(members.round),
    bots: Type.Optional(members.bots),
  },
  { additionalProperties: true, ...named("NewShare") },
);
export type NewShareInput = Static<typeof NewShareInput>;

export const ShareChange = Type.Object(
  {
    title: Type.Optional(orNull(members.title)),
    period: Type.Optional(orNull(members.period)),
    password: Type.Optional(orNull(members.password)),
    expiresAt: Type.Optional(orNull(members.expiresAt)),
    round: Type.Optional(members.round),
    bots: Type.Optional(members.bots),
  },
  { additionalProperties: true, ...named("ShareChange") },
);
export type ShareChange = Static<typeof ShareChange>;

export const ShareRecord = Type.Object(
  {
    id: idOf("share", "Id of the share"),
    url: textOrNull(
      "The link. null when it was made under another secret of the service: make another share",
    ),
    of: ShareOf,
    name: textOrNull("Title of the code, or its short id, or the group; null for a workspace"),
    title: textOrNull("The heading of the page, where it has one of its own"),
    period: orNull(SharePeriod, { description: "null for the last 30 days" }),
    locked: Type.Boolean({ description: "Whether a password is asked" }),
    round: members.round,
    bots,
    expiresAt: orNull(time("When it ends; null for never")),
    createdAt,
    updatedAt,
  },
  named("Share"),
);
export type ShareRecord = Static<typeof ShareRecord>;

export const ShareList = Type.Object(
  { shares: Type.Array(ShareRecord, { description: "The newest first" }) },
  named("ShareList"),
);

/** A form or a program sends this to open a share with a password. */
export const ShareKey = Type.Object(
  { password: Type.String({ maxLength: 1_000, description: "The password of the share" }) },
  { additionalProperties: true, ...named("ShareKey") },
);

const scans = count(SCANS);
const uniqueVisitors = count(VISITORS);
const counts = { scans, uniqueVisitors, bots: count(BOTS) };

const Counts = Type.Object(counts, { description: "Counts of a period", ...named("SharedCounts") });

const few = (description: string) =>
  Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: `${description}; null for fewer than ${FEW}, where round is true`,
  });

const namedScans = (description: string) =>
  Type.Array(Type.Object({ name: textOrNull("Its title, or its short id"), scans }), { description });

/** The numbers of a share, as its page, its files and its charts show them. */
export const SharedNumbers = Type.Object(
  {
    title: textOrNull("The heading; null where the share of a workspace has none"),
    of: oneOf(["code", "group", "workspace"], { description: "The kind of codes that the numbers are of" }),
    from: time("Start of the period"),
    to: time("End of the period; exclusive"),
    interval: oneOf(INTERVALS, { description: "Length of an interval of the timeline" }),
    timezone: text("Time zone of days and hours, an IANA name"),
    bots,
    round: members.round,
    totals: Counts,
    previous: described(Counts, PERIOD_BEFORE),
    timeline: Type.Array(Type.Object({ at: time("Start of the interval"), scans, uniqueVisitors }), {
      description: "Counts of each interval, in the order of time",
    }),
    countries: Type.Array(
      Type.Object({
        country: textOrNull(COUNTRY),
        scans: few(SCANS),
        uniqueVisitors: few(VISITORS),
      }),
      { description: "Counts by country, the most scanned first, and those with fewer by name" },
    ),
    devices: breakdown("device", DEVICE),
    systems: breakdown("system", SYSTEM),
    browsers: breakdown("browser", BROWSER),
    languages: breakdown("language", "Language of the browser, such as de; null when unknown"),
    weekdays: Type.Array(Type.Array(Type.Integer({ minimum: 0 })), {
      description: "Scans by weekday, Monday first, and hour; empty but for a code",
    }),
    page: orNull(
      Type.Object({ views: count("Views of the hosted page"), clicks: count("Clicks on its button") }),
      { description: "Of a code; null for others" },
    ),
    codes: namedScans("Up to ten codes with the most scans; empty for a code"),
    campaigns: namedScans("Up to ten campaigns with the most scans of all time; empty but for a workspace"),
  },
  named("SharedNumbers"),
);
export type SharedNumbers = Static<typeof SharedNumbers>;
