import { createCatalogue } from "../lib/texts.ts";

/** The catalogues of the app's texts. */

/** What pages start with, and what both share. */
export const start = createCatalogue({ en: () => import("./en.ts"), de: () => import("./de.ts") });

/** The views of the console. */
export const views = createCatalogue({
  en: () => import("./views-en.ts"),
  de: () => import("./views-de.ts"),
});
