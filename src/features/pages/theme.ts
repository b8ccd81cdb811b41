import { contrastRatio, readableOn, readColor } from "../../qr/color.ts";
import { mixed } from "../../qr/contrast.ts";

/**
 * Makes a readable palette of a tenant's two colours, whatever they are: text has a contrast of at least 4.5 to its
 * background (WCAG 2.2, 1.4.3), edges of controls and the focus ring have 3 (1.4.11).
 */

export interface Theme {
  readonly accent?: string | undefined;
  readonly background?: string | undefined;
}

/** Backgrounds and text. Colours are 0xRRGGBB. */
interface Ground {
  readonly paper: number;
  readonly card: number;
  readonly ink: number;
}

const LIGHT: Ground = { paper: 0xf4f2ed, card: 0xffffff, ink: 0x17191e };
const DARK: Ground = { paper: 0x0e1013, card: 0x191c21, ink: 0xf2f1ed };
const DEFAULT_ACCENT = 0x2f4bd8;
const [BLACK, WHITE, RED] = [0x000000, 0xffffff, 0xc0261c];

/** A little more than the standard's 4.5 and 3, because browsers blend and round. */
const [TEXT, EDGE, COMFORT] = [4.6, 3.1, 7];

/** The theme of a page, as CSS. */
export interface ThemeStyle {
  /** The custom properties of its style. */
  readonly style: string;
  /** The background as `#rrggbb`, light and dark: for the frame that a phone draws around the page. */
  readonly paper: { readonly light: string; readonly dark: string };
  /** The accent colour, and the colour of text on it. */
  readonly accent: string;
  readonly on: string;
}

/** Makes a theme's CSS. Without a background it follows the viewer's colour scheme. */
export function themeStyle({ accent, background }: Theme): ThemeStyle {
  const tone = colorOf(accent) ?? DEFAULT_ACCENT;
  const sign = { accent: cssColor(tone), on: cssColor(readableOn(tone)) };
  const paper = colorOf(background);
  if (paper !== null) {
    const ground = groundOn(paper);
    const scheme = readableOn(paper) === WHITE ? "dark" : "light";
    const both = { light: cssColor(paper), dark: cssColor(paper) };
    return { style: `:root{color-scheme:${scheme};${declarations(ground, tone)}}`, paper: both, ...sign };
  }
  const style =
    `:root{color-scheme:light dark;${declarations(LIGHT, tone)}}` +
    `@media(prefers-color-scheme:dark){:root{${declarations(DARK, tone)}}}`;
  return { style, paper: { light: cssColor(LIGHT.paper), dark: cssColor(DARK.paper) }, ...sign };
}

function cssColor(color: number): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}

/** `null` for anything but a colour: a stored theme may be older than its schema. */
function colorOf(hex: string | undefined): number | null {
  return hex !== undefined && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? readColor(hex) : null;
}

function groundOn(paper: number): Ground {
  const strongest = readableOn(paper);
  const gentle = strongest === WHITE ? DARK.ink : LIGHT.ink;
  const ink = contrastRatio(gentle, paper) >= COMFORT ? gentle : strongest;
  const raised = mixed(paper, WHITE, strongest === WHITE ? 0.06 : 0.75);
  // When a card lighter than the paper would lower the text's contrast, the card becomes darker, or the reverse.
  const card =
    contrastRatio(ink, raised) >= COMFORT ? raised : mixed(paper, strongest === WHITE ? BLACK : WHITE, 0.25);
  return { paper, card, ink };
}

function declarations({ paper, card, ink }: Ground, accent: number): string {
  const grounds = [paper, card];
  const tinted = mixed(card, accent, 0.08);
  const tint = contrastRatio(ink, tinted) >= TEXT ? tinted : card;
  const palette = {
    paper,
    card,
    ink,
    tint,
    soft: readable(mixed(ink, card, 0.32), [...grounds, tint], TEXT),
    line: mixed(card, ink, 0.13),
    edge: readable(mixed(card, ink, 0.42), [...grounds, tint], EDGE),
    accent,
    on: readableOn(accent),
    link: readable(accent, [...grounds, tint], TEXT),
    rim: readable(accent, [...grounds, tint], EDGE),
    bad: readable(RED, [...grounds, tint], TEXT),
  };
  return Object.entries(palette)
    .map(([name, color]) => `--${name}:${cssColor(color)}`)
    .join(";");
}

/** The colour, moved towards black or white just far enough to have the contrast to each of the grounds. */
function readable(color: number, grounds: readonly number[], ratio: number): number {
  const worst = (candidate: number) => Math.min(...grounds.map((ground) => contrastRatio(candidate, ground)));
  if (worst(color) >= ratio) return color;
  const target = worst(WHITE) > worst(BLACK) ? WHITE : BLACK;
  let [near, far] = [0, 1];
  for (let step = 0; step < 8; step++) {
    const middle = (near + far) / 2;
    if (worst(mixed(color, target, middle)) >= ratio) far = middle;
    else near = middle;
  }
  return mixed(color, target, far);
}
