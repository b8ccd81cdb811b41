import fc from "fast-check";
import type { LogoArt } from "../../src/qr/logo/art.ts";
import {
  EYE_BALL_SHAPES,
  EYE_FRAME_SHAPES,
  FRAME_SHAPES,
  MODULE_SHAPES,
  type Style,
} from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";

/** A drawing to make: payload, style and the art of its logo. */
export interface Order {
  readonly payload: string;
  readonly style: Style;
  readonly art: LogoArt | null;
}

const inks = shade(0, 200);
const papers = shade(130, 255);

const styles: fc.Arbitrary<Style> = fc.record(
  {
    template: fc.constantFrom(...STYLE_TEMPLATES.map(({ id }) => id)),
    ecc: fc.constantFrom("auto", "auto", "L", "M", "Q", "H"),
    margin: fc.constantFrom(0, 1, 1.5, 2, 3, 4, 6),
    size: fc.integer({ min: 64, max: 900 }),
    foreground: paint(inks),
    background: fc.oneof(
      { weight: 4, arbitrary: paint(papers) },
      { weight: 1, arbitrary: fc.constant("transparent" as const) },
    ),
    modules: fc.record(
      { shape: fc.constantFrom(...MODULE_SHAPES), scale: hundredths(45, 100) },
      { requiredKeys: [] },
    ),
    eyeFrame: fc.record({ shape: fc.constantFrom(...EYE_FRAME_SHAPES), color: inks }, { requiredKeys: [] }),
    hri: fc.boolean(),
    eyeBall: fc.record({ shape: fc.constantFrom(...EYE_BALL_SHAPES), color: inks }, { requiredKeys: [] }),
    logo: fc.record(
      { size: hundredths(5, 50), padding: fc.constantFrom(0, 0.5, 1, 2, 4), background: papers },
      { requiredKeys: [] },
    ),
    frame: fc.record(
      { shape: fc.constantFrom(...FRAME_SHAPES), text: fc.constantFrom("", "Menu"), color: inks },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const arts: fc.Arbitrary<LogoArt> = fc
  .tuple(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 4, max: 20 }), inks, papers)
  .map(([width, height, ink, paper]) => ({
    kind: "vector",
    viewBox: [0, 0, width, height],
    markup: `<path fill="${paper}" d="M0 0h${width}v${height}H0z"/><circle fill="${ink}" cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 2}"/>`,
    fills: null,
  }));

const payloads = fc.oneof(
  fc.webUrl({ size: "-1" }),
  fc.string({ minLength: 1, maxLength: 20 }),
  fc
    .string({ unit: fc.constantFrom(..."AB-1z/"), minLength: 1, maxLength: 20 })
    .map((lot) => `https://id.gs1.org/01/09521234543213/10/${encodeURIComponent(lot)}`),
  fc.integer({ min: 10, max: 150 }).map((length) => `https://quietzone.example/${"p".repeat(length)}`),
);

/** Any order that the schema accepts, most of them nearly sensible. One in twenty scans without a mend. */
export const orders: fc.Arbitrary<Order> = fc
  .tuple(payloads, styles, arts)
  .map(([payload, style, art]) => ({ payload, style, art: style.logo ? art : null }));

function paint(colors: fc.Arbitrary<string>) {
  const stops = fc.array(fc.record({ offset: hundredths(0, 100), color: colors }), {
    minLength: 2,
    maxLength: 4,
  });
  const gradients = fc.record(
    {
      gradient: fc.constantFrom("linear" as const, "radial" as const),
      angle: fc.integer({ min: -360, max: 360 }),
      stops,
    },
    { requiredKeys: ["gradient", "stops"] },
  );
  return fc.oneof({ weight: 2, arbitrary: colors }, { weight: 1, arbitrary: gradients });
}

/** A colour whose channels lie in that range. */
function shade(min: number, max: number): fc.Arbitrary<string> {
  const channel = fc.integer({ min, max });
  return fc
    .tuple(channel, channel, channel)
    .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`);
}

function hundredths(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min, max }).map((value) => value / 100);
}
