import type { Box } from "../../../qr/scene/scene.ts";
import { type ColorSpace, spellFillColor } from "../../../qr/write/color.ts";
import { isPictured, type Pictured, spellContent, spellMatrix } from "../../../qr/write/content.ts";
import { shadingOf, spellDictionary } from "../../../qr/write/shading.ts";
import { Spelling, spellDecimal } from "../../../qr/write/spelling.ts";
import type { Yielder } from "../../../kit/threads/yielder.ts";
import { bandBox, groundBox } from "../page.ts";
import type { LabelScene, PageScene, PlacedLabel, PlacedText, SheetOrder } from "../scene.ts";
import { characterOf, EM } from "./character.ts";
import { nameOf } from "./digest.ts";
import { flate } from "./flate.ts";
import type { Form, PagePart, Picture, Resource } from "./part.ts";
import { pictureOf } from "./pictures.ts";
import { fromMillimetres, toPlace } from "./place.ts";

/**
 * Spells labels of one page as PDF. A label with copies, or with two panels, is a form of its own, which the file has once;
 * any other stands in the page, where a hundred alike take little space.
 * @param turn - called before each label, so that other work gets its turn.
 * @throws Fault `logo_invalid` when the renderer gives up on a logo.
 */
export async function spellLabels(
  labels: readonly PlacedLabel[],
  page: Pick<PageScene, "media">,
  order: SheetOrder,
  turn: Yielder = () => null,
): Promise<PagePart> {
  const space = order.colorSpace;
  const isRepeated = order.copies > 1 || order.layout.label.folded === true;
  const resources = new Map<string, Resource>();
  const pieces = [`q\n${fromMillimetres(page)}`];
  for (const { label, places } of labels) {
    await turn();
    const spelled = isRepeated ? await asForm(label, order, space) : await spellLabel(label, space);
    for (const used of spelled.resources) resources.set(used.name, used);
    for (const place of places) {
      if (label.ground !== null)
        pieces.push(`${spellFillColor(label.ground, space)}\n${rectangle(groundBox(order, place))}f\n`);
      const { band } = label.head;
      if (band !== null)
        pieces.push(
          `${spellFillColor(band.color, space)}\n${rectangle(bandBox(order, place, band.height))}f\n`,
        );
      pieces.push(`q\n${toPlace(place)}${spelled.content}Q\n`);
    }
  }
  pieces.push("Q\n");
  return { content: flate(Buffer.from(pieces.join(""), "latin1")), resources: [...resources.values()] };
}

/** A label as operators, in millimetres from its upper left corner, y downwards. */
interface Spelled {
  readonly content: string;
  readonly resources: readonly Resource[];
}

/** Forms of labels whose copies are on several pages. */
const forms = { rgb: new WeakMap<LabelScene, Spelled>(), cmyk: new WeakMap<LabelScene, Spelled>() };

async function asForm(label: LabelScene, { layout }: SheetOrder, space: ColorSpace): Promise<Spelled> {
  const known = forms[space].get(label);
  if (known) return known;
  const { content, resources } = await spellLabel(label, space);
  const { width, height } = layout.label;
  const form: Form = {
    kind: "form",
    name: `L${nameOf(content)}`,
    width,
    height,
    content: flate(Buffer.from(content, "latin1")),
    uses: resources.map(({ name }) => name),
  };
  const spelled = { content: `/${form.name} Do\n`, resources: [...resources, form] };
  forms[space].set(label, spelled);
  return spelled;
}

async function spellLabel({ symbol, text, head }: LabelScene, space: ColorSpace): Promise<Spelled> {
  const resources = new Map<string, Resource>();
  const out = new Spelling();
  for (const drawing of [symbol, head.logo])
    if (drawing !== null) out.text(await spellDrawing(drawing, space, resources));
  for (const words of [head.headline, text]) if (words !== null) spellWords(words, space, out, resources);
  return { content: out.take(), resources: [...resources.values()] };
}

/** A drawing in its box. Its resources are added to those of the label. */
async function spellDrawing(
  { scene, box }: LabelScene["symbol"],
  space: ColorSpace,
  resources: Map<string, Resource>,
): Promise<string> {
  const pictures = new Map<Pictured, Picture>();
  for (const layer of scene.layers.filter(isPictured))
    pictures.set(layer, await pictureOf(layer, scene, box.width, space));
  for (const picture of pictures.values()) resources.set(picture.name, picture);
  const content = spellContent(scene, box.width, space, {
    shading(paint) {
      const dictionary = spellDictionary(shadingOf(paint, space));
      const name = `S${nameOf(dictionary)}`;
      resources.set(name, { kind: "shading", name, dictionary });
      return `/${name} sh`;
    },
    picture: (layer) => `/${pictures.get(layer)?.name} Do`,
  });
  // The content of a drawing has its y upwards, as pages have.
  return `q\n${spellMatrix(1, -1, box.x, box.y + box.height)}${content}Q\n`;
}

function spellWords(
  { color, glyphs }: PlacedText,
  space: ColorSpace,
  out: Spelling,
  resources: Map<string, Resource>,
): void {
  out.text(`${spellFillColor(color, space)}\n`);
  for (const { glyph, x, baseline, size } of glyphs) {
    const character = characterOf(glyph);
    if (!character) continue;
    const { form, left, top } = character;
    resources.set(form.name, form);
    const scale = size / EM;
    out.text(
      `q\n${spellMatrix(scale, scale, x + left * scale, baseline + top * scale)}/${form.name} Do\nQ\n`,
    );
  }
}

function rectangle({ x, y, width, height }: Box): string {
  return `${[x, y, width, height].map((length) => spellDecimal(length, 4)).join(" ")} re\n`;
}
