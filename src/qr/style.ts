import { type Static, Type } from "@sinclair/typebox";
import { oneOf, named } from "../kit/shared/schema.ts";

const closed = { additionalProperties: false } as const;

const Color = Type.String({
  pattern: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$",
  description: "#rgb or #rrggbb",
  examples: ["#1a2b3c"],
});

const Gradient = Type.Object(
  {
    gradient: Type.Union([Type.Literal("linear"), Type.Literal("radial")], {
      description: "Along a line, or from the centre outwards",
    }),
    angle: Type.Optional(
      Type.Number({ minimum: -360, maximum: 360, description: "Degrees clockwise; 0 is left to right" }),
    ),
    stops: Type.Array(
      Type.Object(
        {
          offset: Type.Number({
            minimum: 0,
            maximum: 1,
            description: "Place on the way: 0 is its start, 1 its end",
          }),
          color: Color,
        },
        closed,
      ),
      { minItems: 2, maxItems: 8, description: "Colours along the way" },
    ),
  },
  closed,
);

const Paint = Type.Union([Color, Gradient]);

export const MODULE_SHAPES = [
  "square",
  "dot",
  "rounded",
  "connected",
  "blob",
  "classy",
  "diamond",
  "vertical",
  "horizontal",
] as const;
export const EYE_FRAME_SHAPES = ["square", "rounded", "circle", "leaf"] as const;
export const EYE_BALL_SHAPES = ["square", "rounded", "circle", "diamond"] as const;
export const FRAME_SHAPES = ["none", "box", "banner", "bubble"] as const;
/** The scanners that are to read a drawing: all of them, or those of phones, which read rounder shapes, too. */
export const REACHES = ["all", "phones"] as const;
/** Whether a symbol names the encoding of a text that is not ASCII. */
export const ENCODINGS = ["auto", "plain", "eci"] as const;

/** How a code looks. Every property is optional. */
export const Style = Type.Object(
  {
    template: Type.Optional(
      Type.String({ maxLength: 48, description: "Id of a style template; the rest overrides it" }),
    ),
    ecc: Type.Optional(
      oneOf(["auto", "L", "M", "Q", "H"], {
        description:
          "Error correction level; `auto` is raised until the logo fits. A SEPA credit transfer has M",
      }),
    ),
    margin: Type.Optional(
      Type.Number({ minimum: 0, maximum: 20, description: "Quiet zone in modules", default: 4 }),
    ),
    size: Type.Optional(
      Type.Integer({ minimum: 64, maximum: 4096, description: "Width and height in pixels", default: 512 }),
    ),
    reach: Type.Optional(
      oneOf(REACHES, {
        description:
          "Who is to read it: `all` draws eyes only as round as every scanner reads them, `phones` as they are called, which older scanners miss",
        default: "all",
      }),
    ),
    encoding: Type.Optional(
      oneOf(ENCODINGS, {
        description:
          "Whether a text beyond ASCII says that it is UTF-8, by an ECI: `auto` where there is room, `eci` likewise, or it is refused, `plain` never",
        default: "auto",
      }),
    ),
    hri: Type.Optional(
      Type.Boolean({
        description: "A GS1 code's text below it",
        default: false,
      }),
    ),
    foreground: Type.Optional(Type.Union(Paint.anyOf, { description: "Paint of the dark modules" })),
    background: Type.Optional(
      Type.Union([Paint, Type.Literal("transparent")], { description: "Paint behind the symbol" }),
    ),
    modules: Type.Optional(
      Type.Object(
        {
          shape: Type.Optional(oneOf(MODULE_SHAPES, { description: "Shape of a data module" })),
          scale: Type.Optional(
            Type.Number({ minimum: 0.3, maximum: 1, description: "Share of a module", default: 1 }),
          ),
        },
        { ...closed, description: "The data modules" },
      ),
    ),
    eyeFrame: Type.Optional(
      Type.Object(
        {
          shape: Type.Optional(oneOf(EYE_FRAME_SHAPES, { description: "Outer ring of a finder pattern" })),
          color: Type.Optional(Color),
        },
        { ...closed, description: "The outer rings of the finder patterns" },
      ),
    ),
    eyeBall: Type.Optional(
      Type.Object(
        {
          shape: Type.Optional(oneOf(EYE_BALL_SHAPES, { description: "Centre of a finder pattern" })),
          color: Type.Optional(Color),
        },
        { ...closed, description: "The centres of the finder patterns" },
      ),
    ),
    logo: Type.Optional(
      Type.Object(
        {
          id: Type.Optional(
            Type.String({
              maxLength: 128,
              description: "Id of a logo of the catalog: GET /api/v1/logos?q=… finds it",
            }),
          ),
          svg: Type.Optional(Type.String({ maxLength: 700_000, description: "An inline SVG document" })),
          png: Type.Optional(
            Type.String({ maxLength: 950_000, description: "A PNG, JPEG or WebP file in base64" }),
          ),
          size: Type.Optional(
            Type.Number({
              minimum: 0.05,
              maximum: 0.5,
              description: "Share of the symbol's width",
              default: 0.2,
            }),
          ),
          padding: Type.Optional(
            Type.Number({ minimum: 0, maximum: 4, description: "Modules kept free around it", default: 1 }),
          ),
          background: Type.Optional(
            Type.Union([Color, Type.Literal("transparent"), Type.Literal("circle")], {
              description:
                "A patch of that colour behind it. `circle`: no patch, and a round space in place of a square one",
            }),
          ),
        },
        { ...closed, description: "A logo in the middle: one of `id`, `svg` and `png`" },
      ),
    ),
    frame: Type.Optional(
      Type.Object(
        {
          shape: Type.Optional(oneOf(FRAME_SHAPES, { description: "Frame around the code" })),
          text: Type.Optional(Type.String({ maxLength: 40, description: "Caption" })),
          color: Type.Optional(Color),
          textColor: Type.Optional(Color),
        },
        { ...closed, description: "A frame around the code, with a caption" },
      ),
    ),
  },
  { ...closed, description: "How the code looks", ...named("Style") },
);

export type Style = Static<typeof Style>;
export type Paint = Static<typeof Paint>;
