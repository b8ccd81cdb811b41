import { posix } from "node:path";
import { PAGES } from "./contents.ts";
import type { WrittenPage } from "./model.ts";

/** The repository's path of a written page's text. */
export function fileOf({ file, path }: WrittenPage): string {
  return file ?? `docs/${path}.md`;
}

/** Pages by the file in the repository that a link to them names. */
const PAGE_OF_FILE: ReadonlyMap<string, string> = new Map([
  ...PAGES.flatMap((page): readonly [string, string][] =>
    "text" in page ? [[fileOf(page), page.path]] : [],
  ),
  ["NOTICE", "notices"],
]);

/**
 * The address on the service that a link in a page's text leads to.
 * @param root - the relative address of the service's root.
 * @returns `null` where the link leads to a file that is only in the repository.
 */
export function servedLink(href: string, page: WrittenPage, root: string): string | null {
  if (href.startsWith("#") || /^[a-z]+:/i.test(href)) return href;
  const [path = "", anchor] = href.split("#", 2);
  const target = PAGE_OF_FILE.get(posix.join(posix.dirname(fileOf(page)), path));
  if (target === undefined) return null;
  return `${root}docs/${target}${anchor === undefined ? "" : `#${anchor}`}`;
}
