import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a source offers, before it is looked at. */
export interface Candidate {
  readonly source: SourceName;
  /** Unique in its source, and as stable as the source's own names: the logo's id is `source.key`. */
  readonly key: string;
  /** The brand as the source names it, without what tells its variants apart. */
  readonly slug: string;
  /** How the brand is written; `null` when the source only has a slug. */
  readonly title: string | null;
  readonly aliases: readonly string[];
  /** The source's own categories. */
  readonly tags: readonly string[];
  readonly form: Form;
  /** What the source says it is made for, to be proven. */
  readonly hint: "dark" | "light" | null;
  /** SPDX, or whatever stands in its place. */
  readonly license: string;
  readonly licenseUrl: string | null;
  /** Whether the label was given to this logo, and not to a whole package. */
  readonly ownLicense: boolean;
  readonly sourceUrl: string | null;
  readonly guidelines: string | null;
  readonly art: { readonly svg: string } | { readonly png: Uint8Array };
}

export type Form = "icon" | "plain" | "wordmark" | "other";

/** Where logos come from, those first whose labels and names are the most careful. */
export const SOURCES = {
  "simple-icons": {
    title: "Simple Icons",
    package: "simple-icons",
    author: "Simple Icons contributors",
    url: "https://simpleicons.org",
  },
  thesvg: { title: "theSVG", package: "@thesvg/icons", author: "thesvg.org", url: "https://thesvg.org" },
  "svg-logos": {
    title: "SVG Logos",
    package: "@iconify-json/logos",
    author: "Gil Barbara",
    url: "https://github.com/gilbarbara/logos",
  },
  devicon: {
    title: "Devicon",
    package: "@iconify-json/devicon",
    author: "konpa and contributors",
    url: "https://github.com/devicons/devicon",
  },
  "skill-icons": {
    title: "Skill Icons",
    package: "@iconify-json/skill-icons",
    author: "tandpfun",
    url: "https://github.com/tandpfun/skill-icons",
  },
  "lobe-icons": {
    title: "Lobe Icons",
    package: "@lobehub/icons-static-svg",
    author: "LobeHub",
    url: "https://github.com/lobehub/lobe-icons",
  },
  "circle-flags": {
    title: "Circle Flags",
    package: "@iconify-json/circle-flags",
    author: "HatScripts",
    url: "https://github.com/HatScripts/circle-flags",
  },
} as const;

export type SourceName = keyof typeof SOURCES;

const MODULES = join(import.meta.dir, "node_modules");

/** The path of a file in one of the source packages. */
export function inPackage(name: string, ...path: string[]): string {
  return join(MODULES, name, ...path);
}

/** The text of such a file. */
export function readText(name: string, ...path: string[]): string {
  return readFileSync(inPackage(name, ...path), "utf8");
}
