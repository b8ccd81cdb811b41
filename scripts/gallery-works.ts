import type { Style } from "../src/qr/style.ts";

/** One code of the contact sheet. */
export interface Work {
  /** Text below the code. A framed code has its text in the frame. */
  readonly label?: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly style: Style;
}

const view = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"';

/** The sun over two waves. */
const SUN = `<svg ${view}><path fill="#0c2a6b" d="M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60z"/><path fill="#fbbf24" d="M18 34a14 14 0 0 1 28 0z"/><path fill="#7dd3fc" d="M10 38h44q-1 4-3 7q-5 3-10 0t-10 0t-10 0t-8 0q-2-3-3-7z"/><path fill="#e0f2fe" d="M16 50q4 2 8 0t9 0t9 0t7 0q-7 8-17 8t-16-8z"/></svg>`;

/** A cup with steam. */
const CUP = `<svg ${view}><path fill="#7c3f14" d="M32 2a30 30 0 1 1 0 60a30 30 0 1 1 0-60z"/><path fill="#fdf6ea" d="M16 28h27v4h4a7 7 0 0 1 0 14h-6q-3 5-8 5h-7q-10 0-10-11zM43 36v6h4a3 3 0 0 0 0-6z"/><path fill="#fdf6ea" d="M22 24q-3-4 0-7t0-6q6 4 3 8t0 5zM31 24q-3-4 0-7t0-6q6 4 3 8t0 5z"/></svg>`;

/** Two leaves on a stalk. */
const LEAVES = `<svg ${view}><path fill="#166534" d="M30 62V44Q8 46 6 18q24 0 25 20Q32 12 58 6q4 34-24 36v20z"/></svg>`;

const page = (path: string) => ({ type: "url", fields: { url: `https://example.org/${path}` } });

/** The codes of the gallery, row by row. */
export const WORKS: readonly Work[] = [
  { label: "A link", ...page("sunset"), style: { template: "sunset" } },
  {
    label: "Wi-Fi",
    type: "wifi",
    fields: { ssid: "Seaside", password: "sun-and-sea", security: "WPA" },
    style: { template: "ocean", logo: { svg: SUN, size: 0.3, padding: 0.5, background: "circle" } },
  },
  {
    label: "A contact",
    type: "mecard",
    fields: { lastName: "Lovelace", firstName: "Ada" },
    style: { template: "minimal", background: "#ffffff" },
  },
  {
    label: "A menu",
    ...page("menu"),
    style: { template: "espresso", logo: { svg: CUP, size: 0.3, padding: 0.5 } },
  },
  {
    label: "A place",
    type: "geo",
    fields: { latitude: 53.5438, longitude: 9.9803 },
    style: { template: "leaf" },
  },
  { ...page("hello"), style: { template: "banner", frame: { text: "Scan me" } } },
  { ...page("audio/7"), style: { template: "bubble", frame: { text: "Listen in" } } },
  {
    ...page("tickets"),
    style: {
      template: "liquid",
      frame: { shape: "box", text: "Tickets", color: "#4338ca" },
    },
  },
  {
    ...page("harvest"),
    style: {
      template: "forest",
      logo: { svg: LEAVES, size: 0.26, padding: 0.5 },
      frame: { shape: "banner", text: "Find your tree", color: "#166534", textColor: "#ffffff" },
    },
  },
  {
    ...page("review"),
    style: {
      template: "orchid",
      frame: { shape: "bubble", text: "Did you like it?", color: "#86198f", textColor: "#ffffff" },
    },
  },
  {
    label: "A phone number",
    type: "phone",
    fields: { number: "+49 40 1234567" },
    style: { template: "ribbons" },
  },
  {
    label: "A message",
    type: "text",
    fields: { text: "Meet me at the pier" },
    style: { template: "midnight", modules: { shape: "classy" } },
  },
  { label: "Plain", ...page("print"), style: { template: "classic" } },
  { label: "A letter", type: "email", fields: { to: "hi@example.org" }, style: { template: "diamond" } },
  { label: "A bulletin", ...page("news"), style: { template: "columns" } },
];

/** The code of the README. */
export const README_CODE: Work = {
  ...page("quietzone"),
  style: {
    size: 360,
    foreground: {
      gradient: "linear",
      angle: 45,
      stops: [
        { offset: 0, color: "#134e4a" },
        { offset: 1, color: "#312e81" },
      ],
    },
    background: "#ffffff",
    modules: { shape: "connected" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "circle" },
  },
};
