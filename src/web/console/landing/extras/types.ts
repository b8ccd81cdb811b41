import type { LandingDraft } from "../draft.ts";
import type { PageErrors } from "../parts/types.ts";

/** The languages of a page, as they are edited. */
export interface LanguagesProps {
  readonly page: LandingDraft;
  /** @param change - of the page as it is by then. */
  readonly onChange: (change: (page: LandingDraft) => Partial<LandingDraft>) => void;
  readonly errors: PageErrors;
  /** Shows the page in a language. */
  readonly onShow: (tag: string) => void;
}
