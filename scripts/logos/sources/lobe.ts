import { readdirSync, readFileSync } from "node:fs";
import { type Candidate, type Form, inPackage, readText, SOURCES } from "../candidate.ts";

const SVG = "@lobehub/icons-static-svg";
const PNG = "@lobehub/icons-static-png";

const ENDING = /-(?:text-cn|text-color|text|brand-color|brand|color)$/;

function formOf(name: string): Form {
  if (name.includes("-text") || name.includes("-brand")) return "wordmark";
  return "icon";
}

/** Properties of all its logos. */
const COMMON = {
  source: "lobe-icons",
  aliases: [],
  tags: ["AI brand"],
  license: "MIT",
  licenseUrl: null,
  ownLicense: false,
  sourceUrl: SOURCES["lobe-icons"].url,
  guidelines: null,
} as const;

/** Lobe Icons: brands of artificial intelligence, as SVG and as PNG for two backgrounds. */
export function* lobeIcons(): Generator<Candidate> {
  const names = readdirSync(inPackage(SVG, "icons")).map((file) => file.replace(/\.svg$/, ""));
  const titles = new Map<string, string>();
  for (const name of names.sort()) {
    const slug = name.replace(ENDING, "");
    const svg = readText(SVG, "icons", `${name}.svg`);
    const title = /<title>([^<]+)<\/title>/.exec(svg)?.[1] ?? null;
    if (title !== null && !titles.has(slug)) titles.set(slug, title);
    yield {
      ...COMMON,
      key: name,
      slug,
      title: titles.get(slug) ?? null,
      form: formOf(name),
      hint: null,
      art: { svg },
    };
  }
  for (const folder of ["dark", "light"] as const)
    for (const file of readdirSync(inPackage(PNG, folder)).sort()) {
      const name = file.replace(/\.png$/, "");
      // Names in letters and coloured icons are only renderings of the SVG.
      if (ENDING.test(name)) continue;
      const slug = name;
      yield {
        ...COMMON,
        key: `${name}.png-${folder}`,
        slug,
        title: titles.get(slug) ?? null,
        form: formOf(name),
        hint: folder,
        art: { png: readFileSync(inPackage(PNG, folder, file)) },
      };
    }
}
