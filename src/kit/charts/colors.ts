/** The colours of charts. They are those of the web app's `tokens.css`, by the same names. */

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export type ColorName = "--accent" | "--good" | "--ink" | "--ink-2" | "--ink-3" | "--line" | "--surface";

const COLORS: Readonly<Record<Theme, Readonly<Record<ColorName, string>>>> = {
  light: {
    "--accent": "#2f4bd8",
    "--good": "#136b3c",
    "--ink": "#17191e",
    "--ink-2": "#4c4f57",
    "--ink-3": "#686a72",
    "--line": "#e0ddd4",
    "--surface": "#ffffff",
  },
  dark: {
    "--accent": "#97a8ff",
    "--good": "#6fd49c",
    "--ink": "#f2f1ed",
    "--ink-2": "#bcc0c8",
    "--ink-3": "#9aa0ab",
    "--line": "#2c3138",
    "--surface": "#171a1f",
  },
};

/** Says the colour of a name. */
export type Paint = (name: ColorName) => string;

/**
 * The colours of a picture that stands alone. One that stands inside of a page has its colours, which it
 * calls by the same names, so that it follows its scheme.
 */
export function paintOf(theme: Theme | "page"): Paint {
  return theme === "page" ? (name) => `var(${name})` : (name) => COLORS[theme][name];
}
