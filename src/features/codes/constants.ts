/** Characters of a code's title, and of its campaign. */
export const TITLE_LENGTH = 200;
export const GROUP_LENGTH = 100;
export const EXTERNAL_ID_LENGTH = 200;

/** Tags of a code, at most, and characters of each; characters of its notes. */
export const MOST_TAGS = 20;
export const TAG_LENGTH = 40;
export const NOTES_LENGTH = 2_000;

/** The most new codes in one request. */
export const MOST_AT_ONCE = 100;

/** The most characters of each text of a landing page, and its most links. */
export const LANDING_LENGTHS = {
  headline: 200,
  text: 5_000,
  button: 80,
  consent: 2_000,
  thanks: 1_000,
  link: 120,
  file: 80,
  address: 2_048,
} as const;
export const MOST_LINKS = 50;

/** How the file of a page is opened. */
export const FILE_OPENINGS = ["button", "direct"] as const;

/**
 * The parts of a page in the order of each template. `content` is the code's own: a contact, an event, a code
 * for the desk, a network.
 */
export const LANDING_ORDERS = {
  action: ["cover", "headline", "text", "content", "file", "button", "links", "lead"],
  profile: ["cover", "headline", "text", "content", "file", "button", "links", "lead"],
  links: ["cover", "headline", "text", "content", "file", "links", "button", "lead"],
  offer: ["cover", "headline", "text", "content", "file", "button", "links", "lead"],
  event: ["cover", "headline", "text", "content", "file", "button", "links", "lead"],
  lead: ["cover", "headline", "text", "content", "file", "lead", "button", "links"],
} as const;
export type LandingPart = (typeof LANDING_ORDERS)["action"][number];
