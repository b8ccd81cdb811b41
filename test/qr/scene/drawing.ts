import { encode } from "../../../src/qr/encode.ts";
import type { Matrix } from "../../../src/qr/matrix.ts";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import { buildScene } from "../../../src/qr/scene/build.ts";
import type { Fill, Layer, Scene } from "../../../src/qr/scene/scene.ts";
import type { Style } from "../../../src/qr/style.ts";

export const ADDRESS = "https://quietzone.example/r/Ab3dE9x";

/** A symbol of that version. */
export function symbol(version: number): Matrix {
  return encode(version < 2 ? "QUIETZONE" : "https://qz.example/r/Ab3dE9x", "L", version);
}

export function draw(matrix: Matrix, style: Style): Scene {
  return buildScene(matrix, completeStyle(style), null);
}

/** The fill at that place among the layers; from the end where `index` is negative. */
export function fillAt(scene: Scene, index: number): Fill {
  return asFill(scene.layers.at(index));
}

export function asFill(layer: Layer | undefined): Fill {
  if (layer?.kind !== "fill") throw new Error(`a fill was expected, not ${layer?.kind}`);
  return layer;
}

/** Whether the module at that column and row is dark. */
export function isDark(matrix: Matrix, column: number, row: number): boolean {
  return matrix.modules[row * matrix.size + column] === 1;
}
