import { expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import type { Style } from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { rasterSvg } from "../render.ts";

const ADDRESS = "https://museum.example/hall-3";

/** Bytes of qr-code-styling 1.9.2 at version 3-M: `bun test/bench/svg-bytes.ts` measures them. */
const OTHERS: readonly [Style, number][] = [
  [{ modules: { shape: "dot" } }, 26_477],
  [{ modules: { shape: "rounded" } }, 31_063],
  [{ modules: { shape: "connected" } }, 30_283],
  [{ modules: { shape: "blob" } }, 30_283],
];

test.each(OTHERS)("a drawing with %j takes at most 0.8 of the others' bytes", (style, bytes) => {
  const { scene, scannability } = draw(ADDRESS, style, null);
  expect(scannability).toMatchObject({ version: 3, ecc: "M" });
  expect(writeSvg(scene, { widthPx: 512 }).length / bytes).toBeLessThan(0.8);
});

test("a gradient lies the same whatever parts of a module its outline is spelled in", async () => {
  const stops = [
    { offset: 0, color: "#b00020" },
    { offset: 1, color: "#001080" },
  ];
  for (const gradient of ["linear", "radial"] as const) {
    const style: Style = { foreground: { gradient, angle: 30, stops }, modules: { shape: "rounded" } };
    const { scene } = draw(ADDRESS, style, null);
    const svg = writeSvg(scene, { widthPx: 512 });
    expect(svg).toContain('transform="scale(0.04)"');
    const inParts = await rasterSvg(svg, 148);
    for (const layer of scene.layers) if (layer.kind === "fill") layer.path.parts = 1;
    const inModules = await rasterSvg(writeSvg(scene, { widthPx: 512 }), 148);
    // A sixteenth is what the renderer's own smoothing rounds to.
    const off = inParts.rgba.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (inModules.rgba[at] ?? 0))),
      0,
    );
    expect(off).toBeLessThanOrEqual(16);
  }
});
