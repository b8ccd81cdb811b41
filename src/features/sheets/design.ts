import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { LARGEST_TYPE, SMALLEST_TYPE } from "./constants.ts";
import type { Layout } from "./layout.ts";

const closed = { additionalProperties: false };

/** How labels are laid out that are more than a symbol with texts around it: table tents, posters, cards. */
export const LabelDesign = Type.Object(
  {
    headline: Type.Optional(
      Type.Object(
        {
          sizePt: Type.Optional(
            Type.Number({
              minimum: SMALLEST_TYPE,
              maximum: LARGEST_TYPE,
              description: "An em in points; by the label's size without it",
            }),
          ),
        },
        { ...closed, description: "The first text stands above all else, larger" },
      ),
    ),
    band: Type.Optional(
      Type.Object(
        {
          color: Type.String({
            pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
            description: "#rgb or #rrggbb",
          }),
        },
        { ...closed, description: "A band of this colour along the upper edge, behind headline and logo" },
      ),
    ),
    logo: Type.Optional(
      Type.Boolean({ description: "Beside the headline, the logo of the label's style as well" }),
    ),
    textAt: Type.Optional(
      oneOf(["below", "side"], { description: "Where the texts stand from the symbol; below by default" }),
    ),
    foldLine: Type.Optional(Type.Boolean({ description: "A dashed line where a table tent is folded" })),
  },
  {
    ...closed,
    description: "Labels with more than texts around a symbol: table tents, posters, cards",
    ...named("SheetDesign"),
  },
);
export type LabelDesign = Static<typeof LabelDesign>;

/** The form of a sheet's labels. Without a design texts stand around the symbol. */
export type LabelForm = Layout["label"] & { readonly design?: LabelDesign };
