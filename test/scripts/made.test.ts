import { expect, onTestFinished, test } from "bun:test";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bringUpToDate, type Maker } from "../../scripts/made.ts";

/** Files that are made from sources, in a folder of their own. */

const MADE = resolve(import.meta.dir, "../../scripts/made.ts");

/** A folder with a source, from which `out/a` and `out/list` are made. */
function workplace() {
  const root = mkdtempSync(join(tmpdir(), "quietzone-made-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = (path: string, text: string) => writeFileSync(join(root, path), text);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  put("source", "1");
  const makings: string[] = [];
  const copier: Maker = {
    sources: ["source"],
    folder: "out",
    async make() {
      makings.push(read("source"));
      return new Map([
        [`out/a${read("source")}`, read("source")],
        ["out/list", `a${read("source")}`],
      ]);
    },
  };
  const reader: Maker = {
    after: "copier",
    sources: ["out/list"],
    make: async () => new Map([["reader", read("out/list")]]),
  };
  const make = (...names: string[]) => bringUpToDate(root, { copier, reader }, names);
  return { root, put, read, makings, make };
}

test("files are made when their sources have changed, and when one is missing or damaged", async () => {
  const { root, put, read, makings, make } = workplace();
  await make("copier");
  await make("copier");
  expect([read("out/list"), makings]).toEqual(["a1", ["1"]]);
  put("source", "2");
  await make("copier");
  expect([read("out/list"), read("out/a2"), makings]).toEqual(["a2", "2", ["1", "2"]]);
  rmSync(join(root, "out/a2"));
  await make("copier");
  put("out/a2", "hal");
  await make("copier");
  put("dist/made/copier.json", '{"sources":');
  await make("copier");
  expect([read("out/a2"), makings]).toEqual(["2", ["1", "2", "2", "2", "2"]]);
  rmSync(join(root, "dist"), { recursive: true });
  await make("copier");
  expect(makings.length).toBe(6);
});

test("what is made from other made files is made after them", async () => {
  const { put, read, make } = workplace();
  await make("reader");
  put("source", "2");
  await make("reader");
  expect(read("reader")).toBe("a2");
});

test("files of an earlier making stay for a day, because a service may still serve them", async () => {
  const { root, put, make } = workplace();
  await make("copier");
  put("source", "2");
  await make("copier");
  expect(readdirSync(join(root, "out")).toSorted()).toEqual(["a1", "a2", "list"]);
  utimesSync(join(root, "out/a1"), 0, 0);
  utimesSync(join(root, "out/a2"), 0, 0);
  put("source", "3");
  await make("copier");
  expect(readdirSync(join(root, "out")).toSorted()).toEqual(["a3", "list"]);
});

/**
 * Makes `out/a` and `out/list` in a process. With the file `wait` it says that it has begun, and never ends.
 */
const PROGRAM = `import { appendFileSync, existsSync } from "node:fs";
import { bringUpToDate } from ${JSON.stringify(MADE)};
const maker = {
  sources: ["source"],
  async make() {
    appendFileSync("makings", ".");
    if (existsSync("wait")) {
      process.stdout.write("begun");
      await new Promise((done) => setInterval(done, 2 ** 31 - 1));
    }
    return new Map([["out/a", "1"], ["out/list", "a"]]);
  },
};
await bringUpToDate(".", { maker }, ["maker"]);
`;

test("a making that is killed leaves nothing that counts as made, and holds up no other", async () => {
  const { root, put, read } = workplace();
  put("program.ts", PROGRAM);
  put("wait", "");
  const start = () => Bun.spawn([process.execPath, "program.ts"], { cwd: root, stdout: "pipe" });
  const killed = start();
  await killed.stdout.getReader().read();
  killed.kill("SIGKILL");
  await killed.exited;
  expect(existsSync(join(root, "out/list"))).toBe(false);
  rmSync(join(root, "wait"));
  const both = [start(), start()];
  expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([0, 0]);
  expect([read("out/list"), read("makings")]).toEqual(["a", ".."]);
});

test("where nothing can be written, what is made already serves, and else a sentence says what to do", async () => {
  const { root, put, makings, make } = workplace();
  put("dist", "a file, where even root can make no folder");
  await expect(make("copier")).rejects.toThrow("`bun run make` as a user who may write this folder");
  expect(makings).toEqual([]);
  rmSync(join(root, "dist"));
  await make("copier");
  rmSync(join(root, "dist/made/lock"));
  await make("copier");
  expect(existsSync(join(root, "dist/made/lock"))).toBe(false);
});

test("a name that nothing has is refused with those that there are", async () => {
  await expect(workplace().make("web")).rejects.toThrow("These are made: copier, reader.");
});
