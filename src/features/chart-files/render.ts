import { chartSvg } from "../../kit/charts/chart.ts";
import type { Chart } from "../../kit/charts/kinds.ts";
import type { Pen } from "../../kit/charts/mark.ts";
import { glyphOf } from "../../qr/font/glyphs.ts";
import { drawTextLine, setTextLine, tidyText } from "../../qr/font/text-line.ts";
import { Path } from "../../qr/scene/path.ts";
import { loadResvg, renderSvg } from "../../qr/write/resvg.ts";
import { Spelling } from "../../qr/write/spelling.ts";
import { spellSvgPath } from "../../qr/write/svg-path.ts";

/** Pixels of a unit, so that letters are sharp on dense screens and on paper. */
export const DENSITY = 2;

/** In the place of a letter that the font does not have. */
const BOX = "□";

/**
 * Renders a chart as PNG, with texts as outlines.
 * @returns bytes of their own, which can be transferred.
 */
export async function drawChart(chart: Chart): Promise<Uint8Array> {
  await loadResvg();
  const svg = chartSvg(chart, { pen: outlined(), density: DENSITY });
  return renderSvg(svg, (image) => Uint8Array.from(image.asPng()));
}

function outlined(): Pen {
  const spelling = new Spelling();
  return ({ x, y, text, size, color, anchor = "start" }) => {
    const known = Array.from(tidyText(text), (letter) => (glyphOf(letter) ? letter : BOX)).join("");
    const line = setTextLine(known);
    const width = line.width * size;
    const start = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    const path = new Path();
    drawTextLine(path, line, start, y, size);
    if (path.empty) return "";
    spellSvgPath(path, spelling);
    return `<path fill="${color}" d="${spelling.take()}"/>`;
  };
}
