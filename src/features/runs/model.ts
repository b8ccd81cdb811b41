import { type Static, Type } from "@sinclair/typebox";
import { MOST_TAGS } from "../codes/constants.ts";
import { Tag, Tags } from "../codes/label-model.ts";
import { CodeId, Group, NewGroup, NewStyle } from "../codes/model.ts";
import { NewLock } from "../locks/model.ts";
import { HEALTH_STATES } from "../watch/constants.ts";
import { LONGEST_SEARCH } from "../../kit/shared/constants.ts";
import { text } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { FAILURE_CODES, MOST_FAILURES } from "./constants.ts";

const closed = { additionalProperties: false };
/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const ACTIONS = ["activate", "disable", "delete", "move", "style", "tag", "untag", "lock"] as const;

const members = {
  ids: Type.Optional(
    Type.Array(CodeId, { maxItems: MOST_FAILURES, description: "Ids of the codes; in place of filter" }),
  ),
  filter: Type.Optional(
    Type.Object(
      {
        group: Type.Optional(Group),
        tags: Type.Optional({ ...Tags, description: "Only codes that have all of these" }),
        q: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: LONGEST_SEARCH,
            description: "Text to find in title, campaign, destination, tags or short id",
          }),
        ),
        active: Type.Optional(Type.Boolean({ description: "Only codes that redirect, or only others" })),
        domain: Type.Optional(Type.String({ description: "Only codes of this host" })),
        health: Type.Optional(oneOf(HEALTH_STATES, { description: "Only codes in this state" })),
      },
      { ...closed, description: "Codes as GET /app/api/codes chooses them; {} is all. In place of ids" },
    ),
  ),
  action: oneOf(ACTIONS, { description: "What is done with the codes" }),
  dryRun: Type.Optional(Type.Boolean({ description: "Only tell what would happen" })),
  expected: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "Codes that have to match, 409 otherwise; `delete` by filter needs it",
    }),
  ),
};

/** A request for many codes. Its `value` is checked by its action. */
export const RunInput = Type.Object({ ...members, value: Type.Optional(Type.Unknown()) }, open);
export type RunInput = Static<typeof RunInput>;

/** The tags that codes get or lose. */
const SomeTags = Type.Array(Tag, { minItems: 1, maxItems: MOST_TAGS, description: "Tags" });

export const RunInputDocument = Type.Object(
  {
    ...members,
    value: Type.Optional(
      Type.Union([NewGroup, NewStyle, SomeTags, NewLock], {
        description:
          "The group of `move`, the style of `style`, the lock of `lock`, null for none; the tags of `tag` and `untag`",
      }),
    ),
  },
  named("Batch"),
);

/** The values of the actions that take one. */
export const MoveInput = Type.Object({ value: NewGroup }, open);
export const StyleInput = Type.Object({ value: NewStyle }, open);
export const TagsInput = Type.Object({ value: SomeTags }, open);
export const LockInput = Type.Object({ value: orNull(NewLock) }, open);

export const RunAnswer = Type.Object(
  {
    matched: Type.Integer({ minimum: 0, description: "Codes that were chosen" }),
    changed: Type.Integer({ minimum: 0, description: "Those that are different now" }),
    failed: Type.Array(
      Type.Object({
        id: text("Id of the code, as it was given"),
        code: oneOf(FAILURE_CODES, { description: "Why it could not be changed; stable" }),
        detail: text("The same as an English sentence"),
      }),
      { maxItems: MOST_FAILURES, description: "Those that could not be changed, and unknown ids" },
    ),
  },
  named("BatchResult"),
);
export type RunAnswer = Static<typeof RunAnswer>;
