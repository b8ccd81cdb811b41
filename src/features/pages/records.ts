import type { Listed } from "../blocklist/records.ts";
import type { PageBrand } from "../looks/model.ts";
import type { Landing } from "../codes/landing.ts";

/** The events of a hosted page that are counted. */
export const INTERACTIONS = [
  "page_view",
  "cta_click",
  "link_click",
  "form_start",
  "contact_save",
  "audio_play",
] as const;
export type InteractionType = (typeof INTERACTIONS)[number];

/** The same, and what the service counts by itself. */
export const COUNTED = [...INTERACTIONS, "unlock", "offer"] as const;
export type CountedType = (typeof COUNTED)[number];

/** The data that a code's page is made from. */
export interface PageSource {
  readonly codeId: string;
  readonly tenantId: string;
  readonly shortId: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly target: string;
  /** The hosts that are on lists: links that lead there are hidden. */
  readonly listed?: Listed | null;
  readonly title: string | null;
  readonly landing: Landing | null;
  readonly active: boolean;
  /** Goes up by one with every edit. */
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  readonly tenantName: string;
  /** The defaults that its look gives to its page; `null` for none. */
  readonly brand?: PageBrand | null;
}
