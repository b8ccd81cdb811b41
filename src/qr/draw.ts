import { encode } from "./encode.ts";
import type { Style } from "./style.ts";

const DEFAULT_MARGIN = 4;
const DEFAULT_SIZE = 512;

/**
 * Draws a symbol as SVG: plain black squares on white, one path.
 * @throws Fault `payload_too_long`.
 */
export function draw(payload: string, style: Style): string {
  const { size, modules } = encode(payload, "M");
  const margin = style.margin ?? DEFAULT_MARGIN;
  const side = size + 2 * margin;
  const pixels = style.size ?? DEFAULT_SIZE;
  const runs: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && modules[row * size + column] === 1) column++;
      if (column > start)
        runs.push(`M${start + margin} ${row + margin}h${column - start}v1h${start - column}z`);
    }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path shape-rendering="crispEdges" d="${runs.join("")}"/></svg>`
  );
}
