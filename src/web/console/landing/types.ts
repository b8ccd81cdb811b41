import type { JsonObject } from "../../lib/json.ts";

/** The parts of a code that its page shows besides its landing. */
export interface About {
  readonly target: string;
  /** Whether the code leads to this page alone, which then has no button. */
  readonly isOwnPage: boolean;
  readonly title: string;
  readonly type: string;
  readonly fields: JsonObject;
  /** Only of a code that exists. */
  readonly shortId?: string;
}

/** Whether the text at a JSON pointer within the page is wrong. */
export type WrongAt = (pointer: string) => boolean;
