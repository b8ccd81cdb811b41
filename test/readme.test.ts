import { expect, test } from "bun:test";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const textOf = (path: string) => readFileSync(join(ROOT, path), "utf8");
const DOCS = [
  ...new Bun.Glob("docs/**/*.md").scanSync(ROOT),
  "db/README.md",
  ...new Bun.Glob("src/**/README.md").scanSync(ROOT),
  ...new Bun.Glob("{db,scripts}/*/README.md").scanSync(ROOT),
];
const PAGES = ["README.md", "CONTRIBUTING.md", ...DOCS];

/** The targets of a page's links and pictures, as paths of the repository. */
const linksOf = (page: string) =>
  [...textOf(page).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? "")
    .filter((target) => !/^https?:/.test(target))
    .map((target) => ({ page, path: join(dirname(page), target) }));

test("README and architecture can be read in one sitting", () => {
  expect(textOf("README.md").split("\n").length).toBeLessThanOrEqual(181);
  expect(textOf("docs/architecture.md").split("\n").length).toBeLessThanOrEqual(251);
});

test("what the pages link to and show is there, and pictures are small", () => {
  const links = PAGES.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
  const pictures = links.filter(({ path }) => /\.(?:png|svg)$/.test(path));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.filter(({ path }) => statSync(join(ROOT, path)).size > 300_000)).toEqual([]);
});

test("every page of the docs is linked from another one, but for those of features and of other languages", () => {
  const linked = PAGES.flatMap(linksOf).flatMap(({ page, path }) => (page === path ? [] : [path]));
  const found = DOCS.filter((page) => !/^(?:src\/features\/[^/]+\/README|docs\/de\/[^/]+)\.md$/.test(page));
  expect(found.filter((page) => !linked.includes(page))).toEqual([]);
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
