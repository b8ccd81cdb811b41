import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What no file of the project may hold. */

const ROOT = join(import.meta.dir, "..");

/** All files, whatever their names. */
const FILES = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !/^(?:\.git|data|dist|node_modules)$/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? [...new Bun.Glob("**").scanSync({ cwd: join(ROOT, entry.name), dot: true })].map(
          (path) => `${entry.name}/${path}`,
        )
      : [entry.name],
  )
  .filter((path) => !/\/(?:node_modules|dist)\//.test(path));

/** Marks of an unfinished merge, also as the formatter of Markdown leaves them: escaped, or as quotes in quotes. */
const MERGE_MARK = /^[ \t]*(?:<{7}|\\?={7}|>{7}|\|{7}|(?:> ){6}>)(?: .*)?$/m;

test("no file has marks of an unfinished merge", async () => {
  expect(FILES.length).toBeGreaterThan(1_500);
  const marked = [];
  for (const path of FILES) if (MERGE_MARK.test(await Bun.file(join(ROOT, path)).text())) marked.push(path);
  expect(marked).toEqual([]);
});

test("marks of a merge are known as git and the formatter write them", () => {
  const marks = ["<".repeat(7), "=".repeat(7), ">".repeat(7), "|".repeat(7)];
  for (const mark of [
    ...marks.map((mark) => `${mark} HEAD`),
    `  ${marks[0]} HEAD`,
    `  \\${marks[1]}`,
    marks[1],
  ])
    expect(`a\n${mark}\nb`).toMatch(MERGE_MARK);
  expect(`${"> ".repeat(6)}> 3b323b4a (wip)`).toMatch(MERGE_MARK);
  for (const text of ["> a quote", "========", "a <<<<<<< b"]) expect(text).not.toMatch(MERGE_MARK);
});
