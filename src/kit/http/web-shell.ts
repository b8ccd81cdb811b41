import { ICON, MARK } from "../shared/mark.ts";

/** The pages of the web app before their scripts are loaded. Without JavaScript this is all there is. */

/** The pages of the web app. */
export type App = "studio" | "console" | "operator";

export const SHELL_LANGUAGES = ["en", "de"] as const;
export type ShellLanguage = (typeof SHELL_LANGUAGES)[number];

/** Facts about the service that its pages show. */
export interface ShellFacts {
  /** The operator's mail or web address; `null` where none is set. */
  readonly contact: string | null;
  readonly sendsMail: boolean;
}

/** Names of the built files that a page loads. */
export interface ShellFiles {
  readonly script: string;
  readonly style: string;
  readonly preload: readonly string[];
  readonly typeface: string;
  /** Runs before the page is painted; `null` for none. */
  readonly early: string | null;
}

const TEXTS = {
  en: {
    studio: "Quietzone – QR codes that scan",
    console: "Quietzone – Console",
    operator: "Quietzone – Operator",
    about: {
      studio:
        "Draw QR codes in your colours, with a logo, and see at once whether they scan. As SVG, PDF, EPS and PNG, without signing up.",
      console: "Change QR codes after they were printed, and see how often they are scanned.",
      operator: "For those who run this service.",
    },
    claim: "QR codes that scan",
    needsScript: "This page is a program that runs in your browser and needs JavaScript.",
    reference: "What it does can be done without it, too: see the API reference.",
  },
  de: {
    studio: "Quietzone – QR-Codes, die sich scannen lassen",
    console: "Quietzone – Konsole",
    operator: "Quietzone – Betrieb",
    about: {
      studio:
        "QR-Codes in Ihren Farben und mit Logo gestalten und sofort sehen, ob sie sich scannen lassen. Als SVG, PDF, EPS und PNG, ohne Anmeldung.",
      console: "QR-Codes auch nach dem Druck ändern und sehen, wie oft sie gescannt werden.",
      operator: "Für alle, die diesen Dienst betreiben.",
    },
    claim: "QR-Codes, die sich scannen lassen",
    needsScript: "Diese Seite ist ein Programm, das in Ihrem Browser läuft und JavaScript braucht.",
    reference: "Was sie kann, geht auch ohne sie: siehe die API-Referenz.",
  },
} as const satisfies Record<ShellLanguage, object>;

/** Grey shapes in the place of the app, so that nothing moves when it appears. */
const SKELETONS = {
  studio:
    '<div class="studio-skeleton" aria-hidden="true"><div class="skeleton tall"></div><div class="skeleton square"></div></div>',
  console: "",
  operator: "",
} as const satisfies Record<App, string>;

/**
 * The same of the console, for somebody who is signed in: its navigation and a view. The page's script says
 * who is.
 */
const SIGNED_IN = `<div class="console console-skeleton" aria-hidden="true"><div class="console-bar">
<div class="console-top"><span class="brand">${MARK.text}<span>Quietzone</span></span><div class="skeleton"></div></div>
<div class="console-nav">${'<div class="skeleton"></div>'.repeat(10)}</div></div>
<div class="console-main"><div class="skeleton head"></div><div class="skeleton sums"></div><div class="skeleton tall"></div></div></div>`;

/**
 * A whole page. Its addresses are relative, so that it works under a base URL with a path.
 */
export function shellPage(
  app: App,
  language: ShellLanguage,
  files: ShellFiles,
  { contact, sendsMail }: ShellFacts,
): string {
  const texts = TEXTS[language];
  const facts = `${contact === null ? "" : ` data-contact="${escaped(contact)}"`}${sendsMail ? " data-mail" : ""}`;
  const early = files.early === null ? "" : `<script src="web/${files.early}"></script>`;
  const preload = files.preload.map((name) => `<link rel="modulepreload" href="web/${name}">`).join("");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${texts[app]}</title><meta name="description" content="${texts.about[app]}">
<meta name="theme-color" media="(prefers-color-scheme:light)" content="#f6f5f1"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0e1013">
<link rel="icon" href="${ICON}">${early}<link rel="stylesheet" href="web/${files.style}">
<link rel="preload" href="web/${files.typeface}" as="font" type="font/woff2" crossorigin>${preload}<script type="module" src="web/${files.script}"></script></head>
<body><div id="app" data-app="${app}"${facts}><header class="bar"><a class="brand" href="./">${MARK.text}<span>Quietzone</span></a></header>
<main class="page"><noscript><div class="state"><h1>${texts.claim}</h1><p>${texts.needsScript}</p><p><a href="docs/reference">${texts.reference}</a></p></div></noscript>${SKELETONS[app]}</main>${app === "console" ? SIGNED_IN : ""}</div></body></html>
`;
}

/** A URI in an attribute: of what HTML reads it has ampersands alone. */
function escaped(uri: string): string {
  return uri.replaceAll("&", "&amp;");
}
