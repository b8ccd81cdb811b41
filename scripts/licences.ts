import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../src/shared/schema.ts";
import { ENTRYPOINTS } from "./entrypoints.ts";

/**
 * `bun run licences` → assets/NOTICE.packages: the licences of all bundled packages, word for word, as most of them
 * require of copies. The packages are read off a build, so the notice names exactly those that ship.
 */

const ROOT = join(import.meta.dir, "..");

/** The program, and the web app's files for browsers. */
const BUILDS = [
  { entrypoints: ENTRYPOINTS, target: "bun" },
  {
    entrypoints: ["studio.tsx", "console.tsx", "studio.css", "console.css"].map(
      (entry) => `src/web/${entry}`,
    ),
    target: "browser",
  },
] as const;

/** Packages without a licence file: the licence by their manifest and readme. */
const WITHOUT_FILE: Readonly<Record<string, () => string>> = {
  "drizzle-orm": () => `Copyright Drizzle Team\n\n${licenceOf("playwright-core").text}`,
  saxes: () => `Copyright (c) Louis-Dominique Dubeau, Isaac Z. Schlueter and contributors\n\n${ISC}`,
  "@resvg/resvg-wasm": () =>
    "Copyright the resvg-js and resvg authors\n\nThis Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0: https://mozilla.org/MPL/2.0/\nIts source: https://github.com/yisibl/resvg-js and https://github.com/linebender/resvg",
};

const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

const manifestCheck = checkOf(Type.Object({ version: Type.String(), license: Type.String() }));

interface Licence {
  /** `name version (SPDX label)` */
  readonly heading: string;
  readonly text: string;
}

/** Names of the packages whose files are in a build. */
async function bundled(): Promise<string[]> {
  const names = new Set<string>();
  for (const { entrypoints, target } of BUILDS) {
    const paths = entrypoints.map((path) => join(ROOT, path));
    const { metafile } = await Bun.build({ entrypoints: paths, target, root: ROOT, metafile: true });
    for (const path of Object.keys(metafile?.inputs ?? {})) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}

/** @throws Error for a package without a licence. */
function licenceOf(name: string): Licence {
  const folder = join(ROOT, "node_modules", name);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!manifestCheck.Check(manifest)) throw new Error(`${name} states no version or licence`);
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|notice)\b/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : WITHOUT_FILE[name]?.();
  if (text === undefined) throw new Error(`${name} carries no licence file: name it in ${import.meta.file}`);
  return {
    heading: `${name} ${manifest.version} (${manifest.license})`,
    text: text.replace(/\r\n/g, "\n").replace(/[ \t]+$/gm, ""),
  };
}

/** The whole notice. Packages with the same text are listed together. */
export async function packageNotice(): Promise<string> {
  const byText = new Map<string, string[]>();
  for (const name of await bundled()) {
    const { heading, text } = licenceOf(name);
    byText.set(text, [...(byText.get(text) ?? []), heading]);
  }
  const parts = [...byText].map(
    ([text, headings]) => `${"-".repeat(80)}\n${headings.join("\n")}\n\n${text}\n`,
  );
  return `Packages that ship inside Quietzone, and their licences\n\n${parts.join("\n")}`;
}

if (import.meta.main) await Bun.write(join(ROOT, "assets", "NOTICE.packages"), await packageNotice());
