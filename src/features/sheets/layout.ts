import { type Static, Type } from "@sinclair/typebox";
import { text } from "../../kit/shared/common-members.ts";
import { named, oneOf } from "../../kit/shared/schema.ts";
import { LONGEST, MOST_IN_LINE, SHORTEST } from "./constants.ts";

const length = (description: string, minimum = 0) => Type.Number({ minimum, maximum: LONGEST, description });
const size = { width: length("Millimetres", SHORTEST), height: length("Millimetres", SHORTEST) };
const inLine = (description: string) => Type.Integer({ minimum: 1, maximum: MOST_IN_LINE, description });

/** The shape of a layout: where the labels of a page lie. Lengths are in millimetres, from the top left corner of the page. */
const shape = {
  page: Type.Object(size, { additionalProperties: false, description: "Size of the page" }),
  label: Type.Object(
    {
      ...size,
      corner: Type.Optional(length("Radius of its corners")),
      /** A second panel above it shows the same upside down: a table tent, folded between the two. */
      folded: Type.Optional(Type.Boolean({ description: "Once more above it, upside down" })),
    },
    { additionalProperties: false, description: "Size and form of a label" },
  ),
  columns: inLine("Labels side by side"),
  rows: inLine("Labels one below the other"),
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
  {
    id: text("Id of the layout, for `layout` of a sheet"),
    name: text("Name of the layout, for people"),
    purpose: oneOf(PURPOSES, { description: "What it is printed for" }),
    ...shape,
  },
  named("KnownSheetLayout"),
);
export type KnownLayout = Static<typeof KnownLayout>;
