import { posix } from "node:path";
import { PAGES } from "./contents.ts";
import { GERMAN_PAGES } from "./german.ts";
import type { Page } from "./model.ts";

/** The repository's path of a page's text. */
export function fileOf(page: Page): string {
  return ("file" in page ? page.file : undefined) ?? `docs/${page.path}.md`;
}

/** The repository's path of a page's German text. */
export function germanFile({ path }: Pick<Page, "path">): string {
  return `docs/de/${path}.md`;
}

/** Pages by the file that a link to them names: that of their text, or the one that a page of data would have. */
const PAGE_OF_FILE: ReadonlyMap<string, string> = new Map([
  ...PAGES.map((page) => [fileOf(page), page.path] as const),
  ...[...GERMAN_PAGES.keys()].map((path) => [germanFile({ path }), `de/${path}`] as const),
  ["NOTICE", "notices"],
]);

/**
 * A page below the reference, or a picture. They are in no file, so only parts that are made lead to them.
 */
const MADE = /^docs\/(reference\/[\w-]+(?=\.md$)|pictures\/[\w-]+\.svg$)/;

/**
 * The address on the service that a link in a text leads to.
 * @param from - the repository's path of the text.
 * @param root - the relative address of the service's root.
 * @returns `null` where the link leads to a file that is only in the repository.
 */
export function servedLink(href: string, from: string, root: string): string | null {
  if (href.startsWith("#") || /^[a-z]+:/i.test(href)) return href;
  const [path = "", anchor] = href.split("#", 2);
  const file = posix.join(posix.dirname(from), path);
  const target = PAGE_OF_FILE.get(file) ?? MADE.exec(file)?.[1];
  if (target === undefined) return null;
  return `${root}docs/${target}${anchor === undefined ? "" : `#${anchor}`}`;
}
