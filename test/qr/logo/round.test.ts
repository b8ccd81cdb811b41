import { expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { logoCover } from "../../../src/qr/scannability/logo.ts";
import type { Style } from "../../../src/qr/style.ts";
import { FORMATS, WRITERS } from "../../../src/qr/write/index.ts";
import { decodeBoth } from "../decode.ts";
import { canRender, rasterFile } from "../raster.ts";

const ADDRESS = "https://museum.example/hall-3";
const DISC = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5"/></svg>`;
const PX = 444;

test.each(FORMATS.filter(canRender))("a code with leaves and a round space is read as %s", async (format) => {
  const style: Style = {
    size: PX,
    modules: { shape: "classy" },
    logo: { svg: DISC, size: 0.3, padding: 1, background: "circle" },
  };
  const { scene } = draw(ADDRESS, style, readSvgLogo(DISC));
  const file = await WRITERS[format].write(scene, { widthPx: PX });
  expect(await decodeBoth(await rasterFile(format, file, PX))).toEqual({ zxing: ADDRESS, qr: ADDRESS });
});

test("a round space covers fewer codewords of a round logo than a square one", () => {
  const logo = { size: 0.3, padding: 1, background: null };
  const covered = (round: boolean) => logoCover(6, "H", { ...logo, round }, readSvgLogo(DISC)).covered;
  expect(covered(true)).toBeLessThan(covered(false));
});
