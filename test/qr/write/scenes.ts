import { encode } from "../../../src/qr/encode.ts";
import type { Level } from "../../../src/qr/matrix.ts";
import { KAPPA, Path } from "../../../src/qr/scene/path.ts";
import type { Artwork, Fill, Layer, Picture, Rgb, Scene, ScenePaint } from "../../../src/qr/scene/scene.ts";
import { loadResvg, renderSvg } from "../../../src/qr/write/resvg.ts";
import type { Gradient } from "../../../src/qr/write/shading.ts";

export const BLACK: ScenePaint = { kind: "solid", color: 0x000000 };
export const WHITE: ScenePaint = { kind: "solid", color: 0xffffff };

export function solid(color: Rgb): ScenePaint {
  return { kind: "solid", color };
}

export function filled(path: Path, paint: ScenePaint, rule: Fill["rule"] = "nonzero"): Fill {
  return { kind: "fill", path, rule, paint };
}

/** A circle of four cubics, clockwise on screen. */
export function circle(cx: number, cy: number, r: number, path = new Path()): Path {
  const k = r * KAPPA;
  return path
    .moveTo(cx, cy - r)
    .curveTo(cx + k, cy - r, cx + r, cy - k, cx + r, cy)
    .curveTo(cx + r, cy + k, cx + k, cy + r, cx, cy + r)
    .curveTo(cx - k, cy + r, cx - r, cy + k, cx - r, cy)
    .curveTo(cx - r, cy - k, cx - k, cy - r, cx, cy - r)
    .close();
}

const QUIET = 4;

/** The dark modules of a real symbol, a rectangle a run, in the midst of a quiet zone of four. */
export function symbol(text: string, level: Level = "M", minVersion = 1): { path: Path; size: number } {
  const { modules, size } = encode(text, level, minVersion);
  const path = new Path();
  for (let row = 0; row < size; row++) {
    let start = -1;
    for (let column = 0; column <= size; column++) {
      const dark = column < size && modules[row * size + column] === 1;
      if (dark && start < 0) start = column;
      if (dark || start < 0) continue;
      path.rect(QUIET + start, QUIET + row, column - start, 1);
      start = -1;
    }
  }
  return { path, size: size + 2 * QUIET };
}

/** A real symbol, black on white. */
export function symbolScene(text: string, level: Level = "M", minVersion = 1): Scene {
  const { path, size } = symbol(text, level, minVersion);
  return scene(size, size, [filled(new Path().rect(0, 0, size, size), WHITE), filled(path, BLACK)]);
}

export function scene(width: number, height: number, layers: readonly Layer[]): Scene {
  return { width, height, layers };
}

export const LINEAR: Gradient = {
  kind: "linear",
  x1: 4,
  y1: 2,
  x2: 36,
  y2: 26,
  stops: [
    { offset: 0.1, color: 0xc01060 },
    { offset: 0.5, color: 0x2040c0 },
    { offset: 1, color: 0x106030 },
  ],
};

export const RADIAL: Gradient = {
  kind: "radial",
  cx: 20,
  cy: 14,
  r: 18,
  stops: [
    { offset: 0, color: 0xffffff },
    { offset: 0.7, color: 0xffe8b0 },
    { offset: 0.7, color: 0xd0f0ff },
    { offset: 1, color: 0xffd0e0 },
  ],
};

/** Art of which no two quarters are alike, so that a flip or a turn shows; part of it sticks out of its view box. */
const MARKUP =
  '<path fill="#0a7" d="M0 0h100v200H0z"/><path fill="#e40" d="M110 10h80v80z"/><path fill="#123" d="M120 120h200v60H120z"/>';

/** The same art, as markup and as fills, in a view box that starts elsewhere than at 0. */
export function vectorLogo(x: number, y: number, size: number): Artwork {
  const fills = [
    filled(new Path().rect(0, 0, 100, 200), solid(0x00aa77)),
    filled(new Path().moveTo(110, 10).lineTo(190, 10).lineTo(190, 90).close(), solid(0xee4400)),
    filled(new Path().rect(120, 120, 200, 60), solid(0x112233)),
  ];
  const box = { x, y, width: size, height: size };
  return { kind: "artwork", box, viewBox: [-10, -10, 220, 220], markup: MARKUP, fills };
}

/** Art with a gradient and half-clear parts, for which fills are not enough. */
export function shadedLogo(x: number, y: number, size: number): Artwork {
  const markup =
    '<defs><linearGradient id="shade"><stop stop-color="#06c"/><stop offset="1" stop-color="#6fc"/></linearGradient></defs>' +
    '<circle cx="45" cy="55" r="45" fill="url(#shade)"/><path d="M50 0h80v50H50z" fill="#d02" fill-opacity=".5"/>';
  const box = { x, y, width: size, height: size };
  return { kind: "artwork", box, viewBox: [0, 0, 100, 100], markup, fills: null };
}

/** A PNG file of `px` × `px` pixels: the art above on a clear ground. */
export async function logoPng(px: number): Promise<Uint8Array> {
  await loadResvg();
  const size = `width="${px}" height="${px}" viewBox="-10 -10 220 220"`;
  return renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${MARKUP}</svg>`, (image) =>
    image.asPng(),
  );
}

export async function pngLogo(x: number, y: number, size: number, px = 96): Promise<Picture> {
  return { kind: "picture", box: { x, y, width: size, height: size }, png: await logoPng(px) };
}

/** Every kind of layer and of paint, on a ground that is not square. */
export async function everything(): Promise<Scene> {
  const knot = circle(33, 6, 4).rect(30, 3, 6, 6);
  return scene(40, 28, [
    filled(new Path().rect(0, 0, 40, 28), RADIAL),
    filled(new Path().rect(2, 2, 7, 7).rect(3, 3, 5, 5), BLACK, "evenodd"),
    filled(circle(14, 6, 4, circle(14, 6, 2)), solid(0x204060), "evenodd"),
    filled(
      new Path().rect(20, 2, 7, 7).moveTo(21, 3).lineTo(21, 8).lineTo(26, 8).lineTo(26, 3).close(),
      LINEAR,
    ),
    filled(knot, solid(0x804000)),
    filled(circle(6, 24, 2.5).moveTo(10, 22).lineTo(38, 22.125).lineTo(36.5, 26).close(), LINEAR),
    vectorLogo(2, 11, 8),
    shadedLogo(16, 11, 8),
    await pngLogo(29, 11, 8),
  ]);
}
