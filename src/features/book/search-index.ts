import type { Body, Page, SearchEntry } from "./model.ts";
import { plainText } from "./plain-text.ts";
import { SEARCH_WORDS } from "./search-words.ts";

/** A tag, or the text up to the next one. */
const TOKENS = /<([^<>]+)>|([^<]+)/g;

/** A tag that begins a section, with its anchor. */
const BEGIN = /^(?:h[23]|tr) id="([^"]+)"/;

/** Tags at which words end: inline elements don't separate them. */
const BLOCK = /^\/?(?:p|li|t[dhr]|h\d|pre|blockquote)\b/;

interface Draft {
  readonly at: string;
  title: string;
  text: string;
}

/** A page as entries of the search: its beginning, and each section, with the words that a reader sees. */
export function searchEntries(page: Pick<Page, "path" | "title">, { html }: Body): SearchEntry[] {
  const start: Draft = { at: page.path, title: "", text: "" };
  const drafts = [start];
  let section = start;
  let current = start;
  let part: "title" | "text" | "skipped" = "skipped";
  for (const [, tag, words] of html.text.matchAll(TOKENS)) {
    if (words !== undefined) {
      if (part !== "skipped") current[part] += words;
      continue;
    }
    if (tag === undefined) continue;
    const id = BEGIN.exec(tag)?.[1];
    if (id !== undefined) {
      current = { at: `${page.path}#${id}`, title: "", text: "" };
      if (tag.startsWith("h")) section = current;
      drafts.push(current);
      part = "title";
    } else if (tag.startsWith('a class="anchor"')) part = "skipped";
    else if (/^\/h\d$/.test(tag) || (part === "title" && tag === "/td")) part = "text";
    else if (tag === "/tr") current = section;
    if (BLOCK.test(tag) && part === "text") current.text += " ";
  }
  return drafts.map(({ at, title, text }) => {
    const also = SEARCH_WORDS[at.replace(/^de\//, "")];
    const entry = { at, page: page.title, title: plainText(title), text: plainText(text) };
    return also === undefined ? entry : { ...entry, also };
  });
}
