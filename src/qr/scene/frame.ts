import type { Design } from "../design.ts";
import { CAP_HEIGHT_EM, drawTextLine, setTextLine } from "../font/text-line.ts";
import { FOOT, type Hri } from "./hri.ts";
import { Path } from "./path.ts";
import type { Box, Fill, Rgb } from "./scene.ts";
import { addBox, addHole, addPolygon, allCorners, grow } from "./shapes.ts";

/** The place of a symbol with its quiet zone in the drawing, and the frame around it. Lengths are in modules. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The quiet zone's outer edge. No frame reaches inside. */
  readonly quiet: Box;
  /** The area the background fills. */
  readonly backdrop: Path;
  readonly fills: readonly Fill[];
}

type Frame = Design["frame"];

// Lengths as shares of the symbol's width, quiet zone included, so that a frame looks alike around every version.
const BORDER = 0.026;
const CORNER = 0.075;
/** Height of a caption's capitals, unless a long caption needs less. */
const TEXT = 0.078;
/** Least distance of a caption from its neighbours. */
const GAP = 0.06;
/** How far the highest accents rise above capitals of that height. */
const ACCENT = 0.042;
/** Least distance of a caption from the ends of its bar or bubble. */
const INDENT = 0.08;
const BAR = 0.19;
const BUBBLE = 0.17;
const POINTER = 0.05;

/** The layout that was made last for a frame: a drawing is judged and then drawn in the same. */
const made = new WeakMap<
  Frame,
  { readonly side: number; readonly margin: number; readonly text: number; readonly layout: Layout }
>();

/**
 * Lays out a symbol of `side` modules, `margin` of them quiet zone on every side, in its frame. There is room
 * for the text of `hri` below the quiet zone, and in the frame. A drawing has the same width with and without
 * it.
 */
export function layOut(side: number, margin: number, frame: Frame, hri: Hri | null = null): Layout {
  const text = hri?.height ?? 0;
  const last = made.get(frame);
  if (last !== undefined && last.side === side && last.margin === margin && last.text === text)
    return last.layout;
  const layout = LAYOUTS[frame.shape](side, margin, frame, text);
  made.set(frame, { side, margin, text, layout });
  return layout;
}

const LAYOUTS: Readonly<
  Record<Frame["shape"], (side: number, margin: number, frame: Frame, text: number) => Layout>
> = {
  none(side, _margin, _frame, text) {
    const quiet = { x: 0, y: 0, width: side, height: side };
    const height = side + text;
    return { width: side, height, quiet, backdrop: new Path().rect(0, 0, side, height), fills: [] };
  },

  /** A rounded border. A caption stands inside it, below the quiet zone, which counts as space above the caption. */
  box(side, margin, frame, text) {
    if (frame.text === "") return bordered(side, text, side * BORDER, frame.color);
    const free = text === 0 ? margin : side * FOOT;
    const above = text + Math.max(side * ACCENT, side * GAP - free);
    const height = side * TEXT;
    const layout = bordered(side, above + height + side * GAP, side * BORDER, frame.color);
    const { x, y } = layout.quiet;
    const room = { x: x + side * GAP, y: y + side + above, width: side * (1 - 2 * GAP), height };
    return withCaption(layout, frame, room, height);
  },

  /** A border that widens into a bar below the symbol, with the caption in it. */
  banner(side, _margin, frame, text) {
    const bar = side * BAR;
    const layout = bordered(side, text, bar, frame.color);
    const { width, height } = layout;
    const room = { x: side * INDENT, y: height - bar, width: width - 2 * side * INDENT, height: bar };
    return withCaption(layout, frame, room, side * TEXT);
  },

  /** A speech bubble below the symbol and as wide, whose pointer ends at the quiet zone's edge. */
  bubble(side, margin, frame, text) {
    const inset = Math.max(margin, side * GAP);
    const bubble = {
      x: inset,
      y: side * (1 + POINTER) + text,
      width: side - 2 * inset,
      height: side * BUBBLE,
    };
    const height = bubble.y + bubble.height + inset;
    const quiet = { x: 0, y: 0, width: side, height: side };
    const backdrop = new Path().rect(0, 0, side, height);
    const fills = [solid(bubbleOutline(bubble, side * POINTER, side * CORNER), frame.color)];
    const room = { ...bubble, x: bubble.x + side * GAP, width: bubble.width - 2 * side * GAP };
    return withCaption({ width: side, height, quiet, backdrop, fills }, frame, room, side * TEXT);
  },
};

/**
 * A border with rounded corners around the quiet zone and `below` modules more, `foot` thick at the bottom. It is far
 * enough away that its round corners stay outside the quiet zone. The background reaches half under it, so that no gap
 * shows.
 */
function bordered(side: number, below: number, foot: number, color: Rgb): Layout {
  const border = side * BORDER;
  const radius = side * CORNER - border;
  const free = radius * (1 - Math.SQRT1_2);
  const hole = { x: border, y: border, width: side + 2 * free, height: side + 2 * free + below };
  const width = hole.width + 2 * border;
  const height = hole.height + border + foot;
  const path = new Path();
  addBox(path, { x: 0, y: 0, width, height }, allCorners(side * CORNER));
  addHole(path, hole, allCorners(radius));
  const backdrop = new Path();
  addBox(backdrop, grow(hole, border / 2), allCorners(radius + border / 2));
  const quiet = { x: border + free, y: border + free, width: side, height: side };
  return { width, height, quiet, backdrop, fills: [solid(path, color)] };
}

/** A rounded box with a pointer in the middle of its upper edge, `pointer` high. */
function bubbleOutline(box: Box, pointer: number, radius: number): Path {
  const { x, y } = box;
  const [middle, right, bottom] = [x + box.width / 2, x + box.width, y + box.height];
  const foot = 1.3 * pointer;
  const path = new Path();
  addPolygon(
    path,
    [x, y, middle - foot, y, middle, y - pointer, middle + foot, y, right, y, right, bottom, x, bottom],
    [radius, 0.3 * pointer, 0.2 * pointer, 0.3 * pointer, radius, radius, radius],
  );
  return path;
}

/** Centres the caption in `room`, capitals `height` high or less where it would not fit the room's width. */
function withCaption(layout: Layout, frame: Frame, room: Box, height: number): Layout {
  const line = setTextLine(frame.text);
  const size = Math.min(height / CAP_HEIGHT_EM, room.width / line.width);
  const path = new Path();
  const x = room.x + (room.width - line.width * size) / 2;
  drawTextLine(path, line, x, room.y + (room.height + size * CAP_HEIGHT_EM) / 2, size);
  return { ...layout, fills: [...layout.fills, solid(path, frame.textColor)] };
}

function solid(path: Path, color: Rgb): Fill {
  return { kind: "fill", path, rule: "nonzero", paint: { kind: "solid", color } };
}
