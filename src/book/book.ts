import { nextTurn } from "../shared/next-turn.ts";
import { markup, type Markup } from "../shared/markup.ts";
import { OWN_PAGES } from "./contents.ts";
import { coverBody } from "./cover.ts";
import { fileOf, servedLink } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import type { Body, MadePage, OwnPage, SearchEntry } from "./model.ts";
import { searchEntries } from "./search-index.ts";
import { type BookFiles, framed } from "./shell.ts";

/** From `/docs/{path}` to the root of the service. */
const UP = "../";

export interface Book {
  /** The cover, at `/docs`. */
  cover(): Markup;
  /** The page at `/docs/{path}`. */
  page(page: OwnPage): Promise<Markup>;
  /** The page in place of one that is not there. */
  nowhere(): Markup;
  /** Everything that the search looks through: JSON of a list of `SearchEntry`. */
  searchIndex(): Promise<string>;
}

/** Makes the pages of the book, each when it is asked for. */
export function createBook(needs: {
  files: BookFiles;
  /** The bodies of pages that are made from data. */
  made: Readonly<Record<MadePage, (root: string) => Body | Promise<Body>>>;
  /** Further results of the search, from pages that the book only leads to. */
  foreignEntries: () => Promise<readonly SearchEntry[]>;
}): Book {
  const { files, foreignEntries, made } = needs;

  async function bodyOf(page: OwnPage): Promise<Body> {
    if ("made" in page) return made[page.made](UP);
    return renderMarkdown(await Bun.file(page.text).text(), (href) => servedLink(href, fileOf(page), UP));
  }

  return {
    cover: () => framed({ files, title: "Docs", root: "./", path: null }, coverBody("./")),
    page: async (page) => framed({ files, title: page.title, root: UP, path: page.path }, await bodyOf(page)),
    nowhere: () => framed({ files, title: "No such page", root: UP, path: null }, NOTHING),
    searchIndex: async () => {
      const entries: SearchEntry[] = [];
      for (const page of OWN_PAGES) {
        entries.push(...searchEntries(page, await bodyOf(page)));
        // One page in a turn of the loop: all together take longer than a request may hold it.
        await nextTurn();
      }
      return JSON.stringify([...entries, ...(await foreignEntries())]);
    },
  };
}

const NOTHING: Body = {
  headings: [],
  html: markup`<h1>There is no such page</h1>
    <p>The address may be mistyped, or the page was moved. The contents list all pages, and the search looks through their text.</p>`,
};
