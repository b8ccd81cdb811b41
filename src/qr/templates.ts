import type { Paint, Style } from "./style.ts";

/** A ready-made style, to be used as it is or overridden in part. */
export interface StyleTemplate {
  readonly id: string;
  readonly kind: "style";
  readonly name: string;
  readonly description: string;
  /** Names no template itself. */
  readonly style: Style;
}

/** The style templates, plainest first. All are dark on light, and every colour reads well on its background. */
export const STYLE_TEMPLATES: readonly StyleTemplate[] = [
  template("classic", "Classic", "Square and black on white, as the standard draws it", {}),
  template(
    "print-safe",
    "Print safe",
    "Pure black, with more error correction than usual for rough surfaces",
    {
      ecc: "Q",
      foreground: "#000000",
      background: "#ffffff",
    },
  ),
  template("minimal", "Minimal", "Flowing, near black, without a background of its own", {
    foreground: "#18181b",
    background: "transparent",
    modules: { shape: "connected", scale: 0.94 },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
  }),
  template("rounded", "Rounded", "Soft corners throughout", {
    foreground: "#111827",
    modules: { shape: "rounded" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
  }),
  template("dots", "Dots", "Round dots, and eyes with soft corners inside", {
    foreground: "#0f172a",
    modules: { shape: "dot", scale: 0.95 },
    eyeFrame: { shape: "circle" },
    eyeBall: { shape: "rounded" },
  }),
  template("liquid", "Liquid", "Neighbours melt into one another, in deep indigo", {
    foreground: "#312e81",
    modules: { shape: "connected" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded", color: "#332c99" },
  }),
  template("diamond", "Diamond", "Cut stones in burgundy", {
    ecc: "Q",
    foreground: "#4c0519",
    modules: { shape: "diamond" },
    eyeFrame: { shape: "square" },
    eyeBall: { shape: "square", color: "#9f1239" },
  }),
  template("columns", "Columns", "Upright bars with round ends, in slate", {
    foreground: "#1e293b",
    modules: { shape: "vertical", scale: 0.9 },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
  }),
  template("ribbons", "Ribbons", "Level bars with round ends, petrol into plum", {
    foreground: linear(0, "#134e4a", "#581c87"),
    modules: { shape: "horizontal", scale: 0.9 },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
  }),
  template("midnight", "Midnight", "Navy on the faintest blue, for letterheads", {
    foreground: "#0b1f3f",
    background: "#f5f8fd",
    modules: { shape: "connected" },
    eyeFrame: { shape: "leaf" },
    eyeBall: { shape: "rounded", color: "#1c3780" },
  }),
  template("sunset", "Sunset", "Violet through crimson to burnt orange", {
    foreground: linear(45, "#4c1d95", "#9d174d", "#96330a"),
    modules: { shape: "connected" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
  }),
  template("forest", "Forest", "Pine green with leaf eyes", {
    foreground: linear(90, "#14532d", "#0f3d2e"),
    background: "#f7faf5",
    modules: { shape: "rounded" },
    eyeFrame: { shape: "leaf", color: "#14592d" },
    eyeBall: { shape: "rounded", color: "#14592d" },
  }),
  template("ocean", "Ocean", "Bright in the middle, deep at the corners", {
    foreground: radial("#065280", "#0c2a6b"),
    modules: { shape: "dot", scale: 0.96 },
    eyeFrame: { shape: "circle", color: "#0c2a6b" },
    eyeBall: { shape: "rounded", color: "#065280" },
  }),
  template("orchid", "Orchid", "Magenta into violet from the centre out", {
    foreground: radial("#781581", "#4a044e"),
    background: "#fffafd",
    modules: { shape: "connected", scale: 0.94 },
    eyeFrame: { shape: "circle" },
    eyeBall: { shape: "rounded" },
  }),
  template("espresso", "Espresso", "Roasted brown on cream paper", {
    foreground: "#3b2314",
    background: "#fdf6ea",
    modules: { shape: "rounded" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded", color: "#6b3410" },
  }),
  template("leaf", "Leaf", "Leaves that point to the middle, in emerald", {
    foreground: "#064e3b",
    modules: { shape: "dot", scale: 0.95 },
    eyeFrame: { shape: "leaf", color: "#046c4e" },
    eyeBall: { shape: "rounded", color: "#064e3b" },
  }),
  template("box", "Box", "A rounded border, with room for a caption inside", {
    foreground: "#111827",
    modules: { shape: "rounded" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
    frame: { shape: "box" },
  }),
  template("banner", "Banner", "A card whose bar says what to do", {
    foreground: "#111827",
    modules: { shape: "connected" },
    eyeFrame: { shape: "rounded" },
    eyeBall: { shape: "rounded" },
    frame: { shape: "banner", text: "Scan me", color: "#1d4ed8", textColor: "#ffffff" },
  }),
  template("bubble", "Bubble", "A speech bubble calls from below", {
    foreground: "#1f2937",
    modules: { shape: "dot", scale: 0.95 },
    eyeFrame: { shape: "circle" },
    eyeBall: { shape: "rounded" },
    frame: { shape: "bubble", text: "Scan me", color: "#be123c", textColor: "#ffffff" },
  }),
];

function template(id: string, name: string, description: string, style: Style): StyleTemplate {
  return { id, kind: "style", name, description, style };
}

function linear(angle: number, ...colors: readonly string[]): Paint {
  return { gradient: "linear", angle, stops: evenly(colors) };
}

function radial(...colors: readonly string[]): Paint {
  return { gradient: "radial", stops: evenly(colors) };
}

function evenly(colors: readonly string[]): { offset: number; color: string }[] {
  return colors.map((color, i) => ({ offset: i / (colors.length - 1), color }));
}
