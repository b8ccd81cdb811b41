import type { PartOf } from "../../src/features/codes/part-models.ts";
import type { Landing } from "../../src/features/codes/landing.ts";

/** Content and styles that are as expensive to draw as their schemas allow. */

const COLORS = ["#000000", "#101010", "#202020", "#301010", "#103010", "#101030", "#111111", "#000011"];

/** A gradient of eight stops. */
export function gradient(kind: "linear" | "radial") {
  return { gradient: kind, stops: COLORS.map((color, index) => ({ offset: index / 7, color })) };
}

/** Text that fills the largest symbol: 177 × 177 modules. */
const LONG_TEXT = "x".repeat(2_300);

/** A drawing of the largest symbol with everything that a style may have. */
export function largest(style: object = {}): { type: string; fields: object; style: object } {
  return {
    type: "text",
    fields: { text: LONG_TEXT },
    style: {
      ecc: "M",
      margin: 20,
      size: 4_096,
      foreground: gradient("radial"),
      background: "#ffffff",
      modules: { shape: "dot", scale: 1 },
      eyeFrame: { shape: "leaf", color: "#102030" },
      eyeBall: { shape: "diamond", color: "#302010" },
      frame: { shape: "bubble", text: "W".repeat(40), color: "#102030", textColor: "#ffffff" },
      ...style,
    },
  };
}

/** A hosted page with as much of everything as it may hold, and the largest logo that is its picture in a browser's tab, too. */
export function fullestPage(template: Landing["template"]): Landing {
  const address = (index: number) => `https://museum.example/${index}/${"x".repeat(2_000)}`;
  return {
    template,
    headline: "&".repeat(200),
    text: "<\n".repeat(2_500),
    cta: { label: "&".repeat(80) },
    lead: {
      ask: ["email", "name", "phone", "company", "message"],
      required: ["email", "name", "phone", "company", "message"],
      submitLabel: "&".repeat(80),
      consentText: "<\n".repeat(1_000),
      thanks: "<\n".repeat(500),
    },
    links: Array.from({ length: 50 }, (_, index) => ({ label: "&".repeat(120), url: address(index) })),
    theme: { accent: "#123456", background: "#fefefe" },
    logo: { id: "devicon.seaborn" },
    order: ["lead", "links", "button", "content", "text", "headline", "cover"],
    legal: { imprintUrl: address(51), privacyUrl: address(52) },
  };
}

/**
 * A page with as many parts, dishes, exceptions and texts as one may have, in 100,000 characters and 5,000
 * values.
 */
export function fullestParts(): Landing {
  const dishes = Array.from({ length: 15 }, (_, n): PartOf<"menu">["sections"][number]["dishes"][number] => ({
    name: "&".repeat(54),
    text: "<".repeat(43),
    prices: [{ amount: 999_999.99, currency: ["EUR", "USD", "GBP"][n % 3] ?? "EUR" }],
    allergens: [1, 3],
    diet: "vegetarian",
    soldOut: true,
  }));
  const times = ["00:00", "06:00", "12:00", "18:00"].map((from) => ({ from, to: from }));
  const weekly = { mon: times, tue: times, wed: times, thu: times, fri: times, sat: times, sun: times };
  // The last that names a day holds, so that each day asks all of them. No day is open for a year.
  const exceptions = Array.from({ length: 60 }, (_, n) =>
    n === 0 ? { from: "2000-01-01", to: "9999-12-31", hours: [] } : { from: "2000-01-01", hours: times },
  );
  return {
    template: "menu",
    headline: "&".repeat(200),
    parts: [
      { type: "menu", currency: "CHF", sections: Array.from({ length: 20 }, () => ({ dishes })) },
      { type: "hours", zone: "America/Argentina/ComodRivadavia", weekly, exceptions },
      { type: "text", markdown: "[a](".repeat(2_500) },
      { type: "text", id: "more", markdown: "*a ".repeat(3_333) },
      ...Array.from({ length: 26 }, (_, n) => ({
        type: "location" as const,
        id: `place-${n}`,
        address: "&\n".repeat(20),
      })),
    ],
  };
}

/** The tags of the most languages that a page may have beside its own. */
const OTHERS =
  "fr es it pt pl cs sk sl hr bg uk hu el mt ja ko nl da sv nb fi et lv lt ga tr ar he fa hi th vi id ms ca eu gl is sq sr";

/** A page in as many languages as one may have, with as long texts in Markdown as all may have together. */
export function fullestLanguages(): Landing {
  const dishes = Array.from({ length: 50 }, (_, n) => ({ name: `${n}` }));
  const translation = {
    headline: "&".repeat(200),
    parts: {
      text: { markdown: "[a](b *c ".repeat(166) },
      menu: { sections: [{ dishes: dishes.map(() => ({ name: "&".repeat(40) })) }] },
    },
  };
  return {
    template: "menu",
    headline: "&".repeat(200),
    language: "de",
    parts: [
      { type: "text", markdown: "a" },
      { type: "menu", currency: "EUR", sections: [{ dishes }] },
    ],
    languages: Object.fromEntries(OTHERS.split(" ").map((tag) => [tag, translation])),
  };
}
