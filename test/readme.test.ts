import { expect, test } from "bun:test";
import { join } from "node:path";
import { SETTINGS_HELP } from "../src/settings.ts";

const readme = await Bun.file(join(import.meta.dir, "../README.md")).text();

test("the README's table of settings says what help says", () => {
  const rows = readme.split("\n").flatMap((line) => {
    const [, name, shown, meaning] = /^\| `(QZ_\w+)` *\| (.*?) *\| (.*?) *\|$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, shown: shown ?? "", meaning: meaning ?? "" }];
  });
  expect(rows).toEqual([...SETTINGS_HELP].map(({ name, shown, meaning }) => ({ name, shown, meaning })));
});

test("what the README shows is there, and small", () => {
  const pictures = [...readme.matchAll(/docs\/[\w-]+\.\w+/g)].map(([path]) => path);
  expect(pictures.length).toBeGreaterThan(3);
  for (const path of pictures) {
    const { size } = Bun.file(join(import.meta.dir, "..", path));
    expect({ path, size: size > 0 && size < 300_000 }).toEqual({ path, size: true });
  }
});
