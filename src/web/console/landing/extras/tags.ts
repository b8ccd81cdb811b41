/** Languages that a page may be written in: those that the service speaks to people who scan. */
export const TAGS: readonly string[] =
  "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv uk tr nb ar ja ko zh-Hans zh-Hant pt-BR".split(
    " ",
  );

/** The direction of a field for texts in a language. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(?:-|$)/i.test(tag) ? "rtl" : "ltr";
}

/** The languages of a page, its own first; empty where it says none or has no other. */
export function tagsOf(page: {
  readonly language: string;
  readonly languages: readonly { readonly tag: string }[];
}): string[] {
  const others = page.languages.map(({ tag }) => tag);
  return page.language === "" || others.length === 0 ? [] : [page.language, ...others];
}

/** The one of a page's languages that comes nearest to another. @param tags - not empty. */
export function nearest(tags: readonly string[], wanted: string): string {
  const primary = (tag: string) => tag.toLowerCase().split("-", 1)[0];
  return (
    tags.find((tag) => tag === wanted) ??
    tags.find((tag) => primary(tag) === primary(wanted)) ??
    tags[0] ??
    wanted
  );
}
