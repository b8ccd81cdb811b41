import type { InteractionType } from "./model.ts";

/** What is kept of interactions: how often, by code, UTC day and type. */
export interface InteractionStore {
  /** Nothing is counted for a code that was deleted meanwhile. */
  count(codeId: string, type: InteractionType, at: number): Promise<void>;
}
