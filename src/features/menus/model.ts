import { type Static, Type } from "@sinclair/typebox";
import { named } from "../../kit/shared/schema.ts";
import { PART_ID, PART_LIMITS } from "../codes/constants.ts";

/** Unknown properties are ignored. */
export const SoldOutInput = Type.Object(
  {
    part: Type.Optional(
      Type.String({
        pattern: `^${PART_ID}$`,
        description: "id of the menu on its page: menu by default, or with all every menu",
      }),
    ),
    section: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: PART_LIMITS.sections - 1,
        description: "Place of its section, from 0; needed unless all is true",
      }),
    ),
    dish: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: PART_LIMITS.dishes - 1,
        description: "Place of the dish in its section, from 0; needed unless all is true",
      }),
    ),
    name: Type.Optional(
      Type.String({
        maxLength: PART_LIMITS.name,
        description:
          "Name of the dish as you read it: 409 where another one stands there now; needed unless all is true",
      }),
    ),
    all: Type.Optional(Type.Boolean({ description: "Whether all dishes are marked" })),
    soldOut: Type.Boolean({ description: "Whether it is sold out" }),
  },
  { additionalProperties: true, ...named("SoldOut") },
);
export type SoldOutInput = Static<typeof SoldOutInput>;

/** The dishes that a mark is for: all of a page or of one menu, or one, which has a name. */
export type Marked =
  | { readonly part: string | null }
  | { readonly part: string; readonly section: number; readonly dish: number; readonly name: string };
