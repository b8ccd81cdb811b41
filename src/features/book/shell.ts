import { ICON, MARK } from "../../kit/shared/mark.ts";
import { type Markup, markup, type Piece, trusted } from "../../kit/shared/markup.ts";
import { PAGES, SECTIONS } from "./contents.ts";
import { COVERS, FRAME_WORDS, type Language, namedIn, sectionTitle, spokenIn } from "./frame-words.ts";
import { GERMAN_PAGES } from "./german.ts";
import type { Body, Heading, Page } from "./model.ts";

/** The built files that a page loads. */
export interface BookFiles {
  readonly script: string;
  readonly style: string;
  /** The modules that the script imports. */
  readonly preload: readonly string[];
  readonly typeface: string;
}

/**
 * The navigation and files around a body. Addresses are relative, so that the book works below a base address
 * with a path; searches read `hreflang` only where it is whole.
 */
export interface Frame {
  readonly files: BookFiles;
  /** The service's own address, without a slash at its end. */
  readonly baseUrl: string;
  readonly title: string;
  /** From the page to the root of the service: `./`, `../` … */
  readonly root: string;
  /** The path of the page in the contents; empty for the cover, `null` for a page that is not there. */
  readonly path: string | null;
  /** The same page in Markdown, below `docs/`. */
  readonly twin?: string;
  readonly language?: Language;
}

/** A whole page of the book. */
export function framed(frame: Frame, { html, headings }: Body): Markup {
  const { files, root, title, path, twin, language = "en" } = frame;
  const words = FRAME_WORDS[language];
  const other = otherLanguage(frame);
  return markup`<!doctype html>${"\n"}
    <html lang="${language}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>${title} – Quietzone</title>
        <meta name="description" content="${aboutOf(frame)}">
        <meta name="theme-color" media="(prefers-color-scheme:light)" content="#f6f5f1">
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0e1013">
        <link rel="icon" href="${ICON}">
        <link rel="stylesheet" href="${root}web/${files.style}">
        <link rel="preload" href="${root}web/${files.typeface}" as="font" type="font/woff2" crossorigin>
        ${files.preload.map((name) => markup`<link rel="modulepreload" href="${root}web/${name}">`)}
        <script type="module" src="${root}web/${files.script}"></script>
        ${other && markup`<link rel="alternate" hreflang="${other.language}" href="${frame.baseUrl}/${other.path}">`}
        ${twin !== undefined && markup`<link rel="alternate" type="text/markdown" href="${root}docs/${twin}">`}
      </head>
      <body data-root="${root}">
        <a class="skip" href="#content">${words.skip}</a>
        <header class="bar">
          <span class="brand"><a href="${root}">${MARK}<span>Quietzone</span></a><a href="${root}${COVERS[language]}">${words.docs}</a></span>
          <div class="search" data-search></div>
          ${other && markup`<a class="other" lang="${other.language}" hreflang="${other.language}" href="${root}${other.path}">${words.other}</a>`}
          <a class="console" href="${root}app">${words.console}</a>
        </header>
        <details class="menu">
          <summary>${words.contents}</summary>
          <nav class="toc" aria-label="${words.contents}">${sections(frame, headings)}</nav>
        </details>
        <div class="frame">
          <nav class="sections toc" aria-label="${words.sections}">${sections(frame, [])}</nav>
          <main id="content" tabindex="-1">
            <article>${html}</article>
            ${path ? neighbours(path, root, language) : null}
          </main>
          ${headings.length > 1 && markup`<nav class="on-page toc" aria-labelledby="on-page"><p id="on-page">${words.onPage}</p>${anchors(headings)}</nav>`}
        </div>
      </body>
    </html>${"\n"}`;
}

/** @param headings - of the current page, which are listed below its name. */
function sections({ path, root, language = "en" }: Frame, headings: readonly Heading[]): Piece {
  return SECTIONS.map(
    (section) =>
      markup`<p>${sectionTitle(section, language)}</p><ul>${section.pages.map((page) => {
        const isCurrent = page.path === path;
        const current = trusted(isCurrent ? ' aria-current="page"' : "");
        const named = namedIn(page, language);
        return markup`<li><a href="${root}docs/${named.path}"${current}${spokenIn(named.language, language)}>${named.title}</a>${isCurrent && headings.length > 1 ? anchors(headings) : null}</li>`;
      })}</ul>`,
  );
}

function anchors(headings: readonly Heading[]): Piece {
  return markup`<ul>${headings.map(
    ({ id, level, text }) => markup`<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  )}</ul>`;
}

/** Links to the pages before and after. */
function neighbours(path: string, root: string, language: Language): Piece {
  const words = FRAME_WORDS[language];
  const at = PAGES.findIndex((page) => page.path === path);
  const link = (page: Page | undefined, rel: "prev" | "next", label: string) => {
    const named = page && namedIn(page, language);
    return (
      named &&
      markup`<a class="${rel}" rel="${rel}" href="${root}docs/${named.path}"><span>${label}</span><strong${spokenIn(named.language, language)}>${named.title}</strong></a>`
    );
  };
  return markup`<nav class="neighbours" aria-label="${words.neighbours}">
    ${link(PAGES[at - 1], "prev", words.before) ?? null}${link(PAGES[at + 1], "next", words.next) ?? null}
  </nav>`;
}

/** A line about the page, for searches. */
function aboutOf({ path, language = "en" }: Frame): string {
  const page = PAGES.find((candidate) => candidate.path === path);
  return page ? namedIn(page, language).summary : FRAME_WORDS[language].about;
}

/**
 * The same page in the other language, by its path from the root of the service; `null` where it is in one
 * alone.
 */
function otherLanguage({ path, language = "en" }: Frame): { language: Language; path: string } | null {
  if (path === null || (path !== "" && !GERMAN_PAGES.has(path))) return null;
  const other = language === "de" ? "en" : "de";
  return { language: other, path: `${COVERS[other]}${path && `/${path}`}` };
}
