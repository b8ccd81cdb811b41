import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Type } from "@sinclair/typebox";
import { checkOf } from "../src/kit/shared/schema.ts";
import { ENTRYPOINTS } from "./entrypoints.ts";
import { make } from "./make.ts";
import { ENTRIES } from "./web.ts";

/**
 * `bun run licences` → assets/NOTICE.packages: the licences of all bundled packages, word for word, as most of them
 * require of copies. The packages are read off a build, so the notice names exactly those that ship.
 */

const ROOT = join(import.meta.dir, "..");

/** The program, and the web app's files for browsers. */
const BUILDS = [
  { entrypoints: ENTRYPOINTS, target: "bun" },
  { entrypoints: ENTRIES.map((entry) => `src/web/${entry}`), target: "browser" },
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

/** A package that ships. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its manifest names it: an SPDX expression. */
  readonly license: string;
  /** The licence, word for word. */
  readonly text: string;
}

/** A package that was bundled into another one's files, where the bundler left its path as a comment. */
const INSIDE = /^\/\/#region \S*\/\.pnpm\/[^/]+?@([\d.]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm;

/** The packages whose files are in a build, by name; with their version where they are inside of another one. */
async function bundled(): Promise<Map<string, string | null>> {
  await make("web");
  const found = new Map<string, string | null>();
  for (const { entrypoints, target } of BUILDS) {
    const paths = entrypoints.map((path) => join(ROOT, path));
    const { metafile } = await Bun.build({ entrypoints: paths, target, root: ROOT, metafile: true });
    for (const path of Object.keys(metafile?.inputs ?? {})) {
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name === undefined) continue;
      found.set(name, null);
      for (const [, version = "", inner = ""] of readFileSync(join(ROOT, path), "utf8").matchAll(INSIDE))
        if (!found.has(inner)) found.set(inner, version);
    }
  }
  return found;
}

/**
 * The licence of a package that is installed here.
 * @param version - of the copy that ships, where it is another.
 * @throws Error for a package without a licence.
 */
function licenceOf(name: string, version: string | null = null): Shipped {
  const folder = join(ROOT, "node_modules", name);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!manifestCheck.Check(manifest)) throw new Error(`${name} states no version or licence`);
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|notice)\b/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : WITHOUT_FILE[name]?.();
  if (text === undefined) throw new Error(`${name} carries no licence file: name it in ${import.meta.file}`);
  return {
    name,
    version: version ?? manifest.version,
    license: manifest.license,
    text: text.replace(/\r\n/g, "\n").replace(/[ \t]+$/gm, ""),
  };
}

/** All packages that ship, by name. */
export async function shippedPackages(): Promise<Shipped[]> {
  const shipped = [...(await bundled())].sort(([a], [b]) => (a < b ? -1 : 1));
  return shipped.map(([name, version]) => licenceOf(name, version));
}

/** The whole notice. Packages with the same text are listed together. */
export async function packageNotice(): Promise<string> {
  const byText = new Map<string, string[]>();
  for (const { name, version, license, text } of await shippedPackages())
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  const parts = [...byText].map(
    ([text, headings]) => `${"-".repeat(80)}\n${headings.join("\n")}\n\n${text}\n`,
  );
  return `Packages that ship inside Quietzone, and their licences\n\n${parts.join("\n")}`;
}

if (import.meta.main) await Bun.write(join(ROOT, "assets", "NOTICE.packages"), await packageNotice());
