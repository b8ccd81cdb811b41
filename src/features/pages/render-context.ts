import type { Visit } from "./model.ts";
import type { PreparedPage } from "./prepared.ts";
import type { Texts } from "./texts/model.ts";

/** The input of the parts of a page. */
export interface RenderContext {
  readonly page: PreparedPage;
  readonly visit: Visit;
  readonly texts: Texts;
  /** From the page to the service's root, escaped for an address: `../`. */
  readonly root: string;
  /** The address of the picture at the top; `null` without one. */
  readonly cover: string | null;
  /** The language of the texts of its owner, a tag; `null` where its owner does not say it. */
  readonly language: string | null;
  /** The query by which forms come back to the page in the language that was asked for: `?lang=fr`, or empty. */
  readonly inLanguage: string;
  /** Identifies this form: sent twice, it counts once. */
  readonly submission: string;
}
