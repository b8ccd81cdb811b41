import type { Style } from "../../src/qr/style.ts";
import { STYLE_TEMPLATES } from "../../src/qr/templates.ts";
import { base64, png } from "./logo/png-maker.ts";

/** A style anyone might ask for, which must be accepted, with a name for the test. */
export type Sensible = readonly [name: string, style: Style];

const BRANDS = {
  spotify: "#1DB954",
  instagram: "#E4405F",
  linkedin: "#0A66C2",
  reddit: "#FF4500",
  facebook: "#1877F2",
  youtube: "#FF0000",
  airbnb: "#FF5A5F",
  twitch: "#9146FF",
  slack: "#4A154B",
  stripe: "#635BFF",
  dropbox: "#0061FF",
  pinterest: "#BD081C",
  soundcloud: "#FF5500",
  etsy: "#F16521",
  starbucks: "#006241",
  ikea: "#0058A3",
};

export const BADGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#e11d48"/><path d="M6 12h12" stroke="#fff" stroke-width="4"/></svg>';
const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path fill="#111" d="M0 0h12v20H0zM16 0h12v20H16zM32 0h12v20H32zM48 0h12v20H48z"/></svg>';

/** Eight by eight pixels of red, green, blue and dark, a quarter each. */
const PHOTO = base64(
  png({
    width: 8,
    height: 8,
    depth: 8,
    colorType: 2,
    raw: Uint8Array.from({ length: 8 * 25 }, (_, at) => {
      const [row, column] = [Math.floor(at / 25), Math.floor(((at % 25) - 1) / 3)];
      const quarter = (row < 4 ? 0 : 2) + (column < 4 ? 0 : 1);
      return at % 25 !== 0 && ((at % 25) - 1) % 3 === quarter ? 220 : 0;
    }),
  }),
);

const GRADIENTS: Record<string, Style["foreground"]> = {
  "violet to orange": line(45, "#4c1d95", "#c2410c"),
  "instagram's": line(45, "#405de6", "#833ab4", "#c13584", "#e1306c"),
  "blue to teal": line(90, "#1e3a8a", "#0f766e"),
  "navy to green": line(0, "#0b1f3f", "#15803d"),
  "black to grey": line(135, "#000000", "#6b7280"),
  "radial red": round("#dc2626", "#450a0a"),
  "radial blue": round("#1d4ed8", "#000000"),
};

/** Sixty styles and more: every template, brand colours on white, gradients, papers, shapes, eyes, logos and frames. */
export const SENSIBLE_STYLES: readonly Sensible[] = [
  ["nothing at all", {}],
  ...STYLE_TEMPLATES.map(({ id }): Sensible => [`template ${id}`, { template: id }]),
  ...Object.entries(BRANDS).map(([name, foreground]): Sensible => [`${name}'s colour`, { foreground }]),
  ...Object.entries(GRADIENTS).map(([name, paint]): Sensible => [
    `a gradient, ${name}`,
    paint ? { foreground: paint } : {},
  ]),
  ["a gradient behind", { background: line(90, "#ffffff", "#dbeafe") }],
  [
    "gradients before and behind",
    { foreground: line(0, "#000000", "#1e3a8a"), background: round("#fff", "#fde68a") },
  ],
  ["no background", { background: "transparent" }],
  ["cream paper", { foreground: "#3b2314", background: "#fdf6ea" }],
  ["yellow paper", { background: "#ffd600" }],
  ["kraft paper", { background: "#c9a77c" }],
  ["a narrow quiet zone", { margin: 2 }],
  ["a quiet zone of one module", { margin: 1 }],
  ["a thumbnail", { size: 128 }],
  ["large and plain", { size: 2048 }],
  ["dots", { modules: { shape: "dot", scale: 0.8 } }],
  ["small squares", { modules: { shape: "square", scale: 0.7 } }],
  ["diamonds", { modules: { shape: "diamond", scale: 0.95 } }],
  ["thin bars", { modules: { shape: "vertical", scale: 0.65 } }],
  [
    "flowing",
    { modules: { shape: "connected" }, eyeFrame: { shape: "circle" }, eyeBall: { shape: "circle" } },
  ],
  ["green eyes in black", { eyeBall: { color: "#15803d", shape: "circle" }, eyeFrame: { shape: "circle" } }],
  ["red eyes", { eyeFrame: { color: "#b91c1c" }, eyeBall: { color: "#b91c1c" } }],
  ["blue frames, orange balls", { eyeFrame: { color: "#1e40af" }, eyeBall: { color: "#c2410c" } }],
  ["a small logo", { logo: { svg: BADGE, size: 0.1 } }],
  ["a logo", { logo: { svg: BADGE } }],
  ["a large logo", { logo: { svg: BADGE, size: 0.3 } }],
  ["a logo without padding", { logo: { svg: BADGE, size: 0.25, padding: 0 } }],
  ["a logo on white", { logo: { svg: BADGE, size: 0.22, background: "#ffffff" } }],
  ["a wide logo", { logo: { svg: WORDMARK, size: 0.3 } }],
  ["a picture", { logo: { png: PHOTO, size: 0.2 } }],
  ["a large picture in dots", { logo: { png: PHOTO, size: 0.28 }, modules: { shape: "dot" } }],
  ["a logo at level Q", { ecc: "Q", logo: { svg: BADGE, size: 0.18 } }],
  ["a box", { frame: { shape: "box", color: "#7c3aed" } }],
  ["a box with words", { frame: { shape: "box", text: "Menu" } }],
  ["a banner", { frame: { shape: "banner", text: "Scan me", color: "#be123c" } }],
  ["a bubble", { frame: { shape: "bubble", text: "Wi-Fi", color: "#0f766e" } }],
  [
    "a banner around a logo",
    { frame: { shape: "banner", text: "Join us" }, logo: { svg: BADGE, size: 0.2 } },
  ],
];

function line(angle: number, ...colors: readonly string[]): NonNullable<Style["foreground"]> {
  return { gradient: "linear", angle, stops: evenly(colors) };
}

function round(...colors: readonly string[]): NonNullable<Style["foreground"]> {
  return { gradient: "radial", stops: evenly(colors) };
}

function evenly(colors: readonly string[]): { offset: number; color: string }[] {
  return colors.map((color, index) => ({ offset: index / (colors.length - 1), color }));
}
