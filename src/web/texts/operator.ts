import type { OperatorLanguage } from "../../kit/shared/constants.ts";
import { createCatalogue } from "./texts.ts";

/** The catalogue of the operator's page, which has none of the others. */

/** Loads it in the app's language. @throws `Offline` when it does not come. */
export const loadOperator = createCatalogue<typeof import("./operator-en.ts"), OperatorLanguage>({
  en: () => import("./operator-en.ts"),
  de: () => import("./operator-de.ts"),
});
