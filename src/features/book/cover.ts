import { type Markup, markup } from "../../kit/shared/markup.ts";
import { PAGES, SECTIONS } from "./contents.ts";
import {
  COVERS,
  FRAME_WORDS,
  type Language,
  type Named,
  namedIn,
  sectionTitle,
  spokenIn,
} from "./frame-words.ts";
import type { Body } from "./model.ts";

/** A kind of reader, and what that reader wants. */
type Wish = readonly [reader: string, wish: string];

/** Where a kind of reader begins. */
interface Door extends Readonly<Record<Language, Wish>> {
  /** Paths of pages, the first one first. */
  readonly pages: readonly string[];
}

const DOORS: readonly Door[] = [
  {
    en: [
      "You print codes",
      "Draw a code that scans, in your colours, as a file for the printer. You need no account.",
    ],
    de: [
      "Sie drucken Codes",
      "Gestalten Sie einen Code, der sich scannen lässt, in Ihren Farben, als Datei für die Druckerei. Ein Konto brauchen Sie nicht.",
    ],
    pages: ["first-code", "drawing", "sheets"],
  },
  {
    en: ["You write a program", "Make codes, change where they lead and read their numbers over HTTP."],
    de: [
      "Sie schreiben ein Programm",
      "Legen Sie Codes an, ändern Sie ihre Ziele und lesen Sie ihre Zahlen, über HTTP.",
    ],
    pages: ["api", "tracked-codes", "sdk", "reference"],
  },
  {
    en: [
      "You have an agent",
      "Let it draw codes, make them and read their numbers, with a key that allows no more.",
    ],
    de: [
      "Sie haben einen Agenten",
      "Lassen Sie ihn Codes zeichnen, anlegen und auswerten, mit einem Schlüssel, der nicht mehr erlaubt.",
    ],
    pages: ["agents", "keys"],
  },
  {
    en: ["You run a service of your own", "Install it in a minute, set it up, keep it backed up, and grow."],
    de: [
      "Sie betreiben den Dienst selbst",
      "Installieren Sie ihn in einer Minute, richten Sie ihn ein, sichern Sie ihn, und lassen Sie ihn wachsen.",
    ],
    pages: ["operating", "settings", "growing", "security"],
  },
  {
    en: [
      "You answer for data protection",
      "See what is stored about people who scan, for how long, and what consent changes.",
    ],
    de: [
      "Sie verantworten den Datenschutz",
      "Sehen Sie, was über Menschen gespeichert wird, die scannen, wie lange, und was eine Einwilligung ändert.",
    ],
    pages: ["privacy", "pages", "security"],
  },
  {
    en: [
      "You have many codes",
      "Bring them from another service, make them from a table, or take all of them with you.",
    ],
    de: [
      "Sie haben viele Codes",
      "Holen Sie Ihre Codes von einem anderen Dienst, legen Sie sie aus einer Tabelle an, oder nehmen Sie alle mit.",
    ],
    pages: ["bulk", "tracked-codes", "moving-in", "moving-out"],
  },
];

const WORDS = {
  en: {
    question: "Who are you, and what do you want to do?",
    all: "All pages",
  },
  de: {
    question: "Wer sind Sie, und was möchten Sie tun?",
    all: "Alle Seiten",
  },
} as const satisfies Readonly<Record<Language, object>>;

/** Every page is there in English, so this is a heading of other covers. */
const ONLY_ENGLISH = "Auf Englisch";

/**
 * The body of the cover.
 * @param root - the relative address of the service's root.
 * @param offersGerman - whether the English cover leads a reader who prefers German to the German one.
 */
export function coverBody(root: string, language: Language, offersGerman: boolean): Body {
  const words = WORDS[language];
  return {
    headings: [],
    html: markup`${offersGerman && germanOffer(root)}<h1>${FRAME_WORDS[language].docs}</h1>
      <p class="lead">${words.question}</p>
      <div class="doors">${DOORS.map((door) => doorMarkup(door, root, language))}</div>
      <h2 id="all-pages">${words.all}</h2>
      <div class="all">${groups(language).map(
        ({ title, pages }) =>
          markup`<section><h3>${title}</h3><ul>${pages.map(
            (page) =>
              markup`<li${spokenIn(page.language, language)}>${pageLink(page, root)} ${page.summary}</li>`,
          )}</ul></section>`,
      )}</div>`,
  };
}

function germanOffer(root: string): Markup {
  return markup`<p class="offer" lang="de">Das Wichtigste gibt es auf Deutsch: <a hreflang="de" href="${root}${COVERS.de}">zur deutschen Doku</a></p>`;
}

/** The sections with their pages in a language, and at the end the pages that are not there in it. */
function groups(language: Language): { title: string; pages: Named[] }[] {
  const all = SECTIONS.map((section) => ({
    title: sectionTitle(section, language),
    pages: section.pages.map((page) => namedIn(page, language)),
  }));
  const others = all.flatMap(({ pages }) => pages.filter((page) => page.language !== language));
  return [
    ...all.map(({ title, pages }) => ({ title, pages: pages.filter((page) => page.language === language) })),
    { title: ONLY_ENGLISH, pages: others },
  ].filter(({ pages }) => pages.length > 0);
}

function doorMarkup(door: Door, root: string, language: Language): Markup {
  const [reader, wish] = door[language];
  const links = door.pages.map((path) => {
    const page = pageOf(path, language);
    return markup`<li${spokenIn(page.language, language)}>${pageLink(page, root)}</li>`;
  });
  return markup`<section><h2>${reader}</h2><p>${wish}</p><ul>${links}</ul></section>`;
}

/** @throws Error when there is no such page: a door would lead nowhere */
function pageOf(path: string, language: Language): Named {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The contents have no page ${path}`);
  return namedIn(page, language);
}

function pageLink({ path, title }: Named, root: string): Markup {
  return markup`<a href="${root}docs/${path}">${title}</a>`;
}
