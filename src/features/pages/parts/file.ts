import { markup, type Piece } from "../../../kit/shared/markup.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { kindAndSize } from "./file-kind.ts";

/** The button that opens the file of a page. It says what kind of file that is, and how large. */
export function filePart(context: RenderContext): Piece {
  const { page, root, partTexts } = context;
  const { file, source } = page;
  if (file === null) return null;
  const label = source.landing?.file?.label?.trim() || file.title?.trim() || partTexts.file.open;
  return markup`
    <p class="cta file">
      <a class="button" href="${root}f/${file.id}" data-count="link_click">
        <span><span dir="auto">${label}</span> <small>${kindAndSize(file, context)}</small></span>
        ${icon("save")}
      </a>
    </p>`;
}
