/** What somebody did on a hosted page. */
export const INTERACTIONS = ["page_view", "cta_click", "link_click", "form_start", "contact_save"] as const;
export type InteractionType = (typeof INTERACTIONS)[number];
