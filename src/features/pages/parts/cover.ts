import { markup, type Piece } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";

/** The picture at the top. It is decoration: the headline says what the page is about. */
export function coverPart({ page, cover }: RenderContext): Piece {
  if (page.cover === null || cover === null) return null;
  const { width, height } = page.cover;
  return markup`<img class="cover" src="${cover}" alt="" width="${width}" height="${height}">`;
}
