import type { Landing } from "../../src/features/codes/landing.ts";
import { CAFE_HOURS, CAFE_MENU, CAFE_TEXT } from "./part-samples.ts";

/** A code with a realistic landing page for each template. */

const legal = {
  imprintUrl: "https://museum.example/imprint",
  privacyUrl: "https://museum.example/privacy",
};

const lead = {
  ask: ["email", "name", "phone", "company", "message"],
  submitLabel: "Send me the programme",
  consentText: "I agree that the museum writes to me about its programme. I can withdraw this at any time.",
} satisfies Landing["lead"];

export const LEAD_ASK = lead.ask;

/** The input that makes a code with a page, by template. */
export const PAGES = {
  action: {
    title: "Poster, main station",
    landing: {
      template: "action",
      headline: "Hall 3 is open again",
      text: "After two years of building works.\n\nTickets at the desk and here.",
      cta: { label: "Get a ticket" },
      legal,
    },
  },
  profile: {
    type: "vcard",
    fields: {
      givenName: "Jürgen",
      familyName: "Groß",
      org: "Museum am Fluss",
      title: "Head of collections",
      telWork: "+49 30 901820",
      telCell: "+49 170 1234567",
      email: "juergen@museum.example",
      url: "https://museum.example/team",
      streetAddress: "Am Ufer 1",
      locality: "Berlin",
      postalCode: "10115",
      countryName: "Germany",
    },
    landing: { template: "profile", headline: "Jürgen Groß", text: "Collections and loans.", legal },
  },
  links: {
    landing: {
      template: "links",
      headline: "Museum am Fluss",
      text: "Everything in one place.",
      links: [
        { label: "Opening hours", url: "https://museum.example/hours" },
        { label: "Write to us", url: "mailto:desk@museum.example" },
        { label: "Call us", url: "tel:+4930901820" },
      ],
      legal,
    },
  },
  offer: {
    type: "text",
    fields: { text: "FLUSS-2026" },
    landing: {
      template: "offer",
      headline: "Two for one on Thursdays",
      text: "Show this at the desk.",
      cta: { label: "See the terms" },
      legal,
    },
  },
  event: {
    type: "event",
    fields: {
      summary: "Summer concert",
      dtstart: "2026-09-01T18:00",
      dtend: "2026-09-01T20:00",
      tzid: "Europe/Berlin",
      location: "Courtyard, Am Ufer 1, Berlin",
      description: "Strings and brass.\nFree entry.",
    },
    landing: { template: "event", headline: "Summer concert", text: "Bring a blanket.", legal },
  },
  lead: {
    landing: {
      template: "lead",
      headline: "The programme, by mail",
      text: "Four times a year.",
      lead,
      legal,
    },
  },
  menu: {
    landing: {
      template: "menu",
      headline: "Café Fluss",
      parts: [CAFE_MENU, CAFE_HOURS],
      legal,
    },
  },
  guide: {
    landing: {
      template: "guide",
      headline: "The old harbour",
      parts: [CAFE_TEXT, { type: "text", id: "more", markdown: "Ships lay here until **1902**." }],
      legal,
    },
  },
  notice: {
    landing: {
      template: "notice",
      headline: "The bridge is closed",
      parts: [{ type: "text", markdown: "Take the [ferry](https://ferry.example/) or the next bridge." }],
      legal,
    },
  },
} as const satisfies Record<Landing["template"], { landing: Landing; [name: string]: unknown }>;

export type Template = keyof typeof PAGES;

export const TEMPLATES = [
  "action",
  "profile",
  "links",
  "offer",
  "event",
  "lead",
  "menu",
  "guide",
  "notice",
] as const;
