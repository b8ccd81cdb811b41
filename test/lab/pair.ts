import { create } from "qrcode";
import { draw } from "../../src/qr/draw.ts";
import { readLogo } from "../../src/qr/logo/read.ts";
import { sizeOf } from "../../src/qr/matrix.ts";
import { buildPayload } from "../../src/qr/payload/index.ts";
import type { Scannability } from "../../src/qr/scannability/assess.ts";
import { groundOf, layoutOf } from "../../src/qr/scannability/judge.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";
import { rasterSvg } from "../qr/render.ts";
import type { Sheet } from "./camera.ts";
import { blank, greyOf } from "./picture.ts";
import type { Body } from "./subjects.ts";

/** Pixels of a sheet a module. */
const SHEET_SCALE = 12;

const QUIET_ZONE = 4;

/** A styled and a plain symbol of the same payload, version and level, both printed. */
export interface Pair {
  readonly payload: string;
  readonly scannability: Scannability;
  /** Modules of the symbol on a side, without quiet zone. */
  readonly size: number;
  readonly styled: Sheet;
  readonly plain: Sheet;
}

/**
 * Draws a body of `POST /app/api/generate` and its plain twin.
 * @throws Fault when the service refuses the body.
 */
export async function drawPair({ type, fields, style }: Body): Promise<Pair> {
  const payload = buildPayload(type, fields);
  const art = style.logo ? readLogo(style.logo) : null;
  const { scene, design, scannability } = draw(payload, style, art);
  const { version, ecc } = scannability;
  const size = sizeOf(version);
  const { whole, symbol } = groundOf(layoutOf(design, version), design.margin, size);
  const [centreX, centreY] = [symbol.x + size / 2, symbol.y + size / 2];
  const width = Math.round(whole.width * SHEET_SCALE);
  const raster = await rasterSvg(writeSvg(scene, { widthPx: width }), width);
  const scale = raster.width / whole.width;
  const styled: Sheet = {
    picture: greyOf(raster),
    scale,
    centre: [centreX * scale, centreY * scale],
    reach: Math.max(centreX, whole.width - centreX, centreY, whole.height - centreY),
  };
  return { payload, scannability, size, styled, plain: plainSheet(payload, version, ecc) };
}

/** The symbol as npm's `qrcode` makes it, in squares, black on white. */
function plainSheet(payload: string, version: number, errorCorrectionLevel: Scannability["ecc"]): Sheet {
  const { modules } = create(payload, { version, errorCorrectionLevel });
  const side = modules.size + 2 * QUIET_ZONE;
  const picture = blank(side * SHEET_SCALE, side * SHEET_SCALE, 255);
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column) === 0) continue;
      const left = (column + QUIET_ZONE) * SHEET_SCALE;
      for (let line = 0; line < SHEET_SCALE; line++) {
        const at = ((row + QUIET_ZONE) * SHEET_SCALE + line) * picture.width + left;
        picture.levels.fill(0, at, at + SHEET_SCALE);
      }
    }
  const centre = (side * SHEET_SCALE) / 2;
  return { picture, scale: SHEET_SCALE, centre: [centre, centre], reach: side / 2 };
}
