import type { Scene } from "../scene/scene.ts";
import type { ColorSpace } from "./color.ts";
import { isPictured, type Pictured, points, spellContent } from "./content.ts";
import { spellEpsImage } from "./eps-image.ts";
import { layOver, renderGround, renderLogo } from "./flat.ts";
import { printPixels } from "./print-size.ts";
import { shadingOf, spellDictionary } from "./shading.ts";
import { spellDecimal } from "./spelling.ts";

/** PDF's operators defined in PostScript, so that the page content serves both formats. */
const PROLOG = `%%BeginProlog
/Quietzone 20 dict dup begin
/q/gsave load def
/Q/grestore load def
/cm{6 array astore concat}bind def
/m/moveto load def
/l/lineto load def
/c/curveto load def
/h/closepath load def
/re{4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath}bind def
/f/fill load def
/f*/eofill load def
/W/clip load def
/W*/eoclip load def
/n/newpath load def
/rg/setrgbcolor load def
/k/setcmykcolor load def
end def
%%EndProlog`;

/**
 * Spells a scene as an encapsulated PostScript file, language level 3, `widthMm` wide and as high as the scene's aspect
 * makes it, in vectors (Encapsulated PostScript File Format 3.0; PostScript Document Structuring Conventions 3.0).
 *
 * PostScript has no transparency. A logo that needs more than solid fills is a picture at 600 dpi, composited over the
 * layers below and, where there are none, over white paper. Its clear pixels are masked out.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function writeEps(
  scene: Scene,
  options: { readonly widthMm: number; readonly colorSpace: ColorSpace },
): Promise<Uint8Array> {
  const { widthMm, colorSpace } = options;
  const width = points(widthMm);
  const height = (width * scene.height) / scene.width;

  const pictures = new Map<Pictured, string>();
  for (const layer of scene.layers.filter(isPictured)) {
    const size = printPixels(layer, scene, widthMm);
    const picture = layOver(await renderLogo(layer, size), await renderGround(layer, scene, size));
    pictures.set(layer, spellEpsImage(picture, colorSpace));
  }

  const content = spellContent(scene, width, colorSpace, {
    shading: (paint) => `${spellDictionary(shadingOf(paint, colorSpace))} shfill`,
    picture: (layer) => pictures.get(layer) ?? "",
  });
  const file = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}
%%HiResBoundingBox: 0 0 ${spellDecimal(width, 6)} ${spellDecimal(height, 6)}
${titleLine(scene)}%%Creator: Quietzone
%%LanguageLevel: 3
%%DocumentData: Clean7Bit
%%Pages: 1
%%EndComments
${PROLOG}
%%Page: 1 1
Quietzone begin
${content}end
showpage
%%Trailer
%%EOF
`;
  return new TextEncoder().encode(file);
}

/** The title as DSC takes it: 7 bits a character. */
function titleLine({ label }: Scene): string {
  return label === undefined ? "" : `%%Title: ${label.title.replace(/[^ -~]/g, "?")}\n`;
}
