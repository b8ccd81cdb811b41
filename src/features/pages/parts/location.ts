import { type Markup, markup } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { partSection } from "./section.ts";

/** An address, and links to three maps. Nothing of a map is loaded, so none learns who reads the page. */
export function locationPart(part: PartOf<"location">, { partTexts }: RenderContext): Markup | null {
  const address = part.address.trim();
  if (address === "") return null;
  const texts = partTexts.location;
  const links = mapsOf(oneLine(address), part).map(
    ([service, href]) => markup`
      <li><a href="${href}" rel="noreferrer noopener" data-count="link_click">${texts.open(service)}</a></li>`,
  );
  return partSection(
    part,
    markup`<div class="place">${icon("place")}<address class="text" dir="auto">${address}</address></div><ul class="maps">${links}</ul>`,
    { title: texts.heading },
  );
}

/** The same place on three maps: by its coordinates where they are given, else by its address. */
function mapsOf(
  address: string,
  { latitude, longitude }: PartOf<"location">,
): readonly (readonly [service: string, address: string])[] {
  const [osm, google, apple] = [
    "https://www.openstreetmap.org/",
    "https://www.google.com/maps/search/?",
    "https://maps.apple.com/?",
  ];
  if (latitude === undefined || longitude === undefined)
    return [
      ["OpenStreetMap", `${osm}search?${new URLSearchParams({ query: address })}`],
      ["Google Maps", google + new URLSearchParams({ api: "1", query: address })],
      ["Apple Maps", apple + new URLSearchParams({ q: address })],
    ];
  const [mlat, mlon] = [degrees(latitude), degrees(longitude)];
  const point = `${mlat},${mlon}`;
  return [
    ["OpenStreetMap", `${osm}?${new URLSearchParams({ mlat, mlon })}#map=17/${mlat}/${mlon}`],
    ["Google Maps", google + new URLSearchParams({ api: "1", query: point })],
    ["Apple Maps", apple + new URLSearchParams({ ll: point, q: address })],
  ];
}

/** Degrees to a tenth of a metre, without an exponent. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)) || 0);
}

/** The lines of an address behind each other. */
function oneLine(address: string): string {
  return address
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(", ");
}
