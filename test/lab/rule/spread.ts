import { parseArgs } from "node:util";
import { drawIfScannable } from "../../../src/qr/draw.ts";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { EYE_BALL_SHAPES, EYE_FRAME_SHAPES, MODULE_SHAPES, type Style } from "../../../src/qr/style.ts";
import { BADGE } from "../../qr/sensible-styles.ts";
import { type Random, randomOf } from "../random.ts";
import type { Body } from "../subjects.ts";

/**
 * `bun test/lab/rule/spread.ts --count 400 --seed 1 > spread.json`: bodies for `bun run lab --subjects`, spread evenly over what
 * the accept rule looks at. Random styles of `orders` are seldom good in more than one of these, so grades can't be told
 * apart by them.
 */

const { values } = parseArgs({
  options: { count: { type: "string", default: "400" }, seed: { type: "string", default: "1" } },
});
const random = randomOf(Number(values.seed));
const bodies: (Body & { readonly name: string; readonly group: string })[] = [];
while (bodies.length < Number(values.count)) {
  const body = someBody(random);
  const { type, fields, style } = body;
  const art = style.logo ? readLogo(style.logo) : null;
  if (drawIfScannable(buildPayload(type, fields), style, art) === null) continue;
  bodies.push({ ...body, name: `spread ${bodies.length}, seed ${values.seed}`, group: "spread" });
}
process.stdout.write(JSON.stringify(bodies));

function someBody(random: Random): Body {
  const paper = chance(random, 0.6) ? [255, 255, 255] : tint(random, random.between(185, 250));
  const light = Math.min(...paper);
  const ink = (): string => spelled(tint(random, random.between(0, light - 100)));
  const shape = oneOf(random, MODULE_SHAPES);
  const style: Style = {
    size: 2048,
    margin: chance(random, 0.5) ? 4 : oneOf(random, [1, 1.5, 2, 3]),
    background: spelled(paper),
    foreground: chance(random, 0.7) ? ink() : gradient(random, ink),
    modules: { shape, scale: Math.round(random.between(55, 100)) / 100 },
    eyeFrame: { shape: oneOf(random, EYE_FRAME_SHAPES), ...(chance(random, 0.25) ? { color: ink() } : {}) },
    eyeBall: { shape: oneOf(random, EYE_BALL_SHAPES), ...(chance(random, 0.25) ? { color: ink() } : {}) },
  };
  const logo = {
    svg: BADGE,
    size: Math.round(random.between(10, 38)) / 100,
    padding: oneOf(random, [0, 0.5, 1]),
  };
  return {
    type: "text",
    fields: { text: `https://qz.example/${letters(random, random.between(5, 90))}` },
    style: chance(random, 0.4) ? { ...style, logo } : style,
  };
}

function gradient(random: Random, ink: () => string): NonNullable<Style["foreground"]> {
  const stops = [0, 1].map((offset) => ({ offset, color: ink() }));
  return { gradient: chance(random, 0.5) ? "linear" : "radial", stops };
}

/** A colour near a grey level. */
function tint(random: Random, level: number): number[] {
  return [0, 1, 2].map(() => Math.min(255, Math.max(0, level + random.between(-40, 40))));
}

function spelled(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function letters(random: Random, length: number): string {
  let text = "";
  while (text.length < length) text += Math.floor(random.between(0, 36)).toString(36);
  return text;
}

function chance(random: Random, share: number): boolean {
  return random.between(0, 1) < share;
}

function oneOf<T>(random: Random, all: readonly [T, ...T[]] | readonly T[]): T {
  const found = all[Math.floor(random.between(0, all.length))];
  if (found === undefined) throw new Error("there is nothing to choose from");
  return found;
}
