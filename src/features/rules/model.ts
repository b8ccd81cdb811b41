import { type Static, Type } from "@sinclair/typebox";
import { SYSTEMS } from "../scans/constants.ts";
import { DEVICE_CLASSES } from "../scans/model.ts";
import { DESTINATION } from "../../kit/shared/destinations.ts";
import {
  FEWEST_BRANCHES,
  LARGEST_WEIGHT,
  MOST_BRANCHES,
  MOST_RULES,
  MOST_SPANS,
  NAME_LENGTH,
  RULE_DEVICES,
  UTM_LENGTH,
  WEEKDAYS,
} from "./constants.ts";
import { LINE, named, oneOf, orNull } from "../../kit/shared/schema.ts";

/** Names that no rule may have. */
export const RESERVED_NAMES: readonly string[] = Object.values(DESTINATION);

/** Unknown properties are refused: a condition that is not understood would hold for every scan. */
const closed = { additionalProperties: false } as const;

function list<T extends Parameters<typeof Type.Array>[0]>(entry: T, maxItems: number, description: string) {
  return Type.Optional(Type.Array(entry, { minItems: 1, maxItems, description }));
}

const timeOfDay = Type.String({ pattern: "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$", description: "HH:MM" });
export const DEVICE = oneOf(DEVICE_CLASSES, { description: "Class of the device" });
export const SYSTEM = oneOf(SYSTEMS, { description: "Operating system" });
export const TIME = Type.String({ maxLength: 40, description: "A time, such as 2026-11-21T09:00:00Z" });
export const LANGUAGE = Type.String({ pattern: "^[a-z]{2,3}$", description: "a language such as de" });
export const COUNTRY = Type.String({ pattern: "^[A-Z]{2}$", description: "a country such as DE" });

/** A condition on a scan. All of its members must hold; an empty condition always holds. */
export const Condition = Type.Object(
  {
    device: list(oneOf(RULE_DEVICES), RULE_DEVICES.length, "Any of these classes of device"),
    system: list(oneOf(SYSTEMS), SYSTEMS.length, "Any of these operating systems"),
    language: list(LANGUAGE, 100, "Any of these languages of the browser"),
    country: list(COUNTRY, 250, "Any of these countries"),
    from: Type.Optional(TIME),
    until: Type.Optional(TIME),
    days: list(oneOf(WEEKDAYS), WEEKDAYS.length, "Any of these weekdays, in the time zone"),
    hours: list(
      Type.Object({ from: timeOfDay, to: timeOfDay }, closed),
      MOST_SPANS,
      "Any of these spans of the day, in the time zone",
    ),
    timezone: Type.Optional(
      Type.String({ minLength: 1, maxLength: 60, description: "IANA; UTC by default" }),
    ),
  },
  {
    ...closed,
    description: "The scans that a rule is for: all of its members must hold, and an empty one always holds",
    ...named("Condition"),
  },
);
export type Condition = Static<typeof Condition>;

/** Whitespace as Unicode has it, less control characters. */
const BLANK = " \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

/**
 * Pattern of a text on one line that is more than blanks, without a slash, which separates a rule's name from
 * a branch's.
 */
const NAME = `^[${BLANK}]*[^${BLANK}\\u0000-\\u001f/\\u007f-\\u009f][^\\u0000-\\u001f/\\u007f-\\u009f]*$`;
const name = Type.String({
  maxLength: NAME_LENGTH,
  pattern: NAME,
  description: "1 to 40 characters without /, not whitespace alone",
});

/** `check.ts` distinguishes an empty target from a wrong one. */
const target = Type.String({ description: "As target of the code" });

const weight = Type.Integer({
  minimum: 1,
  maximum: LARGEST_WEIGHT,
  description: "Its share of the scans is this divided by the sum of all weights",
});

const Branch = Type.Object({ name, target, weight }, closed);

/** A rule leads scans that meet its condition to a target, or to one of a split's, chosen anew by chance at each scan. */
export const Rule = Type.Union(
  [
    Type.Object({ name, when: Condition, target }, closed),
    Type.Object(
      {
        name,
        when: Condition,
        split: Type.Array(Branch, {
          minItems: FEWEST_BRANCHES,
          maxItems: MOST_BRANCHES,
          description: "Targets, one of which is chosen by chance at each scan",
        }),
      },
      closed,
    ),
  ],
  named("Rule"),
);
export type Rule = Static<typeof Rule>;

/** The rules of a code: the first that holds decides. A code keeps no empty list. */
export const Rules = Type.Array(Rule, {
  maxItems: MOST_RULES,
  description: "The first that holds decides",
  ...named("Rules"),
});
export type Rules = Static<typeof Rules>;

const QUERIES = ["drop", "pass"] as const;

/** Whether the query of a scan is passed on to the target. */
export const Query = oneOf(QUERIES, { description: "pass: the query of a scan is passed on" });
export type Query = (typeof QUERIES)[number];

function value(name: string) {
  const text = Type.String({ minLength: 1, maxLength: UTM_LENGTH, pattern: LINE });
  return Type.Optional(orNull(text, { description: `Value of ${name}; null for none` }));
}

/** Parameters that a target gets unless it has them. */
export const Utm = Type.Object(
  {
    source: value("utm_source"),
    medium: value("utm_medium"),
    campaign: value("utm_campaign"),
    term: value("utm_term"),
    content: value("utm_content"),
  },
  { ...closed, description: "Added as utm_source … where the destination has none", ...named("Utm") },
);
export type Utm = Static<typeof Utm>;
