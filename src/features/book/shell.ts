import { ICON, MARK } from "../../kit/shared/mark.ts";
import { type Markup, markup, type Piece, trusted } from "../../kit/shared/markup.ts";
import { PAGES, SECTIONS } from "./contents.ts";
import type { Body, Heading, Page } from "./model.ts";

/** The built files that a page loads. */
export interface BookFiles {
  readonly script: string;
  readonly style: string;
  /** The modules that the script imports. */
  readonly preload: readonly string[];
  readonly typeface: string;
}

/** The navigation and files around a body. Addresses are relative, so that the book works below a base address with a path. */
export interface Frame {
  readonly files: BookFiles;
  readonly title: string;
  /** From the page to the root of the service: `./`, `../` … */
  readonly root: string;
  /** The path of the page in the contents; `null` for the cover and for a page that is not there. */
  readonly path: string | null;
  /** The same page in Markdown, below `docs/`. */
  readonly twin?: string;
}

/** A whole page of the book. */
export function framed(frame: Frame, { html, headings }: Body): Markup {
  const { files, root, title, path, twin } = frame;
  return markup`<!doctype html>${"\n"}
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>${title} – Quietzone</title>
        <meta name="theme-color" media="(prefers-color-scheme:light)" content="#f6f5f1">
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0e1013">
        <link rel="icon" href="${ICON}">
        <link rel="stylesheet" href="${root}web/${files.style}">
        <link rel="preload" href="${root}web/${files.typeface}" as="font" type="font/woff2" crossorigin>
        ${files.preload.map((name) => markup`<link rel="modulepreload" href="${root}web/${name}">`)}
        <script type="module" src="${root}web/${files.script}"></script>
        ${twin !== undefined && markup`<link rel="alternate" type="text/markdown" href="${root}docs/${twin}">`}
      </head>
      <body data-root="${root}">
        <a class="skip" href="#content">Skip to content</a>
        <header class="bar">
          <span class="brand"><a href="${root}">${MARK}<span>Quietzone</span></a><a href="${root}docs">Docs</a></span>
          <div class="search" data-search></div>
          <a class="console" href="${root}app">Console</a>
        </header>
        <details class="menu">
          <summary>Contents</summary>
          <nav class="toc" aria-label="Contents">${sections(frame, headings)}</nav>
        </details>
        <div class="frame">
          <nav class="sections toc" aria-label="Sections">${sections(frame, [])}</nav>
          <main id="content" tabindex="-1">
            <article>${html}</article>
            ${path === null ? null : neighbours(path, root)}
          </main>
          ${headings.length > 1 && markup`<nav class="on-page toc" aria-labelledby="on-page"><p id="on-page">On this page</p>${anchors(headings)}</nav>`}
        </div>
      </body>
    </html>${"\n"}`;
}

/** @param headings - of the current page, which are listed below its name. */
function sections({ path, root }: Frame, headings: readonly Heading[]): Piece {
  return SECTIONS.map(
    ({ title, pages }) =>
      markup`<p>${title}</p><ul>${pages.map((page) => {
        const isCurrent = page.path === path;
        const current = trusted(isCurrent ? ' aria-current="page"' : "");
        return markup`<li><a href="${root}docs/${page.path}"${current}>${page.title}</a>${isCurrent && headings.length > 1 ? anchors(headings) : null}</li>`;
      })}</ul>`,
  );
}

function anchors(headings: readonly Heading[]): Piece {
  return markup`<ul>${headings.map(
    ({ id, level, text }) => markup`<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  )}</ul>`;
}

/** Links to the pages before and after. */
function neighbours(path: string, root: string): Piece {
  const at = PAGES.findIndex((page) => page.path === path);
  const link = (page: Page | undefined, rel: "prev" | "next", label: string) =>
    page &&
    markup`<a class="${rel}" rel="${rel}" href="${root}docs/${page.path}"><span>${label}</span><strong>${page.title}</strong></a>`;
  return markup`<nav class="neighbours" aria-label="Neighbouring pages">
    ${link(PAGES[at - 1], "prev", "Before") ?? null}${link(PAGES[at + 1], "next", "Next") ?? null}
  </nav>`;
}
