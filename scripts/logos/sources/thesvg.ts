import { readdirSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../../../src/kit/shared/schema.ts";
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

/** The constants of a module of the package. */
const constantsCheck = checkOf(
  Type.Object({
    slug: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    categories: Type.Optional(Type.Array(Type.String())),
    aliases: Type.Optional(Type.Array(Type.String())),
    license: Type.Optional(Type.String()),
    url: Type.Optional(Type.String()),
  }),
);

/** A module's constants and its drawings by variant. The modules are parsed and not run, because a picture needs no code. */
function parse(text: string) {
  const constants = [...text.matchAll(/^export const (\w+) = (".*"|\[.*\]);$/gm)];
  const known: unknown = Object.fromEntries(
    constants.map(([, name = "", value = ""]) => [name, JSON.parse(value)]),
  );
  if (!constantsCheck.Check(known)) throw new Error("A module of theSVG has changed its form");
  const from = text.indexOf("export const variants");
  const variants = [...text.slice(from).matchAll(/^ {2}"([^"]+)": `((?:[^`\\]|\\[\s\S])*)`/gm)];
  return {
    ...known,
    variants: new Map(variants.map(([, name = "", svg = ""]) => [name, svg.replace(/\\([`$\\])/g, "$1")])),
  };
}

/** theSVG: a licence for each logo. Badges are left out, because they repeat its other logos. */
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
      // Smaller versions of the same drawing.
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
