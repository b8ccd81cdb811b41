import { expect, test } from "bun:test";
import { AT_LENGTH } from "../extent.ts";
import { mutated, mutationsOf } from "../../scripts/mutants/mutations.ts";

/** Every text that one mutation makes of a source. */
const mutantsOf = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation));

test("operators, constants and await are changed, each alone", () => {
  expect(mutantsOf("if (a < 3 && !(await b())) c = d + 1;")).toEqual([
    "if (a <= 3 && !(await b())) c = d + 1;",
    "if (a < 0 && !(await b())) c = d + 1;",
    "if (a < 3 || !(await b())) c = d + 1;",
    "if (a < 3 && (await b())) c = d + 1;",
    "if (a < 3 && !(b())) c = d + 1;",
    "if (a < 3 && !(await b())) c = d - 1;",
    "if (a < 3 && !(await b())) c = d + 0;",
  ]);
});

test("code without behaviour is left alone: types, imports, names, texts for people, yields", () => {
  const source = `import { x } from "./x.ts";
    type Kind = "a" | 1;
    interface Shape { readonly size: 3 }
    export const shape = { size: x, "key": x } as { size: Kind };
    class Gone extends Error { override readonly name = "Gone"; }
    await yieldToLoop();
    throw new Error("There is no such code.");`;
  expect(mutantsOf(source)).toEqual([]);
});

test("texts that programs read, numbers and truth values are changed, and each says its line", () => {
  const source = 'const a = "codes";\nconst b = [0, true, ""];';
  expect(mutationsOf(source).map(({ line, replacement }) => [line, replacement])).toEqual([
    [1, '""'],
    [2, "1"],
    [2, "false"],
    [2, '"mutant"'],
  ]);
});

test("sources of the rooms parse, and each change changes them", async () => {
  const files = [...new Bun.Glob("{src,db}/**/*.ts").scanSync()].filter((path) => !path.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(400);
  // All at length, every fifth in the quick run.
  for (const path of files.filter((_, at) => AT_LENGTH || at % 5 === 0)) {
    const source = await Bun.file(path).text();
    const same = mutationsOf(source).filter((one) => source.slice(one.start, one.end) === one.replacement);
    expect(same).toEqual([]);
  }
});
