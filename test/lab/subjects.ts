import fc from "fast-check";
import { draw, drawIfScannable, parseStyle } from "../../src/qr/draw.ts";
import type { LogoArt } from "../../src/qr/logo/art.ts";
import { readLogo } from "../../src/qr/logo/read.ts";
import { buildPayload, CODE_TYPES } from "../../src/qr/payload/index.ts";
import type { Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { Fault } from "../../src/kit/shared/fault.ts";
import { mergePatch } from "../qr/merge-patch.ts";
import { type Order, orders } from "../qr/random-styles.ts";
import { randomOf } from "./random.ts";

/** A body of `POST /app/api/generate`. */
export interface Body {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly style: Style;
}

/** A drawing to examine. Its name is its own: it seeds the camera too. */
export interface Subject {
  readonly name: string;
  /** One of `GROUPS`, or a name of one's own. */
  readonly group: string;
  readonly body: Body;
}

/** The laboratory's own groups of subjects. */
export const GROUPS = ["templates", "random", "mended"] as const;

/**
 * `count` subjects of each group, in turns: templates with payloads of all types, random styles that are accepted, and
 * random styles as their mend makes them. Another seed gives other styles.
 */
export function someSubjects(
  count: number,
  seed: number,
  asked: readonly (typeof GROUPS)[number][] = GROUPS,
): Subject[] {
  const templates = asked.includes("templates") ? templateSubjects(count, seed) : [];
  const [random, mended] = asked.some((group) => group !== "templates")
    ? randomStyles(count, seed)
    : [[], []];
  const groups = [templates, asked.includes("random") ? random : [], asked.includes("mended") ? mended : []];
  return Array.from({ length: count }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat();
}

/** Templates and types, each pair once before any comes again, in random order. */
export function templateSubjects(count: number, seed: number): Subject[] {
  const all = STYLE_TEMPLATES.flatMap(({ id }) =>
    CODE_TYPES.map(({ type, example }) => ({
      name: `template ${id}, ${type}`,
      group: "templates",
      body: { type, fields: example, style: { template: id } },
    })),
  );
  const random = randomOf(seed);
  const place = new Map(all.map((subject) => [subject, random.between(0, 1)]));
  const mixed = all.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const rounds = Array.from({ length: Math.ceil(count / all.length) }, (_, round) =>
    mixed.map((subject) => ({ ...subject, name: `${subject.name}, seed ${seed}.${round}` })),
  );
  return rounds.flat().slice(0, count);
}

/** Orders that are made at a time. */
const BATCH = 50;

function randomStyles(count: number, seed: number): [accepted: Subject[], mended: Subject[]] {
  const accepted: Subject[] = [];
  const mended: Subject[] = [];
  for (let batch = 0; ; batch++)
    for (const order of fc.sample(orders, { seed: seed * 10_007 + batch, numRuns: BATCH })) {
      if (accepted.length >= count && mended.length >= count) return [accepted, mended];
      const body = bodyOf(order);
      if (body === null) continue;
      const scans = drawIfScannable(order.payload, body.style, artOf(body)) !== null;
      const [group, subjects] = scans ? (["random", accepted] as const) : (["mended", mended] as const);
      if (subjects.length >= count) continue;
      const drawn = scans ? body : mendedBody(body);
      if (drawn) subjects.push({ name: `${group} ${subjects.length}, seed ${seed}`, group, body: drawn });
    }
}

/** An order as the service gets it; `null` where its payload is no text. */
function bodyOf({ payload, style, art }: Order): Body | null {
  const body = { type: "text", fields: { text: payload }, style: withArt(style, art) };
  try {
    return buildPayload(body.type, body.fields) === payload ? body : null;
  } catch {
    return null;
  }
}

function withArt({ logo, ...style }: Style, art: LogoArt | null): Style {
  if (art?.kind !== "vector") return style;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${art.viewBox.join(" ")}">${art.markup}</svg>`;
  return { ...style, logo: { ...logo, svg } };
}

function artOf({ style }: Body): LogoArt | null {
  return style.logo ? readLogo(style.logo) : null;
}

/** A refused body with its mend merged in; `null` where there is no mend. */
function mendedBody(body: Body): Body | null {
  try {
    draw(buildPayload(body.type, body.fields), body.style, artOf(body));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Fault)) throw refusal;
    const mend = refusal.extra["mend"];
    return mend ? { ...body, style: parseStyle(mergePatch(body.style, mend)) } : null;
  }
}
