import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Static, TSchema } from "@sinclair/typebox";
import { checkOf } from "../../src/kit/shared/schema.ts";

/** A logo that a source offers, not inspected yet. */
export interface Candidate {
  readonly source: SourceName;
  /** Unique in its source, and as stable as the source's own names: the logo's id is `source.key`. */
  readonly key: string;
  /** The brand as the source names it, without the endings of variants. */
  readonly slug: string;
  /** The brand's name; `null` when the source only has a slug. */
  readonly title: string | null;
  readonly aliases: readonly string[];
  /** The source's own categories. */
  readonly tags: readonly string[];
  readonly form: Form;
  /** The background that the source says it is made for, to be verified. */
  readonly hint: "dark" | "light" | null;
  /** SPDX identifier, or the source's text in its place. */
  readonly license: string;
  readonly licenseUrl: string | null;
  /** Whether the licence was given for this logo and not for a whole package. */
  readonly ownLicense: boolean;
  readonly sourceUrl: string | null;
  readonly guidelines: string | null;
  readonly art: { readonly svg: string } | { readonly png: Uint8Array };
}

export type Form = "icon" | "plain" | "wordmark" | "other";

/** Where logos come from, the sources with the most careful licences and names first. */
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
  lucide: {
    title: "Lucide",
    package: "lucide-static",
    author: "Lucide Icons and Contributors",
    url: "https://lucide.dev",
  },
} as const;

export type SourceName = keyof typeof SOURCES;

/** Whether a slug belongs to a flag or an icon, and not to a brand. */
export function isNoBrand(slug: string): boolean {
  return /^(?:flag|icon)-/.test(slug);
}

const MODULES = join(import.meta.dir, "node_modules");

/** The path of a file in one of the source packages. */
export function inPackage(name: string, ...path: string[]): string {
  return join(MODULES, name, ...path);
}

/** The text of such a file. */
export function readText(name: string, ...path: string[]): string {
  return readFileSync(inPackage(name, ...path), "utf8");
}

/** The content of a JSON file of a source package. @throws Error when it does not match the schema. */
export function readJson<T extends TSchema>(schema: T, name: string, ...path: string[]): Static<T> {
  const value: unknown = JSON.parse(readText(name, ...path));
  if (checkOf(schema).Check(value)) return value;
  throw new Error(`${name}/${path.join("/")} has changed its form`);
}
