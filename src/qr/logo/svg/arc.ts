import type { Path } from "../../scene/path.ts";

/** A radius below this makes a straight line; a division by it would overflow. */
const FLAT = 1e-9;

/**
 * Continues `path` from (x0, y0) to (x, y) by an elliptical arc, as cubic curves of at most a quarter turn each
 * (SVG 1.1, F.6: endpoint to centre parameterization, radii that are too small enlarged). `turn` is in degrees.
 */
export function arcToCubics(
  path: Path,
  x0: number,
  y0: number,
  radiusX: number,
  radiusY: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x: number,
  y: number,
): void {
  if (x0 === x && y0 === y) return;
  let rx = Math.abs(radiusX);
  let ry = Math.abs(radiusY);
  if (rx < FLAT || ry < FLAT) {
    path.lineTo(x, y);
    return;
  }
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  // F.6.5.1: half the chord, in the ellipse's own axes.
  const halfX = (cos * (x0 - x) + sin * (y0 - y)) / 2;
  const halfY = (-sin * (x0 - x) + cos * (y0 - y)) / 2;
  // F.6.6: an ellipse that can't reach both ends grows until it just does.
  const reach = (halfX / rx) ** 2 + (halfY / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  // F.6.5.2 and F.6.5.3: the centre, first on the unit circle.
  const away = Math.sqrt(Math.max(0, 1 / Math.max(reach, 1e-300) - 1)) * (large === sweep ? -1 : 1);
  const unitX = (away * halfY) / ry;
  const unitY = (-away * halfX) / rx;
  const centreX = cos * unitX * rx - sin * unitY * ry + (x0 + x) / 2;
  const centreY = sin * unitX * rx + cos * unitY * ry + (y0 + y) / 2;
  // F.6.5.5 and F.6.5.6: where it starts and how far it goes.
  const start = Math.atan2(halfY / ry - unitY, halfX / rx - unitX);
  const end = Math.atan2(-halfY / ry - unitY, -halfX / rx - unitX);
  let angle = end - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;

  const pieces = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const step = angle / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (u: number, v: number): [x: number, y: number] => [
    cos * u * rx - sin * v * ry + centreX,
    sin * u * rx + cos * v * ry + centreY,
  ];
  for (let piece = 1; piece <= pieces; piece++) {
    const from = start + (piece - 1) * step;
    const to = start + piece * step;
    const [x1, y1] = at(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from));
    const [x2, y2] = at(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to));
    const [x3, y3] = at(Math.cos(to), Math.sin(to));
    const last = piece === pieces;
    path.curveTo(x1, y1, x2, y2, last ? x : x3, last ? y : y3);
  }
}
