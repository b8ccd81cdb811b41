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
  stopNumber: 8,
  tour: 120,
  where: 200,
  offerCode: 64,
  offerCodes: 1_000,
} as const;
export const MOST_LINKS = 50;

/** Languages of a page besides its own. */
export const MOST_LANGUAGES = 40;

/** The most links of a code's GS1 address, the most qualifiers of that, and characters of their texts. */
export const MOST_GS1_LINKS = 100;
export const GS1_LIMITS = {
  qualifiers: 8,
  value: 90,
  type: 60,
  title: 200,
  language: 35,
  mediaType: 127,
  context: 60,
} as const;

/** How the file of a page is opened. */
export const FILE_OPENINGS = ["button", "direct"] as const;

/** An id of a part on its page, as a pattern. */
export const PART_ID = "[a-z0-9][a-z0-9-]{0,19}";

/** The most parts of a page, and the most of what is in each; lengths in characters. */
export const PART_LIMITS = {
  parts: 30,
  title: 120,
  markdown: 10_000,
  sections: 20,
  dishes: 100,
  dishesInAll: 300,
  name: 120,
  dishText: 500,
  prices: 6,
  priceLabel: 40,
  amount: 1e9,
  currencies: 6,
  pictures: 12,
  alt: 200,
  caption: 300,
  chapters: 50,
  seconds: 86_400,
  transcript: 20_000,
  openings: 4,
  exceptions: 60,
  apps: 6,
  label: 120,
  address: 300,
  files: 20,
} as const;
