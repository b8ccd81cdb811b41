import type { PageSource } from "./model.ts";

/** What a visitor can do on a hosted page. */
export const INTERACTIONS = ["page_view", "cta_click", "link_click", "form_start", "contact_save"] as const;
export type InteractionType = (typeof INTERACTIONS)[number];

/** What is kept of interactions: how often, by code, UTC day and type. */
export interface InteractionStore {
  /** Nothing is counted for a code that was deleted meanwhile. */
  count(codeId: string, type: InteractionType, at: number): Promise<void>;
}

/** What pages are made from. */
export interface PageStore {
  /** The code behind a short id; `"gone"` when it was deleted, `null` when it never was. */
  find(shortId: string): Promise<PageSource | "gone" | null>;
}
