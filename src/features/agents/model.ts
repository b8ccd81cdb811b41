import { type TObject, type TProperties, Type } from "@sinclair/typebox";
import { INTERVALS } from "../analytics/constants.ts";
import { CODE_SORTS, CodeId, EditCode, NewCode } from "../codes/model.ts";
import { GenerateInput } from "../drawings/model.ts";
import { CODE_TYPES } from "../../qr/payload/index.ts";
import { Style } from "../../qr/style.ts";
import { TraceInput } from "../rules/trace-model.ts";
import { LONGEST_SEARCH } from "../../kit/shared/constants.ts";
import { oneOf } from "../../kit/shared/schema.ts";
import { HEALTH_STATES } from "../watch/constants.ts";
import { RETRY_KEY } from "./tool.ts";

const open = { additionalProperties: true };

/** A message of the protocol, as far as its library does not check it: it takes milliseconds for thousands of members in `_meta`. */
export const Message = Type.Object(
  {
    params: Type.Optional(
      Type.Object({ _meta: Type.Optional(Type.Object({}, { ...open, maxProperties: 100 })) }, open),
    ),
  },
  open,
);

/** Inputs of tools, made of the models that the API checks bodies with. Agents read all of them, so they are kept small. */

/** An argument that no operation knows is refused: an agent has misread the tool. */
function input<T extends TProperties>(properties: T): TObject<T> {
  return Type.Object(properties, { additionalProperties: false });
}

const text = (description: string, maxLength = 100) => Type.Optional(Type.String({ maxLength, description }));

/** An object of which another tool's input says more. The API checks it. */
const anyObject = (description: string) =>
  Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }));

const limit = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description }));

const list = {
  limit: limit("Entries of a page; 20 by default"),
  cursor: text("nextCursor of the page before", 600),
};
const period = {
  from: text("A date or a time", 40),
  to: text("A date (inclusive) or a time", 40),
};
const bots = Type.Optional(
  oneOf(["include", "exclude"], { description: "Automated scans; include by default" }),
);
const search = text("Words to search for", LONGEST_SEARCH);
const group = text("Only this campaign");

/** The fields of each type, those in brackets optional: `wifi: ssid [password security hidden]`. */
const FIELDS = CODE_TYPES.map(({ type, fields }) => {
  const { properties, required = [] } = fields;
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  return `${type}: ${[...required, ...(others.length > 0 ? [`[${others.join(" ")}]`] : [])].join(" ")}`;
}).join("; ");

const { type, fields } = GenerateInput.properties;

/** The picture has the size that agents look at. */
export const Draw = input({
  type,
  fields: { ...fields, description: `Content. By type, optional ones in brackets: ${FIELDS}` },
  style: Type.Optional(Type.Omit(Style, ["size"])),
});

const STYLE = "As draw_code takes it, or {saved: id} of a saved look";

export const Find = input({
  q: text("Found in title, campaign, target or short id", LONGEST_SEARCH),
  group,
  active: Type.Optional(Type.Boolean({ description: "Only codes that redirect, or only others" })),
  sort: Type.Optional(oneOf(CODE_SORTS, { description: "newest by default; scans: most first" })),
  ...list,
});

const { target, title, group: campaign, type: _type, fields: _fields, ...others } = NewCode.properties;

export const Create = input({
  target,
  title,
  group: campaign,
  ...{ ...others, style: anyObject(STYLE) },
  // It becomes a header, which has no other characters.
  [RETRY_KEY]: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: "^[\\u0020-\\u007e]+$",
      description: "Your own random text: the same call with the same text makes no second code",
    }),
  ),
});

const { fields: _, ...edit } = EditCode.properties;

export const Update = input({
  id: CodeId,
  ...edit,
  target: Type.Optional(target),
  style: Type.Optional(Type.Unknown({ description: `${STYLE}; null for none` })),
  landing: Type.Optional(Type.Unknown({ description: "As create_code takes it; null for none" })),
  rules: Type.Optional(Type.Unknown({ description: "As create_code takes them; null for none" })),
});

export const OneCode = input({ id: CodeId });

export const Picture = input({
  id: CodeId,
  size: Type.Optional(Type.Integer({ minimum: 64, maximum: 1_024, description: "Pixels; 512 by default" })),
});

export const TraceScan = input({ id: CodeId, ...TraceInput.properties });

export const Analytics = input({
  id: CodeId,
  ...period,
  interval: Type.Optional(oneOf(INTERVALS, { description: "Of the timeline; day by default" })),
  timezone: text("IANA name; UTC by default", 64),
  bots,
});

export const Campaigns = input({
  ...period,
  ...list,
  limit: limit("5 by default: each has up to 100 codes"),
});

export const Scans = input({ id: CodeId, bots, ...list });

export const Leads = input({
  group,
  ...period,
  handled: Type.Optional(Type.Boolean({ description: "Only leads that were dealt with, or only others" })),
  q: search,
  ...list,
});

export const Logos = input({
  q: Type.String({
    maxLength: LONGEST_SEARCH,
    description: "Names or kinds, such as github; typos are forgiven",
  }),
  page: Type.Optional(Type.Integer({ minimum: 1, description: "1 by default" })),
});

export const Destinations = input({
  health: Type.Optional(oneOf(HEALTH_STATES, { description: "dead by default" })),
  group,
  q: search,
  ...list,
});
