import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasmPath from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };

/** A rendered document; it lives outside the garbage collector's reach, so take what you need and let go. */
export type RenderedImage = ReturnType<InstanceType<typeof Resvg>["render"]>;

let loading: Promise<void> | undefined;

/** Compiles the renderer once, when it is first needed: it takes some 25 ms, which a start should not. */
export function loadResvg(): Promise<void> {
  loading ??= Bun.file(wasmPath).arrayBuffer().then(initWasm);
  return loading;
}

/**
 * Renders an SVG document at its own size and gives what `take` reads from the image. `page` is a CSS colour for what
 * lies behind the drawing. It reads no fonts, files or addresses. Call `loadResvg` first.
 * @throws whatever the renderer throws: plain errors for what is no SVG, WebAssembly traps for what is too large.
 */
export function renderSvg<T>(svg: string, take: (image: RenderedImage) => T, page?: string): T {
  const font = { loadSystemFonts: false };
  const renderer = new Resvg(svg, page === undefined ? { font } : { font, background: page });
  try {
    const image = renderer.render();
    try {
      return take(image);
    } finally {
      image.free();
    }
  } finally {
    renderer.free();
  }
}
