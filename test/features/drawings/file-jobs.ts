import fc from "fast-check";
import type { FileJob } from "../../../src/features/drawings/jobs.ts";
import { MODULE_SHAPES, type Paint, type Style } from "../../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../../src/qr/templates.ts";
import { FORMATS, type Format } from "../../../src/qr/write/index.ts";
import { base64, png } from "../../qr/logo/png-maker.ts";
import { document } from "../../qr/logo/render.ts";

/** Drawings of all kinds and costs. */

export const PAYLOAD = "https://museum.example/hall-3";

export const job = (style: Style, more: Partial<FileJob> = {}): FileJob => ({
  payload: PAYLOAD,
  style,
  format: "svg",
  sheet: {},
  ...more,
});
export const view = (inside: string) => document([0, 0, 100, 100], inside);
export const flat = (side: number) =>
  base64(
    png({ width: side, height: side, depth: 8, colorType: 6, raw: new Uint8Array(side * (1 + side * 4)) }),
  );
export const REPEATING = `<g id="a">${'<path d="M1 1h9v9z"/>'.repeat(50)}</g>${'<use href="#a"/>'.repeat(60)}`;

const LOGOS: readonly NonNullable<Style["logo"]>[] = [
  { svg: view('<path d="M0 0h100v100z"/>') },
  { svg: view('<g opacity=".5"><path d="M0 0h100v100z"/></g>') },
  { svg: view('<path d="M1 1h9v9z" opacity=".5"/>'.repeat(60)) },
  { svg: view(`<path d="M0 0${"c1 1 2 2 1 1".repeat(300)}"/>`) },
  { svg: view(REPEATING) },
  { svg: view(`<style>${".a{fill:red}".repeat(30)}</style>${'<path class="a" d="M1 1h9v9z"/>'.repeat(40)}`) },
  { png: flat(64) },
  { png: flat(700) },
];
const STOPS = Array.from({ length: 8 }, (_, at) => ({
  offset: at / 7,
  color: at % 2 === 0 ? "#001133" : "#330011",
}));
export const LENGTHS = [5, 40, 100, 200, 400, 800, 1_500, 2_200];
export const GRADIENT = { gradient: "radial" as const, stops: STOPS };

const styles: fc.Arbitrary<Style> = fc.record(
  {
    size: fc.constantFrom(128, 512, 1_024),
    modules: fc.record({ shape: fc.constantFrom(...MODULE_SHAPES) }),
    template: fc.constantFrom(...STYLE_TEMPLATES.map(({ id }) => id)),
    foreground: fc.constantFrom<Paint>(GRADIENT, "#123456"),
    ecc: fc.constantFrom("auto", "auto", "L", "M", "Q", "H"),
    frame: fc.constant({ shape: "banner", text: "Scan me" }),
    logo: fc
      .tuple(fc.constantFrom(...LOGOS), fc.constantFrom(0.1, 0.2, 0.3, 0.5), fc.constantFrom(0, 1, 4))
      .map(([logo, size, padding]) => ({ ...logo, size, padding })),
  },
  { requiredKeys: [] },
);

/** Drawings of all kinds, the same in every run. */
export function samples(count: number): FileJob[] {
  const lengths = fc.constantFrom(...LENGTHS);
  const jobs = fc.record({ style: styles, length: lengths, format: fc.constantFrom<Format>(...FORMATS) });
  return fc
    .sample(jobs, { seed: 20, numRuns: count })
    .map(({ style, length, format }) => job(style, { payload: "a".repeat(length), format }));
}
