import { type Static, Type } from "@sinclair/typebox";
import { BOTS, count, nextCursor, SCANS, text } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";

export const TagList = Type.Object(
  {
    tags: Type.Array(
      Type.Object({
        tag: text("The tag"),
        codes: count("Codes that have it"),
        scans: count(SCANS),
        bots: count(BOTS),
      }),
      { description: "Tags that codes have, in the order of their letters' numbers: A before a" },
    ),
    nextCursor,
  },
  named("TagList"),
);
export type TagList = Static<typeof TagList>;
