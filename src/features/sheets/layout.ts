import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { LONGEST, MOST_IN_LINE, SHORTEST } from "./constants.ts";

const length = (description: string, minimum = 0) => Type.Number({ minimum, maximum: LONGEST, description });
const Size = Type.Object(
  { width: length("Millimetres", SHORTEST), height: length("Millimetres", SHORTEST) },
  { additionalProperties: false },
);

/** The shape of a layout: where the labels of a page lie. Lengths are in millimetres, from the top left corner of the page. */
const shape = {
  page: Size,
  label: Type.Object(
    {
      ...Size.properties,
      corner: Type.Optional(length("Radius of its corners")),
      /** A second panel above it shows the same upside down: a table tent, folded between the two. */
      folded: Type.Optional(Type.Boolean({ description: "Once more above it, upside down" })),
    },
    { additionalProperties: false },
  ),
  columns: Type.Integer({ minimum: 1, maximum: MOST_IN_LINE }),
  rows: Type.Integer({ minimum: 1, maximum: MOST_IN_LINE }),
  left: length("From the page's edge to the first label"),
  top: length("From the page's edge to the first label"),
  stepX: length("From a label's left edge to the next one's"),
  stepY: length("From a label's upper edge to the next one's"),
};

/** A layout of one's own. */
export const Layout = Type.Object(shape, { additionalProperties: false, ...named("SheetLayout") });
export type Layout = Static<typeof Layout>;

export const PURPOSES = ["labels", "rolls", "cards", "tents", "pages"] as const;

/** A layout of the catalog. */
export const KnownLayout = Type.Object(
  { id: Type.String(), name: Type.String(), purpose: oneOf(PURPOSES), ...shape },
  named("KnownSheetLayout"),
);
export type KnownLayout = Static<typeof KnownLayout>;
