import type { Gs1Links } from "./gs1-model.ts";
import type { Landing } from "./landing.ts";
import type { Translation } from "./language-models.ts";

/** A link of a page, and where it stands in the body of a code. */
export interface PageLink {
  readonly pointer: string;
  readonly address: string;
}

/** The members of a code from which its page has links. */
export interface PageContent {
  readonly landing?: Pick<Landing, "links" | "legal" | "stop" | "parts" | "languages"> | null;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * The addresses that a code links beside its destinations: on its page, if it has one, and by its GS1
 * address.
 */
export function allLinksOf(
  code: PageContent & { readonly landing: object | null; readonly links: Gs1Links | null },
): readonly PageLink[] {
  return [...(code.landing === null ? [] : linksOf(code)), ...gs1LinksOf(code.links)];
}

/** The addresses to which the GS1 address of a code leads beside its target. */
export function gs1LinksOf(links: Gs1Links | null): readonly PageLink[] {
  return (links ?? []).map(({ href }, at) => ({ pointer: `/links/${at}/href`, address: href }));
}

/** The addresses that the page of a code links, beside its target: some of its content are fields. */
export function linksOf({ landing, fields }: PageContent): readonly PageLink[] {
  const { imprintUrl, privacyUrl, accessibilityUrl } = landing?.legal ?? {};
  const url = fields?.["url"];
  return [
    ...(landing?.links ?? []).map((link, at) => ({ pointer: `/landing/links/${at}/url`, address: link.url })),
    ...given([
      ["/landing/legal/imprintUrl", imprintUrl],
      ["/landing/legal/privacyUrl", privacyUrl],
      ["/landing/legal/accessibilityUrl", accessibilityUrl],
      ["/landing/stop/next/url", landing?.stop?.next?.url],
      ["/fields/url", typeof url === "string" ? url : undefined],
    ]),
    ...(landing?.parts ?? []).flatMap((part, at) => linksOfPart(part, `/landing/parts/${at}`)),
    ...Object.entries(landing?.languages ?? {}).flatMap(([tag, translation]) =>
      markdownIn(translation).flatMap((text) =>
        linksInText(text).map((address) => ({ pointer: `/landing/languages/${tag}/parts`, address })),
      ),
    ),
  ];
}

function linksOfPart(part: NonNullable<Landing["parts"]>[number], at: string): readonly PageLink[] {
  if (part.type === "text")
    return linksInText(part.markdown).map((address) => ({ pointer: `${at}/markdown`, address }));
  if (part.type !== "apps") return [];
  return given([
    [`${at}/appStore`, part.appStore],
    [`${at}/googlePlay`, part.googlePlay],
    ...(part.others ?? []).map(({ url }, n): [string, string] => [`${at}/others/${n}/url`, url]),
  ]);
}

function given(links: readonly (readonly [pointer: string, address: string | undefined])[]): PageLink[] {
  return links.flatMap(([pointer, address]) => (address === undefined ? [] : [{ pointer, address }]));
}

/** The addresses that a text in Markdown links. */
function linksInText(markdown: string): string[] {
  const found: string[] = [];
  Bun.markdown.render(markdown, {
    link(_, { href }) {
      found.push(href);
      return "";
    },
  });
  return found;
}

/** The texts in Markdown of a page in another language. */
export function markdownIn({ parts = {} }: Translation): string[] {
  return Object.values(parts).flatMap((part) =>
    "markdown" in part && part.markdown !== undefined ? [part.markdown] : [],
  );
}
