import type { AppLanguage, OperatorLanguage } from "../shared/constants.ts";
import { ICON, MARK } from "../shared/mark.ts";

/** The pages of the web app before their scripts are loaded. Without JavaScript this is all there is. */

/** The pages of the web app. */
export type App = "studio" | "console" | "operator";

/** Facts about the service that its pages show. */
export interface ShellFacts {
  /** The operator's mail or web address; `null` where none is set. */
  readonly contact: string | null;
  readonly sendsMail: boolean;
  /** Whether GS1 Digital Links are answered at the base URL. */
  readonly gs1: boolean;
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

interface Head {
  readonly title: string;
  readonly about: string;
}

const TEXTS = {
  en: {
    studio: "Quietzone – QR codes that scan",
    console: "Quietzone – Console",
    about: {
      studio:
        "Draw QR codes in your colours, with a logo, and see at once whether they scan. As SVG, PDF, EPS and PNG, without signing up.",
      console: "Change QR codes after they were printed, and see how often they are scanned.",
    },
    claim: "QR codes that scan",
    needsScript: "This page is a program that runs in your browser and needs JavaScript.",
    reference: "What it does can be done without it, too: see the API reference.",
  },
  de: {
    studio: "Quietzone – QR-Codes, die sich scannen lassen",
    console: "Quietzone – Konsole",
    about: {
      studio:
        "QR-Codes in Ihren Farben und mit Logo gestalten und sofort sehen, ob sie sich scannen lassen. Als SVG, PDF, EPS und PNG, ohne Anmeldung.",
      console: "QR-Codes auch nach dem Druck ändern und sehen, wie oft sie gescannt werden.",
    },
    claim: "QR-Codes, die sich scannen lassen",
    needsScript: "Diese Seite ist ein Programm, das in Ihrem Browser läuft und JavaScript braucht.",
    reference: "Was sie kann, geht auch ohne sie: siehe die API-Referenz.",
  },
  fr: {
    studio: "Quietzone – des codes QR qui se scannent",
    console: "Quietzone – Console",
    about: {
      studio:
        "Des codes QR à vos couleurs, avec un logo, et la preuve immédiate qu’ils se scannent. En SVG, PDF, EPS et PNG, sans inscription.",
      console: "Modifiez des codes QR déjà imprimés et voyez combien de fois ils sont scannés.",
    },
    claim: "Des codes QR qui se scannent",
    needsScript: "Cette page est un programme qui s’exécute dans votre navigateur et a besoin de JavaScript.",
    reference: "Ce qu’elle fait est aussi possible sans elle : voyez la référence de l’API.",
  },
  es: {
    studio: "Quietzone – Códigos QR que se escanean",
    console: "Quietzone – Consola",
    about: {
      studio:
        "Códigos QR en sus colores y con logotipo, y a la vista si se escanean. En SVG, PDF, EPS y PNG, sin registrarse.",
      console: "Cambie códigos QR ya impresos y vea cuántas veces se escanean.",
    },
    claim: "Códigos QR que se escanean",
    needsScript: "Esta página es un programa que se ejecuta en su navegador y necesita JavaScript.",
    reference: "Lo que hace también se puede hacer sin ella: vea la referencia de la API.",
  },
  it: {
    studio: "Quietzone – Codici QR che si leggono",
    console: "Quietzone – Console",
    about: {
      studio:
        "Disegni codici QR nei Suoi colori, con un logo, e veda subito se si leggono. In SVG, PDF, EPS e PNG, senza iscriversi.",
      console: "Modifichi i codici QR anche dopo la stampa, e veda quante volte vengono scansionati.",
    },
    claim: "Codici QR che si leggono",
    needsScript: "Questa pagina è un programma che gira nel Suo browser e ha bisogno di JavaScript.",
    reference: "Ciò che fa si può fare anche senza: veda il riferimento API.",
  },
} as const satisfies Record<AppLanguage, object>;

/** The page of operators. */
const OPERATOR = {
  en: { title: "Quietzone – Operator", about: "For those who run this service." },
  de: { title: "Quietzone – Betrieb", about: "Für alle, die diesen Dienst betreiben." },
} as const satisfies Record<OperatorLanguage, Head>;

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
 * @param head - what it is called, and what it is for.
 */
function page(
  app: App,
  language: AppLanguage,
  head: Head,
  files: ShellFiles,
  { contact, sendsMail, gs1 }: ShellFacts,
): string {
  const texts = TEXTS[language];
  const told = [
    ...(contact === null ? [] : [`contact="${escaped(contact)}"`]),
    ...(sendsMail ? ["mail"] : []),
    ...(gs1 ? ["gs1"] : []),
  ];
  const facts = told.map((fact) => ` data-${fact}`).join("");
  const early = files.early === null ? "" : `<script src="web/${files.early}"></script>`;
  const preload = files.preload.map((name) => `<link rel="modulepreload" href="web/${name}">`).join("");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${head.title}</title><meta name="description" content="${head.about}">
<meta name="theme-color" media="(prefers-color-scheme:light)" content="#f6f5f1"><meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0e1013">
<link rel="icon" href="${ICON}">${early}<link rel="stylesheet" href="web/${files.style}">
<link rel="preload" href="web/${files.typeface}" as="font" type="font/woff2" crossorigin>${preload}<script type="module" src="web/${files.script}"></script></head>
<body><div id="app" data-app="${app}"${facts}><header class="bar"><a class="brand" href="./">${MARK.text}<span>Quietzone</span></a></header>
<main class="page"><noscript><div class="state"><h1>${texts.claim}</h1><p>${texts.needsScript}</p><p><a href="docs/reference">${texts.reference}</a></p></div></noscript>${SKELETONS[app]}</main>${app === "console" ? SIGNED_IN : ""}</div></body></html>
`;
}

/** The page of studio or console. */
export function shellPage(
  app: Exclude<App, "operator">,
  language: AppLanguage,
  files: ShellFiles,
  facts: ShellFacts,
): string {
  const texts = TEXTS[language];
  return page(app, language, { title: texts[app], about: texts.about[app] }, files, facts);
}

/** The page of operators. */
export function operatorPage(language: OperatorLanguage, files: ShellFiles, facts: ShellFacts): string {
  return page("operator", language, OPERATOR[language], files, facts);
}

/** A URI in an attribute: of what HTML reads it has ampersands alone. */
function escaped(uri: string): string {
  return uri.replaceAll("&", "&amp;");
}
