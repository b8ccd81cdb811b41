import { expect } from "bun:test";
import { decodeBoth } from "../../qr/decode.ts";
import { base64, png } from "../../qr/logo/png-maker.ts";
import type { Raster } from "../../qr/render.ts";

/** Sample requests, and checks of the answers. */

export const MUSEUM = "https://museum.example/hall-3";
export const URL_CODE = { type: "url", fields: { url: MUSEUM } };

/** A round logo of paths and solid fills. */
export const SVG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#b91c1c"/><path d="M6 12h12M12 6v12" stroke="#fff" stroke-width="3"/></svg>';

/** A square of 8 × 8 pixels in one colour, as a client sends it. */
export const PNG_LOGO = base64(
  png({ width: 8, height: 8, depth: 8, colorType: 2, raw: rows(8, [0x15, 0x80, 0x3d]) }),
);

function rows(size: number, color: readonly number[]): Uint8Array {
  const row = [0, ...Array.from({ length: size }, () => color).flat()];
  return Uint8Array.from(Array.from({ length: size }, () => row).flat());
}

/** The answer of `POST /app/api/generate`. */
export interface GeneratedJson {
  readonly svg: string;
  readonly payload: string;
  readonly notes?: readonly object[];
  readonly scannability: {
    readonly hri?: string;
    readonly profile?: object;
    readonly ecc: string;
    readonly version: number;
    readonly contrast: number;
    readonly coveredCodewords: number;
    readonly correctableCodewords: number;
    readonly minimumPrintMm: number;
    readonly grade: string;
    readonly parts: readonly {
      readonly part: string;
      readonly grade: string;
      readonly reason: string;
      readonly mend?: object;
    }[];
  };
}

/** Checks that two decoders read exactly this in a picture. */
export async function expectReads(raster: Raster, payload: string, what?: string): Promise<void> {
  expect(await decodeBoth(raster), what).toEqual({ zxing: payload, qr: payload });
}

type Json = Readonly<Record<string, unknown>>;

/** Applies a merge patch as RFC 7396, section 2, spells it. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch))
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
