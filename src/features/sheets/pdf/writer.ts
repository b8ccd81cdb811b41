import type { Box } from "../../../qr/scene/scene.ts";
import { DEVICE_SPACES } from "../../../qr/write/color.ts";
import { points } from "../../../qr/write/content.ts";
import { spellDecimal } from "../../../qr/write/spelling.ts";
import { Lru } from "../../../kit/shared/lru.ts";
import type { PageScene, SheetOrder } from "../scene.ts";
import { type About, infoOf, printInfoOf, xmpOf } from "./about.ts";
import { Objects } from "./objects.ts";
import type { PagePart, Resource } from "./part.ts";
import { registrationOf, spellTrimmings } from "./trimmings.ts";

/** A file in pieces, in this order: the head; for each page its parts, then the page itself; the end. */
export interface SheetPdf {
  head(): Uint8Array;
  /** The next part of the page that is to come. */
  part(part: PagePart): Uint8Array;
  /** The page of the parts since the last one. */
  page(): Uint8Array;
  end(): Uint8Array;
}

/** Resources that are remembered, so that they are in the file once. Others, long after their last use, are written again. */
const REMEMBERED = 1_024;

/** Pages of a node of the tree: an array may have 8,191 entries (PDF 1.4, appendix C). */
const PAGES_A_NODE = 256;

/**
 * Writes a sheet as PDF 1.7 or PDF/X-1a:2003 (ISO 15930-4), piece by piece: in memory are only the offsets of its objects and
 * the names of its last resources. The same parts give the same bytes, on one day.
 */
export function createSheetPdf(
  order: Pick<SheetOrder, "standard" | "colorSpace">,
  page: PageScene,
  about: About,
): SheetPdf {
  const isForPress = order.standard === "pdf/x-1a";
  const space = order.colorSpace;
  const objects = new Objects(isForPress ? "1.4" : "1.7");
  const [catalog, info, root] = [objects.reserve(), objects.reserve(), objects.reserve()];
  const nodes: number[] = [];
  let pages: number[] = [];
  let node = 0;
  let count = 0;

  const registration = page.marks === null ? null : objects.write(registrationOf());
  const trimmings = spellTrimmings(page, space);
  const trimmed = trimmings === null ? [] : [objects.writeStream("/Filter /FlateDecode", trimmings)];
  const boxes = boxesOf(page);

  /** Numbers of resources by name: the last ones, and those of the page that is to come. */
  const known = new Lru<string, number>(REMEMBERED);
  const used = new Map<string, Written>();
  let contents: number[] = [];

  function write(resource: Resource): number {
    switch (resource.kind) {
      case "shading":
        return objects.write(resource.dictionary);
      case "picture": {
        const image = `/Type /XObject /Subtype /Image /Width ${resource.width} /Height ${resource.height} /Filter /FlateDecode`;
        const color = `${image} /BitsPerComponent 8 /ColorSpace /${DEVICE_SPACES[space]}`;
        if (resource.mask === null) return objects.writeStream(color, resource.samples);
        const mask = objects.writeStream(`${image} /BitsPerComponent 1 /ImageMask true`, resource.mask);
        return objects.writeStream(`${color} /Mask ${mask} 0 R`, resource.samples);
      }
      case "form": {
        const own = resource.uses.flatMap((name) => used.get(name) ?? []);
        const size = [resource.width, resource.height].map((length) => spellDecimal(length, 4)).join(" ");
        const form = `/Type /XObject /Subtype /Form /BBox [0 0 ${size}] /Filter /FlateDecode`;
        return objects.writeStream(`${form} /Resources ${resourcesOf(own)}`, resource.content);
      }
    }
  }

  function endNode(): void {
    if (pages.length === 0) return;
    const kids = pages.map(reference).join(" ");
    objects.write(
      `<< /Type /Pages /Parent ${reference(root)} /Count ${pages.length} /Kids [${kids}] >>`,
      node,
    );
    nodes.push(node);
    pages = [];
  }

  return {
    head() {
      const entries = [`/Type /Catalog /Pages ${reference(root)}`];
      if (isForPress) {
        const metadata = objects.writeStream("/Type /Metadata /Subtype /XML", xmpOf(about));
        entries.push(`/Metadata ${reference(metadata)} /OutputIntents [${reference(objects.write(INTENT))}]`);
      } else {
        // Otherwise dialogs shrink a sheet to the area that the printer reaches, and its labels miss theirs.
        entries.push("/ViewerPreferences << /PrintScaling /None >>");
      }
      objects.write(`<< ${entries.join(" ")} >>`, catalog);
      objects.write(`<< ${infoOf(about)}${isForPress ? ` ${printInfoOf(about)}` : ""} >>`, info);
      return objects.take();
    },

    part({ resources, content }) {
      for (const resource of resources) {
        const { name, kind } = resource;
        const number = used.get(name)?.number ?? known.get(name) ?? write(resource);
        known.set(name, number);
        used.set(name, { name, kind, number });
      }
      contents.push(objects.writeStream("/Filter /FlateDecode", content));
      return objects.take();
    },

    page() {
      if (pages.length === 0) node = objects.reserve();
      const resources = resourcesOf([...used.values()], registration);
      const streams = [...contents, ...trimmed].map(reference).join(" ");
      pages.push(
        objects.write(
          `<< /Type /Page /Parent ${reference(node)} ${boxes}\n/Resources ${resources}\n/Contents [${streams}] >>`,
        ),
      );
      used.clear();
      contents = [];
      count++;
      if (pages.length === PAGES_A_NODE) endNode();
      return objects.take();
    },

    end() {
      endNode();
      objects.write(`<< /Type /Pages /Count ${count} /Kids [${nodes.map(reference).join(" ")}] >>`, root);
      objects.end(catalog, info);
      return objects.take();
    },
  };
}

/** A resource that is in the file. */
interface Written extends Pick<Resource, "name" | "kind"> {
  readonly number: number;
}

/** A printing condition that is registered with the ICC, by its name: coated paper in offset. */
const INTENT =
  "<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /RegistryName (http://www.color.org)\n" +
  "/OutputCondition (Offset, coated paper, ISO 12647-2:2004/Amd 1) >>";

function resourcesOf(used: readonly Written[], registration: number | null = null): string {
  const spell = (of: readonly Written[]) =>
    `<< ${of.map(({ name, number }) => `/${name} ${reference(number)}`).join("\n")} >>`;
  const shadings = spell(used.filter(({ kind }) => kind === "shading"));
  const others = spell(used.filter(({ kind }) => kind !== "shading"));
  const spaces = registration === null ? "" : `/ColorSpace << /All ${reference(registration)} >>`;
  return `<< /Shading ${shadings} /XObject ${others} ${spaces} >>`;
}

/** Media, bleed and trim box in points from the lower left corner of the media. */
function boxesOf({ media, bleed, trim }: PageScene): string {
  const spell = ({ x, y, width, height }: Box) => {
    const [left, bottom] = [x - media.x, media.y + media.height - y - height];
    return [left, bottom, left + width, bottom + height]
      .map((length) => spellDecimal(points(length), 4))
      .join(" ");
  };
  return `/MediaBox [${spell(media)}] /BleedBox [${spell(bleed)}] /TrimBox [${spell(trim)}]`;
}

function reference(number: number): string {
  return `${number} 0 R`;
}
