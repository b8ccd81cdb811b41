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
  /** The language of the texts of its owner, a tag; `null` where its owner does not say it. */
  readonly ownLanguage: string | null;
  /**
   * The query by which forms come back to the page in the language that was asked for: `?lang=fr`, or
   * empty.
   */
  readonly inLanguage: string;
  /** The address from which the browser loads a picture or a recording of the page's parts. */
  readonly loaded: (folder: "i" | "f", item: { readonly id: string; readonly url: string }) => string;
  /** Identifies this form: sent twice, it counts once. */
  readonly submission: string;
  /** The time at which the page is drawn, in milliseconds since 1970. */
  readonly now: number;
}
