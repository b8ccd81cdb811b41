import type { Design, Ink } from "../design.ts";
import type { Matrix } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { type Clearing, type LogoPlace, placeLogo } from "../logo/place.ts";
import { addAlignment, wholeAlignments } from "./alignment.ts";
import { addEyeBall, addEyeFrame, eyesOf } from "./eyes.ts";
import { layOut } from "./frame.ts";
import { dataGrid } from "./grid.ts";
import { type Hri, hriFill } from "./hri.ts";
import { addModules } from "./modules.ts";
import { paintAcross } from "./paint.ts";
import { Path } from "./path.ts";
import type { Box, Fill, Layer, Rgb, Scene, ScenePaint } from "./scene.ts";
import { addBox, allCorners } from "./shapes.ts";

/**
 * Draws a symbol in its design: background, frame, data modules, eye frames, eye balls, then the logo on its
 * patch. Parts with the foreground's ink share one fill. `art` is the logo of the design; without it no logo
 * is drawn and no module is left out. `hri` is text below the symbol. Pure: equal input gives an equal scene.
 */
export function buildScene(
  matrix: Matrix,
  design: Design,
  art: LogoArt | null,
  hri: Hri | null = null,
): Scene {
  const side = matrix.size + 2 * design.margin;
  // A gradient of the background lies as it is judged, and goes on below the text in its last colours.
  const { width, height } = layOut(side, design.margin, design.frame);
  const layout = layOut(side, design.margin, design.frame, hri);
  const symbol = {
    x: layout.quiet.x + design.margin,
    y: layout.quiet.y + design.margin,
    width: matrix.size,
    height: matrix.size,
  };
  const place = design.logo && art && placeLogo(matrix.size, design.logo, art);
  const layers: Layer[] = [];
  if (design.background !== null) {
    const whole = { x: 0, y: 0, width, height };
    layers.push(fill(layout.backdrop, paintAcross(design.background, whole)));
  }
  layers.push(...layout.fills, ...symbolFills(matrix, design, symbol, place));
  if (place && art) layers.push(...logoLayers(design, symbol, place, art));
  if (hri !== null) layers.push(hriFill(hri, layout.quiet.x, layout.quiet.y + side, design));
  return { width: layout.width, height: layout.height, layers };
}

function symbolFills(matrix: Matrix, design: Design, symbol: Box, place: LogoPlace | null): Fill[] {
  const frameColor = ownColor(design.eyeFrame.color, design.foreground);
  const ballColor = ownColor(design.eyeBall.color, design.foreground);
  const main = new Path();
  const frames = frameColor === null ? main : new Path();
  const balls = ballColor === null ? main : new Path();
  const clearing = place?.clearing ?? [];
  const alignments = wholeAlignments(matrix, design.modules, clearing);
  const grid = dataGrid(matrix, [...alignments, ...clearing]);
  addModules(main, grid, symbol.x, symbol.y, design.modules);
  for (const area of alignments) addAlignment(main, boxOf(area, symbol), design.modules.shape);
  for (const eye of eyesOf(matrix.size, symbol.x, symbol.y)) {
    addEyeFrame(frames, eye, design);
    addEyeBall(balls, eye, design);
  }
  const fills = main.empty ? [] : [fill(main, paintAcross(design.foreground, symbol))];
  if (frameColor !== null) fills.push(fill(frames, { kind: "solid", color: frameColor }));
  if (ballColor !== null) fills.push(fill(balls, { kind: "solid", color: ballColor }));
  return fills;
}

/** The colour of an eye's part, or `null` where it is the foreground's own ink. */
function ownColor(color: Rgb | null, foreground: Ink): Rgb | null {
  return foreground.kind === "solid" && foreground.color === color ? null : color;
}

function logoLayers(design: Design, symbol: Box, place: LogoPlace, art: LogoArt): Layer[] {
  const box = moved(place.box, symbol);
  const layers: Layer[] = [];
  const patch = design.logo?.background ?? null;
  if (patch !== null) {
    const path = new Path();
    const radius = design.modules.shape === "square" ? 0 : place.box.x - place.padded.x;
    addBox(path, moved(place.padded, symbol), allCorners(radius));
    layers.push(fill(path, { kind: "solid", color: patch }));
  }
  if (art.kind === "bitmap") layers.push({ kind: "picture", box, png: art.png });
  else layers.push({ kind: "artwork", box, viewBox: art.viewBox, markup: art.markup, fills: art.fills });
  return layers;
}

function boxOf({ fromColumn, toColumn, fromRow, toRow }: Clearing, symbol: Box): Box {
  return {
    x: symbol.x + fromColumn,
    y: symbol.y + fromRow,
    width: toColumn - fromColumn,
    height: toRow - fromRow,
  };
}

function moved(box: Box, by: Box): Box {
  return { ...box, x: box.x + by.x, y: box.y + by.y };
}

function fill(path: Path, paint: ScenePaint): Fill {
  return { kind: "fill", path, rule: "nonzero", paint };
}
