import { expect } from "bun:test";
import fc from "fast-check";
import type { CodeModel, LeadingModel } from "./museum.ts";
import type { World } from "./steps.ts";

/** The step by which a code gets rules, passes queries on and has parameters, and where its scans lead. */

export const leadingStep = fc.record({
  kind: fc.constant("lead on"),
  code: fc.nat({ max: 7 }),
  leading: fc.record({
    rule: fc.option(fc.constantFrom("everybody", "nobody")),
    query: fc.constantFrom("drop", "pass"),
    source: fc.option(fc.constantFrom("poster", "flyer")),
    fallback: fc.boolean(),
  }),
});
export type LeadingStep = typeof leadingStep extends fc.Arbitrary<infer T> ? T : never;

/** The query of all scans. */
export const SEARCH = "hall=3";

/** The target that codes have at first, that of all rules, and that of scans whose target is dead. */
export const TARGET = "https://museum.example/";
export const RULED = "https://museum.example/ruled";
export const FALLBACK = "https://museum.example/fallback";

/** As the API spells it. */
export function spelledLeading({ rule, query, source, fallback }: LeadingModel): Record<string, unknown> {
  // No phone of the model is a tablet.
  const when = rule === "nobody" ? { device: ["tablet"] } : {};
  return {
    rules: rule && [{ name: rule, when, target: RULED }],
    query,
    utm: source && { source },
    fallback: fallback ? FALLBACK : null,
  };
}

/** Takes the step on both sides. */
export async function takeLeading(world: World, one: LeadingStep): Promise<void> {
  const { service, codes } = world;
  const code = codes[one.code % Math.max(1, codes.length)];
  if (!code) return;
  const change = spelledLeading(one.leading);
  const { status } = await service.call("PATCH", `/app/api/codes/${code.id}`, change);
  expect(status).toBe(code.deleted ? 404 : 200);
  if (code.deleted) return;
  code.leading = one.leading;
  await service.untilKnown(code, code.active ? leadsTo(world, code) : null);
}

/** Where a scan of an active code leads: the path of its page, or a target with its parameters, and its name. */
export function exitOf(
  { dead }: Pick<World, "dead">,
  { shortId, target, cover, leading }: CodeModel,
): { readonly location: string; readonly destination: string } {
  const { rule, query, source, fallback } = leading;
  if (rule !== "everybody" && cover !== null) return { location: `/p/${shortId}`, destination: "page" };
  const wanted = rule === "everybody" ? RULED : target;
  const isPassed = fallback && dead.has(wanted);
  const parameters = [...(query === "pass" ? [SEARCH] : []), ...(source ? [`utm_source=${source}`] : [])];
  const to = isPassed ? FALLBACK : wanted;
  return {
    location: parameters.length > 0 ? `${to}?${parameters.join("&")}` : to,
    destination: isPassed ? "fallback" : rule === "everybody" ? rule : "default",
  };
}

export function leadsTo(world: Pick<World, "dead">, code: CodeModel): string {
  return exitOf(world, code).location;
}
