import type { LogoArt } from "../../src/qr/logo/art.ts";
import { readPngLogo } from "../../src/qr/logo/png.ts";
import { readSvgLogo } from "../../src/qr/logo/svg.ts";
import { type Appearance, inspect, pairedScheme, schemeOf } from "../../src/features/logos/inspect.ts";
import type { Scheme } from "../../src/features/logos/traits.ts";
import type { Brand } from "./brands.ts";
import type { Candidate } from "./candidate.ts";
import { followsTheArt, objection } from "./licenses.ts";
import type { Ledger } from "./ledger.ts";
import { DENIED } from "./tables/denied.ts";

/** A candidate that was read and inspected. */
export interface Inspected {
  readonly id: string;
  readonly candidate: Candidate;
  readonly art: LogoArt;
  readonly look: Appearance;
}

/** A candidate that goes into the catalog. */
export interface Chosen extends Inspected {
  readonly scheme: Scheme;
}

/** Most bytes of a PNG file whose logo also exists as SVG, because every installation downloads the catalog. */
const LARGEST_PNG = 6 * 1024;

/** Reads and renders a candidate; `null`, with a line in the ledger, when it can't be used. */
async function inspectCandidate(candidate: Candidate, ledger: Ledger): Promise<Inspected | null> {
  const id = `${candidate.source}.${candidate.key}`;
  if ("png" in candidate.art && candidate.art.png.length > LARGEST_PNG)
    return ledger.drop(id, "a large PNG of a logo that is there as SVG");
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

/** Removes the XML declaration and the DOCTYPE, which are not part of the drawing. */
function readSvg(svg: string): LogoArt {
  const bare = svg.replace(/<\?xml[^>]*\?>/, "").replace(/<!DOCTYPE[^>]*>/i, "");
  return readSvgLogo(bare.includes("viewBox") ? bare : withViewBox(bare));
}

/** Adds a view box to a drawing that only has a size in pixels. */
function withViewBox(svg: string): string {
  const [tag = ""] = /<svg[^>]*>/.exec(svg) ?? [];
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1];
  const [width, height] = [side("width"), side("height")];
  return width && height ? svg.replace("<svg", `<svg viewBox="0 0 ${width} ${height}"`) : svg;
}

/**
 * The logos of a brand that go into the catalog: those that their licences allow, without duplicates, each with a
 * verified scheme.
 * @param refusedShapes - outlines whose owners refuse redistribution, in any source.
 */
export async function chooseLogos(
  brand: Brand,
  refusedShapes: ReadonlySet<string>,
  ledger: Ledger,
): Promise<Chosen[]> {
  const inspected: Inspected[] = [];
  const seen = new Set<string>();
  for (const candidate of brand.candidates) {
    const id = `${candidate.source}.${candidate.key}`;
    const why = DENIED[id] ?? DENIED[brand.slug] ?? objection(candidate);
    if (why) {
      ledger.drop(id, why);
      continue;
    }
    const found = await inspectCandidate(candidate, ledger);
    if (found === null) continue;
    if (found.look.color !== null && refusedShapes.has(found.look.shapeHash))
      ledger.drop(id, "a copy of a logo whose own licence does not allow it");
    else if (seen.has(found.look.pixelHash)) ledger.drop(id, "a duplicate");
    else inspected.push(found);
    seen.add(found.look.pixelHash);
  }
  return inspected.flatMap((one) => {
    const scheme = verifiedScheme(one, inspected);
    if (scheme !== null) return [{ ...one, scheme }];
    ledger.drop(one.id, "hardly visible on its background");
    return [];
  });
}

function verifiedScheme(one: Inspected, all: readonly Inspected[]): Scheme | null {
  const { candidate, look: appearance } = one;
  // A flag has its own colours, also a white one.
  if (candidate.source === "circle-flags") return "color";
  if (candidate.hint === null) return schemeOf(appearance);
  const pair = all.find(
    (other) => other !== one && other.candidate.source === candidate.source && stem(other) === stem(one),
  );
  return pairedScheme(appearance, pair?.look ?? null) ?? schemeOf(appearance);
}

/** The common part of the names of a pair for dark and light backgrounds. */
function stem({ candidate: { key, hint, form } }: Inspected): string | null {
  return hint === null ? null : `${form}:${key.replace(/(?:^|[.-])(?:wordmark)?(?:dark|light)$/, "")}`;
}

/** The outlines of drawings whose own licence refuses them. */
export async function refusedShapes(brands: readonly Brand[], ledger: Ledger): Promise<ReadonlySet<string>> {
  const shapes = new Set<string>();
  for (const candidate of brands.flatMap((brand) => brand.candidates)) {
    if (!followsTheArt(candidate) || objection(candidate) === null) continue;
    const found = await inspectCandidate(candidate, ledger.silent);
    // Only drawings of one colour are identified by their outline. A tile's outline is a square.
    if (found?.look.color) shapes.add(found.look.shapeHash);
  }
  return shapes;
}
