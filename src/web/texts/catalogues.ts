import { createCatalogue } from "./texts.ts";

/** The catalogues of studio and console. They are there in every language. */

type Start = typeof import("./en.ts");
type Console = typeof import("./console-en.ts");
type Views = typeof import("./views-en.ts");

/** Loads what pages start with, in the app's language. @throws `Offline` when it does not come. */
export const loadStart = createCatalogue<Start>({
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  it: () => import("./it.ts"),
});

/** Loads what the console starts with besides. @throws `Offline` when it does not come. */
export const loadConsole = createCatalogue<Console>({
  en: () => import("./console-en.ts"),
  de: () => import("./console-de.ts"),
  fr: () => import("./console-fr.ts"),
  es: () => import("./console-es.ts"),
  it: () => import("./console-it.ts"),
});

/** Loads the texts of the console's views in the app's language. @throws `Offline` when they do not come. */
export const loadViews = createCatalogue<Views>({
  en: () => import("./views-en.ts"),
  de: () => import("./views-de.ts"),
  fr: () => import("./views-fr.ts"),
  es: () => import("./views-es.ts"),
  it: () => import("./views-it.ts"),
});
