import { readdirSync } from "node:fs";
import { type Candidate, type Form, inPackage, readText } from "../candidate.ts";

const PACKAGE = "@thesvg/icons";

type Variant = { readonly form: Form; readonly hint: "dark" | "light" | null };
const VARIANTS: Readonly<Record<string, Variant>> = {
  default: { form: "icon", hint: null },
  color: { form: "icon", hint: null },
  mono: { form: "icon", hint: null },
  light: { form: "icon", hint: "light" },
  dark: { form: "icon", hint: "dark" },
  wordmark: { form: "wordmark", hint: null },
  wordmarkLight: { form: "wordmark", hint: "light" },
  wordmarkDark: { form: "wordmark", hint: "dark" },
};
const OTHER: Variant = { form: "other", hint: null };

/** What one module of the package says. The modules are read, not run: a picture needs no code. */
interface Module {
  readonly slug?: string;
  readonly title?: string;
  readonly categories?: readonly string[];
  readonly aliases?: readonly string[];
  readonly license?: string;
  readonly url?: string;
  readonly variants: ReadonlyMap<string, string>;
}

function parse(text: string): Module {
  const constants = [...text.matchAll(/^export const (\w+) = (".*"|\[.*\]);$/gm)];
  const known = Object.fromEntries(constants.map(([, name = "", value = ""]) => [name, JSON.parse(value)]));
  const from = text.indexOf("export const variants");
  const variants = [...text.slice(from).matchAll(/^ {2}"([^"]+)": `((?:[^`\\]|\\[\s\S])*)`/gm)];
  return {
    ...known,
    variants: new Map(variants.map(([, name = "", svg = ""]) => [name, svg.replace(/\\([`$\\])/g, "$1")])),
  };
}

/** theSVG: a licence for each logo. Badges are its own redrawings of what it has already. */
export function* theSvg(): Generator<Candidate> {
  const files = readdirSync(inPackage(PACKAGE, "dist")).filter((file) => /(?<!index)\.js$/.test(file));
  for (const file of files.sort()) {
    const {
      slug,
      title,
      categories = [],
      aliases = [],
      license,
      url,
      variants,
    } = parse(readText(PACKAGE, "dist", file));
    if (slug === undefined || title === undefined || slug.endsWith("-badge")) continue;
    for (const [name, svg] of variants) {
      // Smaller drawings of the same.
      if (/^\d+$/.test(name)) continue;
      const { form, hint } = VARIANTS[name] ?? OTHER;
      yield {
        source: "thesvg",
        key: name === "default" ? slug : `${slug}.${name.toLowerCase()}`,
        slug,
        title,
        aliases,
        tags: categories,
        form,
        hint,
        license: license ?? "none",
        licenseUrl: null,
        ownLicense: true,
        sourceUrl: url || null,
        guidelines: null,
        art: { svg },
      };
    }
  }
}
