import type { Visit } from "./model.ts";
import type { PreparedPage } from "./prepared.ts";
import type { PageTexts } from "../../kit/languages/page-model.ts";
import type { PartTexts } from "../../kit/languages/parts-model.ts";
import type { LanguageTag } from "../../kit/languages/tags.ts";

/** The input of the parts of a page. */
export interface RenderContext {
  readonly page: PreparedPage;
  readonly visit: Visit;
  /** The language of our own texts. */
  readonly language: LanguageTag;
  readonly texts: PageTexts;
  readonly partTexts: PartTexts;
  /** From the page to the service's root, escaped for an address: `../`. */
  readonly root: string;
  /** The address of the picture at the top; `null` without one. */
  readonly cover: string | null;
  /** Identifies this form: sent twice, it counts once. */
  readonly submission: string;
}
