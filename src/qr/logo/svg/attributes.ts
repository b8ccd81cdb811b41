import type { SaxesTagNS } from "saxes";
import { safeName, svgFault } from "../refuse.ts";
import { PROPERTIES, REFUSED_PROPERTIES } from "./properties.ts";

const XLINK = "http://www.w3.org/1999/xlink";

/** The attributes that matter beside the presentation properties. Others do not change the look. */
const GEOMETRY: ReadonlySet<string> = new Set(
  (
    "id class style href transform viewBox preserveAspectRatio x y width height rx ry cx cy r x1 y1 x2 y2 points d " +
    "fx fy fr offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits"
  ).split(" "),
);

/** Attributes that may be as long as the document. They are parsed once, also where `use` repeats them. */
const LONG: ReadonlySet<string> = new Set(["d", "points", "style", "class"]);

/** Characters of any other attribute, which `use` may parse thousands of times. Logos have 150 at most. */
const MAX_LENGTH = 512;

const REFERENCE = /url\(\s*(["']?)\s*/gi;
const HANDLER = /^on[a-z]/i;

/**
 * The attributes of a tag that belong to SVG itself, `xlink:href` as `href`; those of other namespaces are left out.
 * @throws Fault `logo_invalid` for event handlers and for references to anything outside the document.
 */
export function readAttributes(tag: SaxesTagNS): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { local, uri, value } of Object.values(tag.attributes)) {
    if (HANDLER.test(local)) throw svgFault("svg_event_handler", { attribute: safeName(local, "on…") });
    if ((local === "href" || local === "src") && !value.trim().startsWith("#"))
      throw svgFault("svg_outside_reference", { attribute: local });
    refuseOutsideUrl(value, local);
    if (uri === XLINK && local === "href" && !attributes.has("href")) attributes.set("href", value);
    if (uri === "") set(attributes, local, value);
  }
  return attributes;
}

/** Refuses every `url(…)` that is not a local `#id`, even where it would have no effect. */
export function refuseOutsideUrl(value: string, where: string): void {
  if (!value.includes("(")) return;
  for (const match of value.matchAll(REFERENCE)) {
    if (value[match.index + match[0].length] === "#") continue;
    throw svgFault("svg_outside_url", { attribute: safeName(where, "style") });
  }
}

function set(attributes: Map<string, string>, name: string, value: string): void {
  if (!GEOMETRY.has(name) && !PROPERTIES.has(name) && !REFUSED_PROPERTIES.has(name)) return;
  if (value.length > MAX_LENGTH && !LONG.has(name))
    throw svgFault("svg_attribute_too_long", { attribute: name, limit: MAX_LENGTH });
  attributes.set(name, value);
}
