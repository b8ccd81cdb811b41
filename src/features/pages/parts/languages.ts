import { isLanguageTag, LANGUAGES } from "../../../kit/languages/tags.ts";
import { markup, type Piece } from "../../../kit/shared/markup.ts";
import type { RenderContext } from "../render-context.ts";

/** The most languages that are shown side by side. More are in a list that opens. */
const MOST_SIDE_BY_SIDE = 4;

/** The menu of a page in several languages: plain links, each in its own language. */
export function languageMenu({ page, partTexts, ownLanguage, root }: RenderContext): Piece {
  const { languages, source } = page;
  if (languages.length < 2) return null;
  const links = languages.map((tag) => {
    const current = tag === ownLanguage && markup` aria-current="true"`;
    const address = `${root}p/${source.shortId}?lang=${encodeURIComponent(tag)}`;
    return markup`<li><a href="${address}" hreflang="${tag}" lang="${tag}"${current}>${nameOf(tag)}</a></li>`;
  });
  const list = markup`<ul>${links}</ul>`;
  const label = partTexts.languages.label;
  return markup`
    <nav class="languages" aria-label="${label}">
      ${
        languages.length > MOST_SIDE_BY_SIDE
          ? markup`<details><summary>${label}: <span lang="${ownLanguage}">${nameOf(ownLanguage ?? "")}</span></summary>${list}</details>`
          : list
      }
    </nav>`;
}

/** Names that were made: to make one takes longer than to use it. */
const names = new Map<string, string>();

/** A language's name for itself. */
function nameOf(tag: string): string {
  if (isLanguageTag(tag)) return LANGUAGES[tag].name;
  const known = names.get(tag);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(tag, { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;
  // Tags are words of tenants: a bound, so that they don't fill the memory.
  if (names.size < 1_000) names.set(tag, name);
  return name;
}
