import { type Static, Type } from "@sinclair/typebox";
import { Style } from "../../qr/style.ts";
import { createdAt, idOf, nextCursor, updatedAt } from "../../kit/shared/common-members.ts";
import { LINE, named, orNull } from "../../kit/shared/schema.ts";
import { Color, LEGAL_LINKS } from "../codes/landing.ts";
import { NAME_LENGTH } from "./constants.ts";

/** Of the pages of codes that name a look: what they have where their own content says nothing. */
export const PageBrand = Type.Object(
  {
    accent: Type.Optional(Color),
    background: Type.Optional(Color),
    logo: Type.Optional(
      Type.Object(
        {
          id: Type.String({
            minLength: 1,
            maxLength: 128,
            pattern: LINE,
            description: "Id of a logo of the catalog",
          }),
        },
        { additionalProperties: false, description: "Logo of the pages" },
      ),
    ),
    ...LEGAL_LINKS,
  },
  {
    additionalProperties: false,
    description: "Colours, logo and links of the pages of its codes, where a page has none of its own",
    ...named("PageBrand"),
  },
);
export type PageBrand = Static<typeof PageBrand>;

/** A style that a workspace has saved under a name. Times are milliseconds since the epoch. */
export interface Look {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly style: Style;
  /** The defaults of the pages of its codes; `null` for none. */
  readonly page: PageBrand | null;
  /** Whether the web app preselects it. At most one look of a workspace is its default. */
  readonly isDefault: boolean;
  /** Goes up by one with every edit: what the ETag is made of. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The members that an edit may change. */
export type LookChange = Partial<Pick<Look, "name" | "style" | "page" | "isDefault">>;

/** A style that names a look. Its logo is the look's: it has none of its own. */
export interface SavedStyle {
  readonly saved: string;
  readonly logo?: undefined;
}

export const SavedStyle = Type.Unsafe<SavedStyle>(
  Type.Object(
    { saved: Type.String({ maxLength: 64, description: "Id of a saved look, resolved at every drawing" }) },
    { additionalProperties: false, ...named("SavedStyle") },
  ),
);

/** The style of a code: its own, or that of a look. */
export const CodeStyle = Type.Union([SavedStyle, Style], {
  description: "How the code looks: a style of its own, or a saved look",
  ...named("CodeStyle"),
});
export type CodeStyle = Style | SavedStyle;

/** A look as it was when a style was checked. */
export type SeenLook = Pick<Look, "id" | "revision">;

const name = Type.String({
  minLength: 1,
  maxLength: NAME_LENGTH,
  pattern: LINE,
  description: "Unique in the workspace, whatever its case",
});
const isDefault = Type.Boolean({ description: "Whether the web app preselects it for new codes" });
const open = { additionalProperties: true };

export const CreateLook = Type.Object(
  { name, style: Style, page: Type.Optional(PageBrand), isDefault: Type.Optional(isDefault) },
  { ...open, ...named("NewLook") },
);
export type CreateLook = Static<typeof CreateLook>;

const change = {
  name: Type.Optional(name),
  style: Type.Optional(Style),
  page: Type.Optional(orNull(PageBrand)),
  isDefault: Type.Optional(isDefault),
};
export const EditLook = Type.Object(change, open);
export const EditLookDocument = Type.Object(change, { minProperties: 1, ...named("LookChange") });
export type EditLook = Static<typeof EditLook>;

export const LookRecord = Type.Object(
  {
    id: idOf("look", "Id of the look"),
    name,
    style: Style,
    page: orNull(PageBrand),
    isDefault,
    createdAt,
    updatedAt,
  },
  named("Look"),
);
export type LookRecord = Static<typeof LookRecord>;

export const LookList = Type.Object(
  { styles: Type.Array(LookRecord, { description: "Saved looks of the workspace" }), nextCursor },
  named("LookList"),
);
export type LookList = Static<typeof LookList>;
