import { type Static, Type } from "@sinclair/typebox";
import { named } from "../../kit/shared/schema.ts";
import { PART_ID, PART_LIMITS } from "./constants.ts";

const open = { additionalProperties: true } as const;

const soldOut = Type.Boolean({ description: "Whether it is sold out" });
const part = (description: string) => Type.Optional(Type.String({ pattern: `^${PART_ID}$`, description }));

/** Unknown properties are ignored. */
export const SoldOutInput = Type.Union(
  [
    Type.Object(
      {
        part: part("id of the menu on its page: menu by default"),
        section: Type.Integer({
          minimum: 0,
          maximum: PART_LIMITS.sections - 1,
          description: "Place of its section, from 0",
        }),
        dish: Type.Integer({
          minimum: 0,
          maximum: PART_LIMITS.dishes - 1,
          description: "Place of the dish in its section, from 0",
        }),
        name: Type.String({
          maxLength: PART_LIMITS.name,
          description: "Name of the dish as you read it: 409 where another one stands there now",
        }),
        soldOut,
      },
      open,
    ),
    Type.Object(
      {
        part: part("id of the menu on its page: every menu by default"),
        all: Type.Literal(true, { description: "All dishes" }),
        soldOut,
      },
      open,
    ),
  ],
  { description: "One dish or all", ...named("SoldOut") },
);
export type SoldOutInput = Static<typeof SoldOutInput>;

/** The dishes that a mark is for: all of a page or of one menu, or one, which has a name. */
export type Marked =
  | { readonly part: string | null }
  | { readonly part: string; readonly section: number; readonly dish: number; readonly name: string };
