import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { draw } from "../../src/qr/draw.ts";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES, MODULE_SHAPES, type Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { writePng } from "../../src/qr/write/png.ts";
import { hasProgram } from "../programs.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";

/** ZBar, which many scanners on Linux are made of, takes a symbol's corners from the outlines of its eyes. */

const TEXTS = (AT_LENGTH ? [2, 10, 24, 40, 80] : [2, 24, 80]).flatMap((length) =>
  Array.from(
    { length: IN_FULL ? 10 : 1 },
    (_, hall) => `https://example.org/${"x7".repeat(length / 2)}${hall}`,
  ),
);

const SIZES = AT_LENGTH ? [512, 1_024] : [512];

const STYLES: readonly (readonly [string, Style])[] = [
  ...EYE_FRAME_SHAPES.flatMap((frame) =>
    EYE_BALL_SHAPES.map((ball): [string, Style] => [
      `${ball} in ${frame}`,
      { eyeFrame: { shape: frame }, eyeBall: { shape: ball } },
    ]),
  ),
  ...MODULE_SHAPES.map((shape): [string, Style] => [
    `${shape} modules`,
    { modules: { shape }, eyeFrame: { shape: "circle" } },
  ]),
  // ZBar takes transparent pixels for black.
  ...STYLE_TEMPLATES.map(({ id, style }): [string, Style] => [
    id,
    { template: id, ...(style.background === "transparent" ? { background: "#ffffff" } : {}) },
  ]),
];

test.skipIf(!hasProgram("zbarimg")).each(STYLES)(
  "ZBar reads %s",
  async (_, style) => {
    const folder = mkdtempSync(join(tmpdir(), "quietzone-zbar-"));
    try {
      for (const size of SIZES) {
        const files = await Promise.all(
          TEXTS.map(async (text, index) => {
            const { scene } = draw(text, { ...style, size }, null);
            const file = join(folder, `${size}-${index}.png`);
            await Bun.write(file, await writePng(scene, { widthPx: size }));
            return file;
          }),
        );
        const { stdout } = Bun.spawnSync(["zbarimg", "-q", "--raw", ...files]);
        expect(stdout.toString().trim().split("\n")).toEqual(TEXTS);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
