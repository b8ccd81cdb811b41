import { type Markup, markup } from "../../kit/shared/markup.ts";
import { PAGES, SECTIONS } from "./contents.ts";
import type { Body } from "./model.ts";

/** A kind of reader, and where to begin. */
interface Door {
  readonly reader: string;
  readonly wish: string;
  /** Paths of pages, the first one first. */
  readonly pages: readonly string[];
}

const DOORS: readonly Door[] = [
  {
    reader: "You print codes",
    wish: "Draw a code that scans, in your colours, as a file for the printer. You need no account.",
    pages: ["first-code", "drawing", "sheets"],
  },
  {
    reader: "You write a program",
    wish: "Make codes, change where they lead and read their numbers over HTTP.",
    pages: ["api", "tracked-codes", "sdk", "reference"],
  },
  {
    reader: "You have an agent",
    wish: "Let it draw codes, make them and read their numbers, with a key that allows no more.",
    pages: ["agents", "keys"],
  },
  {
    reader: "You run a service of your own",
    wish: "Install it in a minute, set it up, keep it backed up, and grow.",
    pages: ["operating", "settings", "growing", "security"],
  },
  {
    reader: "You answer for data protection",
    wish: "See what is stored about people who scan, for how long, and what consent changes.",
    pages: ["privacy", "pages", "security"],
  },
  {
    reader: "You have many codes",
    wish: "Bring them from another service, make them from a table, or take all of them with you.",
    pages: ["bulk", "tracked-codes", "moving-in", "moving-out"],
  },
];

/** The body of `/docs`. @param root - the relative address of the service's root. */
export function coverBody(root: string): Body {
  return {
    headings: [],
    html: markup`<h1>Docs</h1>
      <p class="lead">Who are you, and what do you want to do?</p>
      <div class="doors">${DOORS.map((door) => doorMarkup(door, root))}</div>
      <h2 id="all-pages">All pages</h2>
      <div class="all">${SECTIONS.map(
        ({ title, pages }) =>
          markup`<section><h3>${title}</h3><ul>${pages.map(
            ({ path, summary }) => markup`<li>${pageLink(path, root)} ${summary}</li>`,
          )}</ul></section>`,
      )}</div>`,
  };
}

function doorMarkup({ reader, wish, pages }: Door, root: string): Markup {
  return markup`<section><h2>${reader}</h2><p>${wish}</p><ul>${pages.map((path) => markup`<li>${pageLink(path, root)}</li>`)}</ul></section>`;
}

/** @throws Error when there is no such page: a door would lead nowhere */
function pageLink(path: string, root: string): Markup {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The contents have no page ${path}`);
  return markup`<a href="${root}docs/${path}">${page.title}</a>`;
}
