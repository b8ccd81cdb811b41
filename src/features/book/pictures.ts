import { draw } from "../../qr/draw.ts";
import {
  EYE_BALL_SHAPES,
  EYE_FRAME_SHAPES,
  FRAME_SHAPES,
  MODULE_SHAPES,
  type Style,
} from "../../qr/style.ts";
import { STYLE_TEMPLATES } from "../../qr/templates.ts";
import { writeSvg } from "../../qr/write/svg.ts";

/**
 * Pictures of all shapes and templates, which the page of drawing shows. The service draws each when it is
 * asked for.
 */

const CONTENT = "https://museum.example";
const WIDTH = 256;

export interface Picture {
  /** The last part of its address, without `.svg`. */
  readonly name: string;
  readonly caption: string;
  readonly style: Style;
}

/** The groups of pictures, by the name of the part of a page that shows them. */
export const PICTURES = {
  templates: STYLE_TEMPLATES.map(({ id }) => ({
    name: `template-${id}`,
    caption: id,
    style: { template: id },
  })),
  modules: MODULE_SHAPES.map((shape) => ({
    name: `modules-${shape}`,
    caption: shape,
    style: { modules: { shape } },
  })),
  // All scanners read only some of these: the others are drawn as round as they are called for phones alone.
  "eye-frames": EYE_FRAME_SHAPES.map((shape) => ({
    name: `eye-frame-${shape}`,
    caption: shape,
    style: { reach: "phones", eyeFrame: { shape } },
  })),
  "eye-balls": EYE_BALL_SHAPES.map((shape) => ({
    name: `eye-ball-${shape}`,
    caption: shape,
    style: { reach: "phones", eyeBall: { shape } },
  })),
  frames: FRAME_SHAPES.map((shape) => ({
    name: `frame-${shape}`,
    caption: shape,
    style: { frame: { shape, text: "Scan me" } },
  })),
} as const satisfies Readonly<Record<string, readonly Picture[]>>;

/** All pictures. */
export const ALL_PICTURES: readonly Picture[] = Object.values(PICTURES).flat();

/** A group of pictures in Markdown: one paragraph. */
export function pictureText(pictures: readonly Picture[]): string {
  return pictures.map(({ name, caption }) => `![${caption}](pictures/${name}.svg)`).join("\n");
}

/** A picture as an SVG. It takes a millisecond. */
export function drawnPicture({ style }: Picture): string {
  return writeSvg(draw(CONTENT, style, null).scene, { widthPx: WIDTH });
}
