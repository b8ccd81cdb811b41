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
  /** Identifies this form: sent twice, it counts once. */
  readonly submission: string;
  /** The time at which the page is drawn, in milliseconds since 1970. */
  readonly now: number;
}
