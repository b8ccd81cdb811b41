import { nextTurn } from "../../kit/shared/next-turn.ts";
import { markup, type Markup, trusted } from "../../kit/shared/markup.ts";
import { PAGES } from "./contents.ts";
import { coverBody } from "./cover.ts";
import { fileOf, germanFile, servedLink } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import { type GermanPage, GERMAN_PAGES, withSamples } from "./german.ts";
import { withAddress, withAddressInExamples } from "./home.ts";
import type { Body, Leaf, MadeBody, MadePage, Page, SearchEntry, WrittenPage } from "./model.ts";
import { partsIn, withParts } from "./parts.ts";
import type { Contract } from "./reference/document.ts";
import { searchEntries } from "./search-index.ts";
import { FRAME_WORDS, type Language } from "./frame-words.ts";
import { type BookFiles, type Frame, framed } from "./shell.ts";
import { hasTwin, withAbsoluteLinks } from "./twins.ts";

/** From `/docs/{path}` to the root of the service. */
const UP = "../";

/** The page that has pages below it. */
const PARENT = "reference";

export interface Book {
  /**
   * The cover, at `/docs` and `/docs/de`.
   * @param offersGerman - whether it leads a reader who prefers German to the German one.
   */
  cover(language: Language, offersGerman: boolean): Markup;
  /** The page at `/docs/{path}`. */
  page(page: Page): Promise<Markup>;
  /** The same page in Markdown, at `/docs/{path}.md`. */
  twin(page: Page): Promise<string>;
  /** All twins, one after the other: `/llms-full.txt`. */
  whole(): Promise<string>;
  /** The page at `/docs/de/{path}`, in German. */
  german(page: WrittenPage, german: GermanPage): Promise<Markup>;
  /** The same page in Markdown, at `/docs/de/{path}.md`. */
  germanTwin(page: WrittenPage, german: GermanPage): Promise<string>;
  /** The page at `/docs/reference/{path}`. */
  leaf(leaf: Leaf): Promise<Markup>;
  /** The page in place of one that is not there. @param root - from its address to the root of the service */
  nowhere(root: string, language: Language): Markup;
  /** Everything that the search of a language looks through: JSON of a list of `SearchEntry`. */
  searchIndex(language: Language): Promise<string>;
}

/** Makes the pages of the book, each when it is asked for. */
export function createBook(needs: {
  files: BookFiles;
  /** The service's own address, without a slash at its end. */
  baseUrl: string;
  /** The bodies of pages that are made from data. */
  made: Readonly<Record<MadePage, (root: string) => MadeBody | Promise<MadeBody>>>;
  /** The operations of the reference, for the search. */
  operations: () => Promise<readonly SearchEntry[]>;
  /** Pages have parts that are made of it. */
  contract: () => Promise<Contract>;
}): Book {
  const { files, baseUrl, made, operations, contract } = needs;
  const own = Bun.escapeHTML(baseUrl);
  const atHome = ({ html, headings }: Body, replace = withAddress): Body => ({
    headings,
    html: trusted(replace(html.text, own)),
  });

  const inFrame = (frame: Omit<Frame, "files" | "baseUrl">, body: Body) =>
    framed({ files, baseUrl, ...frame }, body);

  /** The text of a page, with the parts that are made. */
  async function textOf({ text: path }: WrittenPage): Promise<string> {
    const text = await Bun.file(path).text();
    return partsIn(text).length === 0 ? text : withParts(text, await contract());
  }

  async function bodyOf(page: Page): Promise<Body> {
    if ("made" in page) return atHome(await made[page.made](UP));
    return atHome(renderMarkdown(await textOf(page), (href) => servedLink(href, fileOf(page), UP)));
  }

  const germanText = async (german: GermanPage, english: string) =>
    withSamples(await Bun.file(german.text).text(), english);

  async function germanBody(page: WrittenPage, german: GermanPage): Promise<Body> {
    const english = await textOf(page);
    const ids = renderMarkdown(english, () => null).headings.map(({ id }) => id);
    const linkOf = (href: string) => servedLink(href, germanFile(page), `${UP}${UP}`);
    return atHome(renderMarkdown(await germanText(german, english), linkOf, { ids, language: "de" }));
  }

  const twinOf = (text: string, file: string) =>
    withAddress(withAbsoluteLinks(text, file, `${baseUrl}/docs`), baseUrl);

  async function twin(page: Page): Promise<string> {
    const text = "made" in page ? (await made[page.made](UP)).text : await textOf(page);
    if (text === undefined) throw new Error(`The page ${page.path} has no text in Markdown`);
    return twinOf(text, fileOf(page));
  }

  return {
    cover: (language, offersGerman) => {
      const root = language === "de" ? UP : "./";
      const frame = { title: FRAME_WORDS[language].docs, root, path: "", language };
      return inFrame(frame, coverBody(root, language, offersGerman));
    },
    page: async (page) => {
      const { title, path } = page;
      const markdown = hasTwin(page) && { twin: `${path}.md` };
      return inFrame({ title, root: UP, path, ...markdown }, await bodyOf(page));
    },
    leaf: async ({ title, body }) =>
      inFrame(
        { title: `API: ${title}`, root: `${UP}${UP}`, path: PARENT },
        atHome(await body(), withAddressInExamples),
      ),
    german: async (page, german) =>
      inFrame(
        {
          title: german.title,
          root: `${UP}${UP}`,
          path: page.path,
          twin: `de/${page.path}.md`,
          language: "de",
        },
        await germanBody(page, german),
      ),
    germanTwin: async (page, german) =>
      twinOf(await germanText(german, await textOf(page)), germanFile(page)),
    twin,
    whole: async () => {
      const texts: string[] = [];
      for (const page of PAGES.filter(hasTwin)) {
        texts.push(`<!-- ${baseUrl}/docs/${page.path}.md -->\n\n${(await twin(page)).trim()}\n`);
        await nextTurn();
      }
      return texts.join("\n\n");
    },
    nowhere: (root, language) => {
      const { nowhere: title, nowhereAdvice } = FRAME_WORDS[language];
      const html = markup`<h1>${title}</h1><p>${nowhereAdvice}</p>`;
      return inFrame({ title, root, path: null, language }, { headings: [], html });
    },
    searchIndex: async (language) => {
      const entries: SearchEntry[] = [];
      for (const page of PAGES) {
        const german = language === "de" && "text" in page ? GERMAN_PAGES.get(page.path) : undefined;
        entries.push(
          ...(german && "text" in page
            ? searchEntries({ path: `de/${page.path}`, title: german.title }, await germanBody(page, german))
            : searchEntries(page, await bodyOf(page))),
        );
        // One page in a turn of the loop: all together take longer than a request may hold it.
        await nextTurn();
      }
      return JSON.stringify([...entries, ...(await operations())]);
    },
  };
}
