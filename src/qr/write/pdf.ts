import type { PDFContext, PDFRef } from "pdf-lib";
import type { Scene } from "../scene/scene.ts";
import { alphaSamples, type ColorSpace, colorSamples, DEVICE_SPACES } from "./color.ts";
import { isPictured, type Pictured, points, spellContent } from "./content.ts";
import { printPixels } from "./print-size.ts";
import { type Raster, renderPixels } from "./raster.ts";
import { shadingOf } from "./shading.ts";

/**
 * Spells a scene as a PDF 1.7 file of one page, `widthMm` wide and as high as the scene's aspect makes it, in vectors;
 * a logo that needs more than solid fills is a picture at 600 dpi, its alpha a soft mask. `cmyk` means DeviceCMYK
 * throughout. Its trim box is the whole page, its title the scene's. No dates and no id: the same scene gives the same bytes.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function writePdf(
  scene: Scene,
  options: { readonly widthMm: number; readonly colorSpace: ColorSpace },
): Promise<Uint8Array> {
  // Loaded here because it would add 30 ms to the start of the service.
  const { PDFDocument, PDFName } = await import("pdf-lib");
  const { widthMm, colorSpace } = options;
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const width = points(widthMm);
  const height = (width * scene.height) / scene.width;
  const page = document.addPage([rounded(width), rounded(height)]);
  page.setTrimBox(0, 0, rounded(width), rounded(height));
  if (scene.label) document.setTitle(scene.label.title, { showInWindowTitleBar: true });

  const pictures = new Map<Pictured, string>();
  const xObjects: Record<string, PDFRef> = {};
  for (const layer of scene.layers.filter(isPictured)) {
    const name = `P${pictures.size}`;
    const pixels = printPixels(layer, scene, widthMm);
    xObjects[name] = embed(
      context,
      await renderPixels({ layers: [layer], box: layer.box, ...pixels }),
      colorSpace,
    );
    pictures.set(layer, name);
  }

  const shadings: Record<string, PDFRef> = {};
  const content = spellContent(scene, width, colorSpace, {
    shading(paint) {
      const name = `S${Object.keys(shadings).length}`;
      shadings[name] = context.register(context.obj(shadingOf(paint, colorSpace)));
      return `/${name} sh`;
    },
    picture: (layer) => `/${pictures.get(layer)} Do`,
  });

  page.node.set(PDFName.of("Resources"), context.obj({ Shading: shadings, XObject: xObjects }));
  page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  if (pictures.size > 0)
    page.node.set(
      PDFName.of("Group"),
      context.obj({ Type: "Group", S: "Transparency", CS: DEVICE_SPACES[colorSpace] }),
    );
  return document.save({ useObjectStreams: false });
}

/** An image XObject (PDF 1.7, 8.9.5) with its alpha as a soft mask (11.6.5.3). */
function embed(context: PDFContext, raster: Raster, space: ColorSpace): PDFRef {
  const image = {
    Type: "XObject",
    Subtype: "Image",
    Width: raster.width,
    Height: raster.height,
    BitsPerComponent: 8,
  };
  const alpha = alphaSamples(raster.rgba);
  const samples = colorSamples(raster.rgba, space);
  const mask = context.register(context.flateStream(alpha, { ...image, ColorSpace: "DeviceGray" }));
  return context.register(
    context.flateStream(samples, { ...image, ColorSpace: DEVICE_SPACES[space], SMask: mask }),
  );
}

function rounded(pointsWide: number): number {
  return Number(pointsWide.toFixed(6));
}
