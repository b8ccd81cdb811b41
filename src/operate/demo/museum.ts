/** The workspace of the demonstration: a museum that does not exist. Its addresses are of domains that nobody can own (RFC 2606). */

/** Nobody can have this address, so a workspace with it is a demonstration's. */
export const DEMO_EMAIL = "demo@quietzone.invalid";

/** The people of the workspace: the first one signs up, and the others are invited. */
export const MEMBERS = [
  { role: "owner", name: "Ana Horvat", email: DEMO_EMAIL },
  { role: "editor", name: "Ben Okafor", email: "editor.demo@quietzone.invalid" },
  { role: "viewer", name: "Cleo Brandt", email: "viewer.demo@quietzone.invalid" },
] as const;

export const DEMO_NAME = "Museum am Fluss (demo)";

/** Hours of the day in which a code is scanned, with the shares of each from midnight on (Central European Time). */
const OPENING = [0, 0, 0, 0, 0, 0, 0, 1, 3, 9, 16, 19, 15, 16, 20, 22, 17, 9, 3, 1, 1, 0, 0, 0];
const STREET = [1, 1, 0, 0, 0, 1, 3, 9, 12, 8, 7, 8, 11, 10, 8, 9, 12, 16, 15, 11, 8, 6, 4, 2];
const EVENING = [1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 7, 5, 3, 3, 5, 9, 16, 22, 20, 13, 6, 2];

/** Shares of the days from Sunday on. The museum is closed on Mondays. */
const MUSEUM_WEEK = [19, 0.4, 8, 9, 11, 12, 21];
const STREET_WEEK = [8, 11, 11, 12, 12, 13, 12];

export interface DemoCode {
  /** The body of its creation. `look` is replaced by a style that names the look. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The look by its place in `LOOKS`. */
  readonly look?: number;
  /** The day of the month on which it is made, 0 for the first. */
  readonly since: number;
  /** The day on which it is switched off. */
  readonly until?: number;
  /** Scans of a usual day. */
  readonly daily: number;
  readonly hours: readonly number[];
  readonly week: readonly number[];
  /** Pages with a link to the code, from which some people come. */
  readonly referrers?: readonly string[];
  /** The share of people who go on to each event of its page, and who leave a lead. */
  readonly page?: {
    readonly events: readonly (readonly [type: string, share: number])[];
    readonly leads: number;
  };
}

export const LOOKS = [
  {
    name: "House style",
    isDefault: true,
    style: { template: "rounded", foreground: "#0f4c5c", eyeBall: { shape: "circle", color: "#9a3412" } },
  },
  { name: "Posters", style: { template: "dots", foreground: "#7c2d12", ecc: "Q" } },
] as const;

/** Codes that phones act on by themselves. The first hangs in the foyer. */
export const PLAIN_CODES = [
  {
    type: "wifi",
    fields: { ssid: "Museum Guests", password: "welcome-to-hall-1" },
    title: "Wi-Fi of the foyer",
    group: "Foyer",
    printed: true,
  },
  {
    type: "vcard",
    fields: {
      givenName: "Clara",
      familyName: "Moreau",
      org: "Museum on the River",
      email: "clara.moreau@museum.example",
    },
    title: "Card of the director",
  },
  {
    type: "event",
    fields: {
      summary: "Long Night of the Museum",
      dtstart: "2027-06-12T18:00:00",
      dtend: "2027-06-13T00:00:00",
      location: "Museum on the River",
    },
    title: "Long Night",
    group: "Posters",
  },
] as const;

const inside = { hours: OPENING, week: MUSEUM_WEEK } as const;
const outside = { hours: STREET, week: STREET_WEEK } as const;

const inLanguages = (room: string) => [
  { name: "German", when: { language: ["de"] }, target: `https://museum.example/de/${room}` },
  { name: "French", when: { language: ["fr"] }, target: `https://museum.example/fr/${room}` },
];

function room(number: number, title: string, daily: number): DemoCode {
  const path = `audio/hall-${number}`;
  const target = `https://museum.example/en/${path}`;
  return {
    body: { title: `Hall ${number}: ${title}`, group: "Audio guide", target, rules: inLanguages(path) },
    look: 0,
    since: 0,
    daily,
    ...inside,
  };
}

function poster(place: string, daily: number, since: number, until = Number.POSITIVE_INFINITY): DemoCode {
  return {
    body: {
      title: `Poster, ${place}`,
      group: "Autumn exhibition",
      target: "https://museum.example/autumn",
      utm: { source: "poster", medium: "print", campaign: "autumn" },
    },
    look: 1,
    since,
    until,
    daily,
    ...outside,
  };
}

export const CODES: readonly DemoCode[] = [
  room(1, "The river", 46),
  room(2, "Boats", 38),
  room(3, "The flood of 1862", 34),
  room(4, "Bridges", 22),
  room(5, "Fish and fishermen", 17),
  poster("central station", 31, 0),
  poster("tram line 6", 18, 0),
  poster("university", 14, 9, 27),
  {
    body: {
      title: "Tickets, flyer",
      group: "Autumn exhibition",
      target: "https://museum.example/tickets",
      rules: [
        {
          name: "form",
          when: {},
          split: [
            { name: "short", target: "https://museum.example/tickets/short", weight: 1 },
            { name: "long", target: "https://museum.example/tickets/long", weight: 1 },
          ],
        },
      ],
    },
    look: 1,
    since: 4,
    daily: 16,
    ...outside,
    referrers: ["https://www.instagram.com/", "https://city.example/events"],
  },
  {
    body: {
      title: "Friends of the museum",
      group: "Autumn exhibition",
      target: "https://museum.example/friends",
      landing: {
        template: "lead",
        headline: "Become a friend of the museum",
        text: "Friends see every exhibition first, and meet the people who make it.",
        theme: { accent: "#0f4c5c" },
        cta: { label: "What friends get" },
        lead: {
          ask: ["name", "email", "message"],
          required: ["email"],
          consentText: "The museum may write to me about the friends of the museum.",
          thanks: "Thank you! We will write within a few days.",
        },
        legal: { privacyUrl: "https://museum.example/privacy" },
      },
    },
    look: 0,
    since: 2,
    daily: 13,
    ...inside,
    page: {
      events: [
        ["page_view", 0.97],
        ["cta_click", 0.24],
        ["form_start", 0.22],
      ],
      leads: 0.13,
    },
  },
  {
    body: {
      title: "Long night, programme",
      target: "https://museum.example/long-night",
      landing: {
        template: "action",
        headline: "The long night by the river",
        text: "Music, boats and a late soup, until one in the morning.",
        theme: { accent: "#7c2d12" },
        cta: { label: "See the programme" },
        links: [{ label: "How to get here", url: "https://museum.example/way" }],
      },
    },
    look: 1,
    since: 14,
    daily: 19,
    hours: EVENING,
    week: STREET_WEEK,
    page: {
      events: [
        ["page_view", 0.98],
        ["cta_click", 0.51],
        ["link_click", 0.17],
      ],
      leads: 0,
    },
  },
  {
    body: { title: "Café, menu on the tables", target: "https://museum.example/cafe/menu" },
    look: 0,
    since: 0,
    daily: 27,
    ...inside,
  },
];

/** Edits of codes by their places. */
export const EDITS: readonly { day: number; code: number; body: Readonly<Record<string, unknown>> }[] = [
  { day: 11, code: 11, body: { target: "https://museum.example/cafe/winter-menu" } },
  { day: 20, code: 6, body: { title: "Poster, tram lines 6 and 11" } },
];
