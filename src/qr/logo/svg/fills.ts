import { ARITY, CLOSE, CURVE, LINE, MOVE, Path, RECT } from "../../scene/path.ts";
import type { Fill } from "../../scene/scene.ts";
import { type Bounds, boundsOf, lies } from "./bounds.ts";
import type { Clip, Drawing, Look, Node, Paint, Shape } from "./drawing.ts";
import { IDENTITY, type Matrix, multiply } from "./matrix.ts";

/** An edge that lies outside a clip by up to this share of the view's longer side counts as not cut. */
export const SLACK = 0.002;

/** The inherited properties that decide how a shape is filled. */
interface Style {
  readonly fill: Paint;
  readonly fillOpacity: number;
  readonly stroke: Paint;
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
  readonly rule: string;
  readonly visibility: string;
}

const INITIAL: Style = {
  fill: { kind: "solid", color: 0 },
  fillOpacity: 1,
  stroke: { kind: "none" },
  strokeWidth: 1,
  strokeOpacity: 1,
  rule: "nonzero",
  visibility: "visible",
};

/**
 * The drawing as solid opaque fills in the units of its view box, first at the bottom; `null` where it needs strokes,
 * gradients, masks, transparency, or a clip that cuts something off.
 */
export function fillsOf(drawing: Drawing): Fill[] | null {
  const [, , width, height] = drawing.viewBox;
  return fillsOfNodes(drawing.nodes, IDENTITY, INITIAL, Math.max(width, height) * SLACK);
}

function fillsOfNodes(nodes: readonly Node[], outer: Matrix, style: Style, slack: number): Fill[] | null {
  const fills: Fill[] = [];
  for (const node of nodes) {
    const some = fillsOfNode(node, outer, style, slack);
    if (some === null) return null;
    for (const fill of some) fills.push(fill);
  }
  return fills;
}

function fillsOfNode(node: Node, outer: Matrix, inherited: Style, slack: number): Fill[] | null {
  const { look } = node;
  const opacity = look.words.get("opacity");
  if (opacity === "0") return [];
  if (opacity !== undefined || look.mask !== undefined) return null;
  const matrix = multiply(outer, node.transform);
  const style = { ...inherited, ...styleOf(look) };
  const fills =
    node.kind === "group" ? fillsOfNodes(node.children, matrix, style, slack) : fillOf(node, matrix, style);
  if (fills === null || look.clip === undefined) return fills;
  const clip = clipBounds(look.clip, matrix, slack);
  return clip !== null && fills.every((fill) => isWithin(fill, clip, slack)) ? fills : null;
}

function styleOf(look: Look): Partial<Style> {
  const { fill, fillOpacity, stroke, strokeOpacity, words } = look;
  const rule = words.get("fill-rule");
  const visibility = words.get("visibility");
  const strokeWidth = words.get("stroke-width");
  return {
    ...(fill && { fill }),
    ...(fillOpacity !== undefined && { fillOpacity }),
    ...(stroke && { stroke }),
    ...(strokeOpacity !== undefined && { strokeOpacity }),
    ...(strokeWidth !== undefined && { strokeWidth: Number(strokeWidth) }),
    ...(rule !== undefined && { rule }),
    ...(visibility !== undefined && { visibility }),
  };
}

function fillOf(shape: Shape, matrix: Matrix, style: Style): Fill[] | null {
  if (style.visibility !== "visible") return [];
  if (style.stroke.kind !== "none" && style.strokeWidth > 0 && style.strokeOpacity > 0) return null;
  if (style.fill.kind === "none" || style.fillOpacity === 0) return [];
  if (style.fill.kind === "gradient" || style.fillOpacity < 1) return null;
  const path = transformed(shape.path, matrix);
  const rule = style.rule === "evenodd" ? "evenodd" : "nonzero";
  return [{ kind: "fill", path, rule, paint: { kind: "solid", color: style.fill.color } }];
}

function isWithin({ path }: Fill, clip: Bounds, slack: number): boolean {
  const bounds = boundsOf(path, IDENTITY);
  return bounds === null || lies(bounds, clip, slack);
}

/** The rectangle of a clip that is one upright rectangle; otherwise `null`. */
function clipBounds(clip: Clip, outer: Matrix, slack: number): Bounds | null {
  const [shape, ...more] = clip.children;
  if (shape === undefined || more.length > 0 || clip.units !== "userSpaceOnUse") return null;
  if (clip.look.clip !== undefined || shape.look.clip !== undefined) return null;
  if (shape.look.words.has("visibility") || clip.look.words.has("visibility")) return null;
  const path = transformed(shape.path, multiply(multiply(outer, clip.transform), shape.transform));
  return isUpright(path, slack) ? boundsOf(path, IDENTITY) : null;
}

/** Whether an outline is one rectangle with sides along the axes, no corner being off by more than `slack`. */
function isUpright(path: Path, slack: number): boolean {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = x0, y4 = y0] = path.coords;
  const ops = path.ops.filter((op) => op !== CLOSE);
  const isFourLines = ops[0] === MOVE && ops.slice(1).every((op) => op === LINE);
  const same = (one: number, other: number) => Math.abs(one - other) <= slack;
  if (!isFourLines || ops.length < 4 || ops.length > 5 || !same(x4, x0) || !same(y4, y0)) return false;
  const isAcross = same(y0, y1) && same(x1, x2) && same(y2, y3) && same(x3, x0);
  const isDown = same(x0, x1) && same(y1, y2) && same(x2, x3) && same(y3, y0);
  return isAcross || isDown;
}

/** The same outline with every coordinate transformed; a rectangle becomes four lines. */
function transformed(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const result = new Path();
  const x = (u: number, v: number) => a * u + c * v + e;
  const y = (u: number, v: number) => b * u + d * v + f;
  let at = 0;
  for (const op of path.ops) {
    const count = ARITY[op] ?? 0;
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = path.coords.slice(at, at + count);
    at += count;
    if (op === MOVE) result.moveTo(x(p, q), y(p, q));
    if (op === LINE) result.lineTo(x(p, q), y(p, q));
    if (op === CURVE) result.curveTo(x(p, q), y(p, q), x(r, s), y(r, s), x(t, u), y(t, u));
    if (op === CLOSE) result.close();
    if (op !== RECT) continue;
    const [right, bottom] = [p + r, q + s];
    result.moveTo(x(p, q), y(p, q)).lineTo(x(right, q), y(right, q));
    result.lineTo(x(right, bottom), y(right, bottom)).lineTo(x(p, bottom), y(p, bottom)).close();
  }
  return result;
}
