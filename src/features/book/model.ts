import type { Markup } from "../../kit/shared/markup.ts";

/** A heading of a page, for its contents. */
export interface Heading {
  readonly level: number;
  /** Its anchor, as on the page. */
  readonly id: string;
  readonly text: Markup;
}

/** A page without the frame, which all pages share. */
export interface Body {
  /** Begins with its `h1`. An `h2`, `h3` or `tr` with an `id` is a result of the search of its own. */
  readonly html: Markup;
  /** The headings of level 2 and 3, in order. */
  readonly headings: readonly Heading[];
}

/** A page that is made, with its text where it has one in Markdown. */
export interface MadeBody extends Body {
  readonly text?: string;
}

/** Pages that are made from data of the program. */
export type MadePage = "problems" | "notices" | "reference";

interface PageBase {
  /** The last part of its address, `/docs/{path}`. */
  readonly path: string;
  readonly title: string;
  /** The use that a reader has of it, in one line. */
  readonly summary: string;
}

/** A page whose text is a Markdown file of the repository. */
export interface WrittenPage extends PageBase {
  /** Where the text is embedded. */
  readonly text: string;
  /** The file's path in the repository; `docs/{path}.md` without. Links in the text are relative to it. */
  readonly file?: string;
}

/** A page that is made from data. */
interface GeneratedPage extends PageBase {
  readonly made: MadePage;
}

export type Page = WrittenPage | GeneratedPage;

export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A result of the search: a page, or one of its sections. */
export interface SearchEntry {
  /** The address below `/docs/`, with the anchor. */
  readonly at: string;
  /** The page. */
  readonly page: string;
  /** The section; empty for the beginning of a page. */
  readonly title: string;
  readonly text: string;
  /** Other words by which people look for it. */
  readonly also?: string;
}

/** A page below the reference: `/docs/reference/{path}`. It is not in the contents; the reference lists it. */
export interface Leaf {
  readonly path: string;
  readonly title: string;
  body(): Body | Promise<Body>;
}
