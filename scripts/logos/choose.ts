import type { LogoArt } from "../../src/qr/logo/art.ts";
import { readPngLogo } from "../../src/qr/logo/png.ts";
import { readSvgLogo } from "../../src/qr/logo/svg.ts";
import { type Appearance, inspect, pairedScheme, schemeOf } from "../../src/logos/inspect.ts";
import type { Scheme } from "../../src/logos/traits.ts";
import type { Brand } from "./brands.ts";
import type { Candidate } from "./candidate.ts";
import { followsTheArt, objection } from "./licenses.ts";
import type { Ledger } from "./ledger.ts";
import { DENIED } from "./tables/denied.ts";

/** A candidate that was read and looked at. */
export interface Looked {
  readonly id: string;
  readonly candidate: Candidate;
  readonly art: LogoArt;
  readonly look: Appearance;
}

/** A logo of its own art. */
export interface Chosen extends Looked {
  readonly scheme: Scheme;
}

/** Bytes of a PNG file that is also there as an SVG: what ships travels to everybody who installs the program. */
const LARGEST_PNG = 6 * 1024;

/** Reads and renders a candidate. `null`, with a line in the ledger, when there is nothing to keep. */
async function look(candidate: Candidate, ledger: Ledger): Promise<Looked | null> {
  const id = `${candidate.source}.${candidate.key}`;
  if ("png" in candidate.art && candidate.art.png.length > LARGEST_PNG)
    return ledger.drop(id, "a large PNG of what is there as SVG");
  try {
    const art =
      "svg" in candidate.art
        ? readSvg(candidate.art.svg)
        : readPngLogo(Buffer.from(candidate.art.png).toString("base64"));
    const appearance = await inspect(art);
    if (appearance.blank) return ledger.drop(id, "blank");
    return { id, candidate, art, look: appearance };
  } catch (error) {
    return ledger.drop(id, error instanceof Error ? `unreadable: ${error.message}` : "unreadable");
  }
}

/** What the sources wrap their drawings in; none of it is drawn. */
function readSvg(svg: string): LogoArt {
  const bare = svg.replace(/<\?xml[^>]*\?>/, "").replace(/<!DOCTYPE[^>]*>/i, "");
  return readSvgLogo(bare.includes("viewBox") ? bare : withViewBox(bare));
}

/** A drawing that only gives its size in pixels. */
function withViewBox(svg: string): string {
  const [tag = ""] = /<svg[^>]*>/.exec(svg) ?? [];
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1];
  const [width, height] = [side("width"), side("height")];
  return width && height ? svg.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`) : svg;
}

/**
 * What of a brand goes into the catalog: what its licence allows, each drawing once, each with a scheme that was proven.
 * @param refusedShapes - outlines that their owners don't let go, wherever they turn up.
 */
export async function chooseLogos(
  brand: Brand,
  refusedShapes: ReadonlySet<string>,
  ledger: Ledger,
): Promise<Chosen[]> {
  const looked: Looked[] = [];
  const seen = new Set<string>();
  for (const candidate of brand.candidates) {
    const id = `${candidate.source}.${candidate.key}`;
    const why = DENIED[id] ?? DENIED[brand.slug] ?? objection(candidate);
    if (why) {
      ledger.drop(id, why);
      continue;
    }
    const found = await look(candidate, ledger);
    if (found === null) continue;
    if (found.look.color !== null && refusedShapes.has(found.look.shapeHash))
      ledger.drop(id, "a copy of a logo whose own licence does not allow it");
    else if (seen.has(found.look.pixelHash)) ledger.drop(id, "a duplicate");
    else looked.push(found);
    seen.add(found.look.pixelHash);
  }
  return looked.flatMap((one) => {
    const scheme = provenScheme(one, looked);
    if (scheme !== null) return [{ ...one, scheme }];
    ledger.drop(one.id, "hardly to be seen on its background");
    return [];
  });
}

function provenScheme(one: Looked, all: readonly Looked[]): Scheme | null {
  const { candidate, look: appearance } = one;
  // A flag has its own colours, however much white there is in it.
  if (candidate.source === "circle-flags") return "color";
  if (candidate.hint === null) return schemeOf(appearance);
  const pair = all.find(
    (other) => other !== one && other.candidate.source === candidate.source && stem(other) === stem(one),
  );
  return pairedScheme(appearance, pair?.look ?? null) ?? schemeOf(appearance);
}

/** What the two drawings of a pair have in common. */
function stem({ candidate: { key, hint, form } }: Looked): string | null {
  return hint === null ? null : `${form}:${key.replace(/(?:^|[.-])(?:wordmark)?(?:dark|light)$/, "")}`;
}

/** The outlines of drawings whose own licence refuses them. */
export async function refusedShapes(brands: readonly Brand[], ledger: Ledger): Promise<ReadonlySet<string>> {
  const shapes = new Set<string>();
  for (const candidate of brands.flatMap((brand) => brand.candidates)) {
    if (!followsTheArt(candidate) || objection(candidate) === null) continue;
    const found = await look(candidate, ledger.aside);
    // Of a tile the outline says nothing: only drawings of one colour are known by it.
    if (found?.look.color) shapes.add(found.look.shapeHash);
  }
  return shapes;
}
