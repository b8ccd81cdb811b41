import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { INTERVALS } from "../analytics/constants.ts";
import { Group } from "../codes/model.ts";
import { LONGEST_SEARCH } from "../../kit/shared/constants.ts";
import { oneOf } from "../../kit/shared/schema.ts";
import { RETRY_KEY } from "./tool.ts";

/**
 * Arguments that several tools have, made of the models that the API checks bodies with. Agents read all of
 * them, so they are kept small.
 */

export const text = (description: string, maxLength = 100) =>
  Type.Optional(Type.String({ maxLength, description }));

/** An object of which another tool's input says more. The API checks it. */
export const anyObject = (description: string) =>
  Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description }));

/** The same, or `null`. */
export const anyValue = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Words of arguments that have a style. */
export const STYLE = "As of draw_code, or {saved: id} of list_looks";

/** A member of a model, with words for agents. */
export const told = <T extends TSchema>(schema: T, description: string): T => ({ ...schema, description });

const limit = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description }));

/**
 * A list's pages.
 * @param byDefault - entries of one, unless an agent asks for more: a model reads all that a tool says.
 */
export const pagesOf = (byDefault: number) => ({
  limit: limit(`${byDefault} by default`),
  cursor: text("nextCursor of the page before", 600),
});

/** Entries of a page of most lists. */
export const SHORT = { limit: 20 };
export const list = pagesOf(SHORT.limit);

export const period = {
  from: text("A date or a time", 40),
  to: text("A date (inclusive) or a time", 40),
};
export const timeline = {
  ...period,
  interval: Type.Optional(oneOf(INTERVALS, { description: "Of the timeline; day by default" })),
  timezone: text("IANA name; UTC by default", 64),
};
export const bots = {
  bots: Type.Optional(oneOf(["include", "exclude"], { description: "Automated scans; include by default" })),
};
export const search = { q: text("Words to search for", LONGEST_SEARCH) };
export const group = { group: text("Only this campaign") };
export const onlyGroup = { group: Type.Optional(told(Group, "All codes of this campaign")) };

/** The longest way to name a code: an address with a host. */
const LONGEST_CODE = 400;
const Code = Type.String({ minLength: 1, maxLength: LONGEST_CODE });

/** One code. */
export const code = { code: told(Code, "Id, short id, or host/short id") };

/** Several codes: each that is named by a short id is looked up. */
export const codes = {
  codes: Type.Optional(
    Type.Array(Code, { minItems: 1, maxItems: 100, description: "Each as `code` of other tools" }),
  ),
};

/** It becomes a header, which has no other characters. */
export const retry = {
  [RETRY_KEY]: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: "^[\\u0020-\\u007e]+$",
      description: "Your own random text: a repeated call has no second effect",
    }),
  ),
};

/** The id of another record. It becomes a part of a path. */
export const idFrom = (tool: string) =>
  Type.String({ pattern: "^[0-9A-Za-z_-]{1,64}$", description: `From ${tool}` });

/** A schema in which an agent may leave everything out. */
export const optional = <T extends TProperties>(properties: T) =>
  Type.Partial(Type.Object(properties)).properties;
