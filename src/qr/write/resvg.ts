import { initWasm, Resvg } from "@resvg/resvg-wasm";
import wasmPath from "@resvg/resvg-wasm/index_bg.wasm" with { type: "file" };

/** A rendered document. Its memory belongs to WebAssembly, so the garbage collector does not free it. */
export type RenderedImage = ReturnType<InstanceType<typeof Resvg>["render"]>;

let loading: Promise<void> | undefined;

/** Compiles the renderer on first use. It takes some 25 ms and 24 MB, which a start should not spend. */
export function loadResvg(): Promise<void> {
  loading ??= Bun.file(wasmPath).arrayBuffer().then(initWasm);
  return loading;
}

/**
 * Renders an SVG document at its own size and returns the result of `take` on the image. `page` is a CSS colour for the
 * background. Reads no fonts, files or addresses. Call `loadResvg` first.
 * @throws the renderer's errors: an Error for malformed SVG, a WebAssembly trap for a drawing that is too large.
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
