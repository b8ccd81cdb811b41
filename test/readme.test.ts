import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");
const DOCS = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
const PAGES = ["README.md", "CONTRIBUTING.md", ...DOCS.map((name) => `docs/${name}`)];

test("the README can be read in one sitting", () => {
  expect(textOf("README.md").split("\n").length).toBeLessThanOrEqual(181);
});

test("what the pages link to and show is there, and pictures are small", () => {
  const links = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? "")
      .filter((target) => !/^https?:/.test(target))
      .map((target) => ({ page, path: join(dirname(page), target) })),
  );
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
  const pictures = links.filter(({ path }) => /\.(?:png|svg)$/.test(path));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter(({ path }) => statSync(join(ROOT, path)).size > 300_000)).toEqual([]);
});

test("every page of the docs is linked from another one", () => {
  const linked = PAGES.map(textOf).join("\n");
  expect(DOCS.filter((name) => !linked.includes(`${name})`) && !linked.includes(`${name}#`))).toEqual([]);
});

test("no sentence has become a row of the table above it", () => {
  const broken = PAGES.flatMap((page) =>
    textOf(page)
      .split("\n")
      .filter((line) => /^\| [^|]*[^|\s-][^|]*\|(?:\s*\|)*$/.test(line))
      .map((line) => `${page}: ${line.trim()}`),
  );
  expect(broken).toEqual([]);
});
