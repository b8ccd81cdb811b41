import { type Static, Type } from "@sinclair/typebox";
import { documentedContent, TypedContent } from "../../qr/payload/contract.ts";
import { CODE_TYPES } from "../../qr/payload/index.ts";
import { LEVELS } from "../../qr/matrix.ts";
import { GRADES, PARTS } from "../../qr/scannability/limits.ts";
import { PROFILES } from "../../qr/scannability/till.ts";
import { REACHES, Style } from "../../qr/style.ts";
import { FORMATS } from "../../qr/write/index.ts";
import { text } from "../../kit/shared/common-members.ts";
import { described, oneOf, named } from "../../kit/shared/schema.ts";

const type = oneOf(
  CODE_TYPES.map((codeType) => codeType.type),
  { description: "Kind of code; GET /app/api/types lists them" },
);
const fields = Type.Record(Type.String(), Type.Unknown(), {
  description: "Content of the code, as its type's schema says",
});

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

export const WidthMm = Type.Number({
  minimum: 10,
  maximum: 2_000,
  description: "Width of the whole drawing in millimetres; 80 by default",
});
const Profile = oneOf(PROFILES, {
  description:
    "Where the drawing is to be read besides by phones: `pos` are the tills of shops. The answer then says whether they read it",
});

export const GenerateInput = Type.Object(
  {
    type,
    fields,
    style: Type.Optional(Style),
    profile: Type.Optional(Profile),
    widthMm: Type.Optional(
      described(WidthMm, "Width of the whole drawing in print, in millimetres, for `profile` alone"),
    ),
  },
  open,
);
export type GenerateInput = Static<typeof GenerateInput>;
export const GenerateDocument = documentedContent(TypedContent, GenerateInput, "GenerateInput");

export const ColorSpace = oneOf(["rgb", "cmyk"], { description: "Of PDF and EPS; rgb by default" });
export const Format = oneOf(FORMATS, { description: "svg by default" });

export const ExportInput = Type.Object(
  {
    type,
    fields,
    style: Type.Optional(Style),
    format: Type.Optional(Format),
    widthMm: Type.Optional(WidthMm),
    colorSpace: Type.Optional(ColorSpace),
    profile: Type.Optional(Profile),
  },
  open,
);
export type ExportInput = Static<typeof ExportInput>;
export const ExportDocument = documentedContent(TypedContent, ExportInput, "ExportInput");

const params = Type.Optional(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
    description: "What the sentence says",
  }),
);

/** Something to know about a member of the body. */
const Remark = Type.Object(
  {
    pointer: Type.String({ description: "JSON pointer into the body" }),
    reason: Type.String({ description: "A stable code" }),
    params,
    detail: Type.String({
      description: "The reason as an English sentence, which continues what the pointer names",
    }),
  },
  named("DrawingRemark"),
);

const ProfileVerdict = Type.Object(
  {
    name: oneOf(PROFILES, { description: "The profile that was asked for" }),
    passes: Type.Boolean({ description: "Whether the drawing is one that is read there" }),
    problems: Type.Array(Remark, { description: "Why it is not" }),
    moduleMm: Type.Union([Type.Number(), Type.Null()], {
      description: "Width of a module at `widthMm`; null without one",
    }),
    widthMm: Type.Object(
      {
        least: Type.Number({ description: "Millimetres" }),
        most: Type.Number({ description: "Millimetres" }),
      },
      { description: "Widths of the whole drawing at which its modules are as large as is read there" },
    ),
  },
  { description: "Whether tills read it, where `profile` asks", ...named("ProfileVerdict") },
);

export const Scannability = Type.Object(
  {
    ecc: oneOf(LEVELS, { description: "Error correction level" }),
    version: Type.Integer({
      minimum: 1,
      maximum: 40,
      description: "Size of the symbol: 17 + 4 × version modules a side",
    }),
    contrast: Type.Number({ description: "Ratio of the worst pair of colours, 1 to 21 (WCAG 2)" }),
    coveredCodewords: Type.Integer({
      description: "Codewords under the logo, in the block that has the most of them",
    }),
    correctableCodewords: Type.Integer({ description: "Codewords that can be corrected in that block" }),
    minimumPrintMm: Type.Number({ description: "Smallest width to print the whole drawing at" }),
    reach: oneOf(REACHES, {
      description:
        "`all` scanners read it, or only `phones` and others that read round eyes: see `style.reach`",
    }),
    grade: oneOf(GRADES, { description: "How well it scans in hard light: the worst of its parts' grades" }),
    parts: Type.Array(
      Type.Object({
        part: oneOf(PARTS, { description: "Property that is graded" }),
        grade: oneOf(GRADES, { description: "A is best" }),
        reason: Type.String({ description: "A stable code; `grade_best` with grade A" }),
        params,
        detail: Type.String({ description: "The reason as an English sentence" }),
        mend: Type.Optional(
          Type.Object(
            { encoding: Type.Literal("auto", { description: "Says that the text is UTF-8" }) },
            { description: "A merge patch of the style that makes this part better" },
          ),
        ),
      }),
      { description: "Grades of single properties" },
    ),
    hri: Type.Optional(
      Type.String({ description: "The line that people read below a GS1 symbol; other content has none" }),
    ),
    profile: Type.Optional(ProfileVerdict),
  },
  { description: "How well the drawing scans", ...named("Scannability") },
);

export const Generated = Type.Object(
  {
    svg: text("The drawing, an SVG document"),
    payload: Type.String({ description: "What the code says" }),
    notes: Type.Optional(
      Type.Array(Remark, {
        description: "Fields that were read otherwise than they were sent; absent where none was",
      }),
    ),
    scannability: Scannability,
  },
  named("Drawing"),
);
export type Generated = Static<typeof Generated>;

const SchemaDocument = Type.Record(Type.String(), Type.Unknown(), { description: "A JSON Schema" });

export const TypeCatalog = Type.Object(
  {
    types: Type.Array(
      Type.Object({
        type: text("Name of the type in requests, such as wifi"),
        name: text("Name of the type for people, in English"),
        description: text("What a scan does, in English"),
        fields: SchemaDocument,
        example: Type.Record(Type.String(), Type.Unknown(), { description: "Fields of a code of this type" }),
      }),
      { description: "Types of codes" },
    ),
    templates: Type.Array(
      Type.Object({
        id: text("Id of the template, for `template` of a style or page"),
        kind: oneOf(["style", "landing"], { description: "What it is a template of" }),
        name: text("Name of the template for people, in English"),
        description: text("What it looks like, in English"),
        style: Type.Optional(described(Style, "The style that it stands for; pages have none")),
      }),
      { description: "Templates of styles and of hosted pages" },
    ),
    style: SchemaDocument,
  },
  named("TypeCatalog"),
);

/** The faults of a drawing. */
export const DRAWING_PROBLEMS = [
  "fields_invalid",
  "payload_too_long",
  "style_not_scannable",
  "template_unknown",
  "frame_text_unsupported",
  "logo_invalid",
] as const;
