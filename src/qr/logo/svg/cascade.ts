import { svgFault } from "../refuse.ts";
import { type Declaration, readDeclarations } from "./css.ts";
import { PROPERTIES, REFUSED_PROPERTIES } from "./properties.ts";
import { StyleRules } from "./style-rules.ts";
import { readTransform } from "./transform.ts";
import type { XmlElement } from "./xml.ts";

/** CSS 2.1, 6.4: a style attribute outweighs every selector, and `!important` outweighs both. */
const INLINE = 1_000_000;
const IMPORTANT = 10_000_000;

/**
 * Turns every `<style>` sheet and `style` attribute under `root` into presentation attributes (CSS 2.1, 6), so that
 * later steps need no CSS. Invalid values and unknown properties don't count, as CSS asks.
 * @throws Fault `logo_invalid` for CSS that can't be turned into attributes.
 */
export function applyStyles(root: XmlElement): void {
  styleElement(root, new StyleRules(root));
}

function styleElement(element: XmlElement, rules: StyleRules): void {
  const { attributes } = element;
  const inline = readDeclarations(attributes.get("style") ?? "");
  const weighted = [
    ...rules.declarationsFor(element),
    ...inline.map((declaration, order) => ({ declaration, weight: INLINE, order })),
  ];
  const rank = ({ declaration, weight }: (typeof weighted)[number]) =>
    weight + (declaration.important ? IMPORTANT : 0);
  weighted.sort((one, other) => rank(one) - rank(other) || one.order - other.order);
  for (const { declaration } of weighted) apply(declaration, attributes);
  attributes.delete("style");
  refuseEffects(attributes);
  for (const child of element.children) styleElement(child, rules);
}

function apply({ property, value }: Declaration, attributes: Map<string, string>): void {
  if (REFUSED_PROPERTIES.has(property)) attributes.set(property, value);
  if (property === "transform") {
    if (readTransform(value) === null) throw svgFault("svg_style_transform");
    attributes.set(property, value);
  }
  const known = PROPERTIES.get(property);
  if (known === undefined) return;
  if (/^(?:inherit|unset)$/i.test(value)) attributes.delete(property);
  else if (known.spell(value, 1) !== null) attributes.set(property, value);
}

function refuseEffects(attributes: ReadonlyMap<string, string>): void {
  for (const [property, harmless] of REFUSED_PROPERTIES) {
    const value = attributes.get(property);
    if (value !== undefined && !harmless.includes(value.trim()))
      throw svgFault("svg_effect", { property: property });
  }
}
