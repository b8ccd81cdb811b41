import { type Markup, markup, type Piece } from "../../../kit/shared/markup.ts";
import { type NamedPart, partId } from "../model.ts";

/**
 * A part of a page as a section with its heading.
 * @param title - the heading where its owner wrote none; without one the section has `label` as its name
 *   alone.
 */
export function partSection(
  part: NamedPart & { readonly title?: string | undefined },
  content: Piece,
  { title, label }: { readonly title?: string; readonly label?: string } = {},
): Markup {
  const id = `part-${partId(part)}`;
  const heading = part.title?.trim() || title;
  const naming = heading
    ? markup` aria-labelledby="${id}-heading"`
    : label !== undefined && markup` aria-label="${label}"`;
  return markup`
    <section class="part part-${part.type}" id="${id}"${naming}>
      ${heading ? markup`<h2 id="${id}-heading" dir="auto">${heading}</h2>` : null}
      ${content}
    </section>`;
}
