import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOfSources } from "../../scripts/sources.ts";

const root = mkdtempSync(join(tmpdir(), "quietzone-sources-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text: string) => Bun.write(join(root, path), text);

test("a program is built again when anything but its tests has changed, and not otherwise", async () => {
  await put("src/main.ts", "1");
  await put("bun.lock", "{}");
  const seen = new Set<string>();
  const isNew = async (commit = "a") => {
    const hash = await hashOfSources(root, commit);
    return seen.size < seen.add(hash).size;
  };
  expect(await isNew()).toBe(true);
  for (const path of ["test/main.test.ts", "dist/quietzone", "node_modules/elysia/index.js", "data/secret"])
    await put(path, "anything");
  expect(await isNew()).toBe(false);
  for (const path of ["src/main.ts", "src/deep/new.ts", "docs/a.md", "bun.lock", "packaging/.hidden"]) {
    await put(path, "2");
    expect([path, await isNew()]).toEqual([path, true]);
  }
  expect(await isNew("b")).toBe(true);
  expect(await isNew()).toBe(false);
});
