import { servedLink } from "./links.ts";
import type { Page } from "./model.ts";

/** Pages as Markdown, for programs that read: `/docs/{path}.md`, and in German `/docs/de/{path}.md`. */

/** The one page that is no text: licences, as their authors wrote them. */
const WITHOUT = "notices";

/** Whether a page has a twin in Markdown. */
export function hasTwin({ path }: Pick<Page, "path">): boolean {
  return path !== WITHOUT;
}

/** A link or a picture of Markdown. */
const LINK = /\]\(([^()\s]+)\)/g;

/**
 * The Markdown of a page with absolute links, so that it can be read anywhere. A link to a file that is not
 * served becomes one to the contents.
 * @param file - the repository's path of the text
 * @param docs - the address of the book, without a slash at its end
 */
export function withAbsoluteLinks(text: string, file: string, docs: string): string {
  const absolute = (href: string) => {
    if (href.startsWith("#")) return href;
    const served = servedLink(href, file, "");
    if (served === null) return docs;
    if (/^[a-z]+:/i.test(served)) return served;
    return served.replace(
      /^docs\/((?:de\/)?[\w-]+)(?=#|$)/,
      (_, path: string) => `${docs}/${path}${hasTwin({ path }) ? ".md" : ""}`,
    );
  };
  let isCode = false;
  const lines = text.split("\n").map((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    return isCode ? line : line.replace(LINK, (_, href: string) => `](${atDocs(absolute(href), docs)})`);
  });
  return lines.join("\n");
}

/** Pages below the reference and pictures have no twin. */
function atDocs(address: string, docs: string): string {
  return address.replace(/^docs\//, `${docs}/`);
}
