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
  }),
});
export type LeadingStep = typeof leadingStep extends fc.Arbitrary<infer T> ? T : never;

/** The query of all scans. */
export const SEARCH = "hall=3";

const RULED = "https://museum.example/ruled";

/** As the API spells it. */
export function spelledLeading({ rule, query, source }: LeadingModel): Record<string, unknown> {
  // No phone of the model is a tablet.
  const when = rule === "nobody" ? { device: ["tablet"] } : {};
  return {
    rules: rule && [{ name: rule, when, target: RULED }],
    query,
    utm: source && { source },
  };
}

/** Takes the step on both sides. */
export async function takeLeading({ service, codes }: World, one: LeadingStep): Promise<void> {
  const code = codes[one.code % Math.max(1, codes.length)];
  if (!code) return;
  const change = spelledLeading(one.leading);
  const { status } = await service.call("PATCH", `/app/api/codes/${code.id}`, change);
  expect(status).toBe(code.deleted ? 404 : 200);
  if (code.deleted) return;
  code.leading = one.leading;
  await service.untilKnown(code, code.active ? leadsTo(code) : null);
}

/** The address to which a scan of an active code leads: the path of its page, or a target with its parameters. */
export function leadsTo({ shortId, target, cover, leading: { rule, query, source } }: CodeModel): string {
  if (rule !== "everybody" && cover !== null) return `/p/${shortId}`;
  const parameters = [...(query === "pass" ? [SEARCH] : []), ...(source ? [`utm_source=${source}`] : [])];
  const to = rule === "everybody" ? RULED : target;
  return parameters.length > 0 ? `${to}?${parameters.join("&")}` : to;
}
