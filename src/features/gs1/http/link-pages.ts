import { valueName } from "../../../kit/charts/counted.ts";
import { smallPage } from "../../../kit/http/notice.ts";
import { chartLanguage } from "../../../kit/languages/charts.ts";
import { textsFor } from "../../../kit/languages/languages.ts";
import type { LanguageTag } from "../../../kit/languages/tags.ts";
import { prefersHtml } from "../../../kit/shared/accept.ts";
import { markup } from "../../../kit/shared/markup.ts";
import type { Choice } from "../choice.ts";
import type { TypedLink } from "../links.ts";

const REL = "noreferrer noopener nofollow";

/** A context that is a country (ISO 3166-1). */
const COUNTRY = /^[A-Z]{2}$/;

/**
 * The page for a person whose address names a type of link, where a code has several of that type, or none.
 * `null` for programs, which get a linkset or a problem.
 * @param address - of the code, without a query.
 * @param headers - that it has besides its own.
 */
export function linkPage(
  request: Request,
  choice: Extract<Choice, { kind: "several" | "none" }>,
  address: string,
  headers: Readonly<Record<string, string>>,
): Response | null {
  if (!prefersHtml(request.headers.get("accept"))) return null;
  const { lang: language, notices } = textsFor(request.headers.get("accept-language"));
  const { onward, ...texts } = notices.typed;
  const [heading, advice] = texts[choice.kind];
  const isNone = choice.kind === "none";
  const page = smallPage({
    ...{ language, heading, advice, formAction: "'none'", status: isNone ? 404 : 300 },
    more: isNone
      ? markup`<a href="${address}" rel="${REL}">${onward}</a>`
      : markup`<ul>${choice.links.map((link) => itemOf(link, language))}</ul>`,
  });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

/** A link leads where its redirect would: with the parameters of the code, and past a dead destination. */
function itemOf(link: TypedLink, reader: LanguageTag) {
  const { title, language, route } = link;
  const traits = traitsOf(link, reader);
  const own = language === undefined ? null : markup` lang="${language}" hreflang="${language}"`;
  return markup`
    <li>
      <a href="${route.plain.location}" rel="${REL}"${own}><bdi>${title}</bdi></a>
      ${traits !== "" && markup`<small>${traits}</small>`}
    </li>`;
}

/** The traits by which links of one type differ, in words: `German · Austria`. */
function traitsOf({ language, context }: TypedLink, reader: LanguageTag): string {
  const words = chartLanguage(reader);
  const where =
    context !== undefined && COUNTRY.test(context) ? valueName("country", context, words) : context;
  return [language && valueName("language", language, words), where].filter(Boolean).join(" · ");
}
