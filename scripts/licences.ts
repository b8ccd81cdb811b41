import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `bun run licences` → assets/NOTICE.packages: the licences of all packages that are bundled, word for word, as most
 * of them ask of whoever passes them on. What is bundled is read off a build, so that nothing is named that does not
 * ship and nothing ships that is not named.
 */

const ROOT = join(import.meta.dir, "..");

/** What the program is made of, and what it hands to browsers. */
const BUILDS = [{ entrypoints: ["src/main.ts", "src/qr/worker.ts"], target: "bun" }] as const;

/** Packages that carry no licence file: what their manifest and readme say of it. */
const WITHOUT_FILE: Readonly<Record<string, () => string>> = {
  "drizzle-orm": () => `Copyright Drizzle Team\n\n${licenceOf("swagger-ui-dist").text}`,
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

interface Licence {
  /** `name version (SPDX label)` */
  readonly heading: string;
  readonly text: string;
}

/** Names of the packages whose files a build takes in. */
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

/** @throws Error for a package that says nothing of its licence. */
function licenceOf(name: string): Licence {
  const folder = join(ROOT, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|notice)\b/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : WITHOUT_FILE[name]?.();
  if (text === undefined)
    throw new Error(`${name} carries no licence file: say in ${import.meta.file} what it is`);
  return {
    heading: `${name} ${version} (${license})`,
    text: text.replace(/\r\n/g, "\n").replace(/[ \t]+$/gm, ""),
  };
}

/** The whole notice; packages under the same words stand together. */
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
