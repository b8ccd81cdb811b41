import { type Markup, markup } from "../../../kit/shared/markup.ts";
import type { PartOf } from "../../codes/part-models.ts";
import { icon } from "../icons.ts";
import type { RenderContext } from "../render-context.ts";
import { kindAndSize } from "./file-kind.ts";
import { partSection } from "./section.ts";

/** Files to be opened or kept. One that is gone is left out. */
export function downloadsPart(part: PartOf<"downloads">, context: RenderContext): Markup | null {
  const { page, partTexts, root } = context;
  const items = part.files.flatMap(({ id, label }) => {
    const file = page.media.file.get(id);
    if (!file) return [];
    const kind = kindAndSize(file, context);
    const name = label?.trim() || file.title?.trim() || partTexts.file.open;
    return markup`
      <li>
        <a href="${`${root}f/${id}`}" data-count="link_click"><span><span dir="auto">${name}</span> <small>${kind}</small></span>${icon("save")}</a>
      </li>`;
  });
  if (items.length === 0) return null;
  return partSection(part, markup`<div class="links"><ul>${items}</ul></div>`, {
    title: partTexts.downloads.heading,
  });
}
