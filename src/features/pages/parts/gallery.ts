import { numberFormat } from "../../../kit/languages/formats.ts";
import { type Markup, markup } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import type { RenderContext } from "../render-context.ts";
import { partSection } from "./section.ts";

type Shown = PartOf<"gallery">["pictures"][number];

/** Pictures, each a link to itself in full. One that is gone is left out. */
export function galleryPart(part: PartOf<"gallery">, context: RenderContext): Markup | null {
  const { page, partTexts } = context;
  const shown = part.pictures.filter(({ id }) => page.media.picture.has(id));
  if (shown.length === 0) return null;
  const label = partTexts.gallery.heading;
  const figures = shown.map((picture, at) =>
    figure(
      picture,
      `${part.title?.trim() || label} ${numberFormat(context.language).format(at + 1)}`,
      context,
    ),
  );
  return partSection(part, markup`<div class="pictures">${figures}</div>`, { label });
}

/** @param name - the name of its link where nobody put the picture into words. */
function figure(
  { id, alt, caption }: Shown,
  name: string,
  { page, root, loaded }: RenderContext,
): Markup | null {
  const picture = page.media.picture.get(id);
  if (!picture) return null;
  const words = alt.trim();
  const below = caption?.trim();
  return markup`
    <figure>
      <a href="${`${root}i/${id}`}"${words === "" && markup` aria-label="${below || name}"`}>
        <img src="${loaded("i", picture)}" alt="${words}" width="${picture.width}" height="${picture.height}" loading="lazy">
      </a>
      ${below ? markup`<figcaption class="text" dir="auto">${below}</figcaption>` : null}
    </figure>`;
}
