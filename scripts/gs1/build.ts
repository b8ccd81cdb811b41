import { join } from "node:path";
import { type ListName, type Tables, tablesOf } from "./tables.ts";

/**
 * `bun scripts/gs1/build.ts` writes `src/kit/gs1/table.ts` from the package bwip-js. The same package gives
 * the same text, and a test compares them.
 */

/**
 * The release of GS1's dictionary whose rows BWIPP 2026-05-28 has, as bwip-js 4.11.4 brings it along. It
 * does not say so: all 541 Application Identifiers were compared with the dictionary of that tag, and none
 * differs.
 */
const RELEASE = "2026-01-27";

const ROOT = join(import.meta.dir, "../..");
const WIDTH = 104;

const HEAD = `// Made by scripts/gs1/build.ts from bwip-js 4.11.4 (BWIPP 2026-05-28, MIT). Change that, and not this.

/**
 * The release of the GS1 Barcode Syntax Dictionary
 * (https://ref.gs1.org/tools/gs1-barcode-syntax-resource/).
 */
export const RELEASE = "${RELEASE}";

/**
 * The dictionary, in its own form: Application Identifiers, flags (\`*\` has a fixed length, \`?\` may
 * stand in the query of a link), components with their linters, and attributes.
 */
export const ROWS = \`
`;

const TITLES: Readonly<Record<ListName, string>> = {
  ISO3166: "Countries in three digits (ISO 3166-1).",
  ISO3166ALPHA2: "Countries in two letters (ISO 3166-1).",
  ISO4217: "Currencies in three digits (ISO 4217).",
  MEDIATYPES: "Kinds of carriers and media, such as a wristband (AI 7241).",
  PACKAGETYPES: "Kinds of packages (AI 7041).",
};

/** The text of the module. */
export function moduleOf({ rows, lists }: Tables): string {
  const parts = Object.entries(TITLES).map(([name, title]) => {
    const codes = lists[name as ListName];
    return `\n/** ${title} */\nexport const ${name} = \`\n${lines(codes).join("\n")}\n\`;\n`;
  });
  return `${HEAD}${rows.join("\n")}\n\`;\n${parts.join("")}`;
}

function lines(words: readonly string[]): string[] {
  const made: string[] = [];
  for (const word of words) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) made.splice(-1, 1, `${last} ${word}`);
    else made.push(word);
  }
  return made;
}

/** The text that `src/kit/gs1/table.ts` has to be. */
export async function madeModule(): Promise<string> {
  return moduleOf(tablesOf(await Bun.file(join(ROOT, "node_modules/bwip-js/barcode.ps")).text()));
}

if (import.meta.main) await Bun.write(join(ROOT, "src/kit/gs1/table.ts"), await madeModule());
