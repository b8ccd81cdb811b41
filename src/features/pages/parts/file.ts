import { markup, type Piece } from "../../../kit/shared/markup.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** The button that opens the file of a page. It says what kind of file that is, and how large. */
export function filePart({ page, root, texts }: RenderContext): Piece {
  const { file, source } = page;
  if (file === null) return null;
  const label = source.landing?.file?.label?.trim() || file.title?.trim() || texts.file.open;
  const about = texts.file.about(file.kind, sizeOf(file.bytes, texts.lang));
  return markup`
    <p class="cta file">
      <a class="button" href="${root}f/${file.id}" data-count="link_click">
        <span><span dir="auto">${label}</span> <small>${about}</small></span>
        ${icon("save")}
      </a>
    </p>`;
}

/** A size as people read it, in the units of the language. */
function sizeOf(bytes: number, lang: string): string {
  const isLarge = bytes >= MEGABYTE;
  const count = isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE);
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge && count < 10 ? 1 : 0,
  }).format(count);
}
