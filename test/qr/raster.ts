import type { Format } from "../../src/qr/write/index.ts";
import { hasProgram } from "../programs.ts";
import { type Raster, rasterEps, rasterPdf, rasterPng, rasterSvg } from "./render.ts";

const TOOLS: Readonly<Record<Format, "gs" | "pdftoppm" | null>> = {
  svg: null,
  png: null,
  pdf: "pdftoppm",
  eps: "gs",
};

/** Whether a file of this format can be rendered here. With CI=true a missing renderer fails the test. */
export function canRender(format: Format): boolean {
  const tool = TOOLS[format];
  return tool === null || hasProgram(tool);
}

/** Renders a file of any format on white, `px` wide; a PNG has the width it has. */
export function rasterFile(format: Format, file: Uint8Array, px: number): Promise<Raster> {
  return RENDERERS[format](file, px);
}

const RENDERERS: Readonly<Record<Format, (file: Uint8Array, px: number) => Promise<Raster>>> = {
  svg: (file, px) => rasterSvg(new TextDecoder().decode(file), px),
  png: (file) => rasterPng(file),
  pdf: (file, px) => rasterPdf(file, px),
  eps: (file, px) => rasterEps(file, px),
};
