import { PROPERTIES } from "./properties.ts";
import type { XmlElement } from "./xml.ts";

/**
 * The inherited properties an element gets from its ancestors, nearest first. Clips, masks and gradients are drawn
 * apart from their place in the document, so these are copied to them (SVG 1.1, 14.3.5 and 13.2.4).
 */
export function inheritedBy(element: XmlElement): Map<string, string> {
  const inherited = new Map<string, string>();
  for (let at = element.parent; at !== null; at = at.parent)
    for (const [name, value] of at.attributes)
      if (PROPERTIES.get(name)?.inherited && !inherited.has(name)) inherited.set(name, value);
  return inherited;
}
