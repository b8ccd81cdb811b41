import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { SHELLS } from "../../assets/web/files.ts";
import { buildWeb } from "../../scripts/web.ts";

/** The web app's built files, which are kept in the repository. */

const KEPT = resolve(import.meta.dir, "../../assets/web");
const fresh = mkdtempSync(join(tmpdir(), "quietzone-web-"));
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

const textOf = (folder: string, name: string) => Bun.file(join(folder, name)).text();

test("the built files are those of the sources; bun run web:build makes them", async () => {
  await buildWeb(fresh);
  const names = readdirSync(fresh).sort();
  expect(readdirSync(KEPT).sort()).toEqual(names);
  for (const name of names)
    expect([name, (await textOf(KEPT, name)) === (await textOf(fresh, name))]).toEqual([name, true]);
});

test("built files name no folder of the machine they were built on", async () => {
  for (const name of readdirSync(KEPT)) {
    const text = await textOf(KEPT, name);
    expect([name, text.includes(process.cwd()), /\/(?:home|tmp|Users|work)\//.test(text)]).toEqual([
      name,
      false,
      false,
    ]);
  }
});

/** Bytes that a browser takes for all scripts of a page before it starts. */
async function scriptSize({ script, preload }: (typeof SHELLS)["studio" | "console"]): Promise<number> {
  const texts = await Promise.all([script, ...preload].map((name) => textOf(KEPT, name)));
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).byteLength, 0);
}

test("the scripts that a page starts with are small", async () => {
  const [studio, console] = [await scriptSize(SHELLS.studio), await scriptSize(SHELLS.console)];
  expect(studio).toBeLessThan(48_000);
  expect(console).toBeLessThan(60_000);
});

test("neither charts nor the console are in the studio", async () => {
  for (const name of [SHELLS.studio.script, ...SHELLS.studio.preload])
    expect(await textOf(KEPT, name)).not.toContain("uplot");
});
