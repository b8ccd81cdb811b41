import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram, temporaryFolder } from "./process.ts";

/** Data folders that can't be used: one clear line that names the setting and the folder, exit code 1, no stack. */

const GARBAGE = "This is no database.\n".repeat(500);

const CASES: readonly {
  readonly name: string;
  readonly dataDir: string;
  readonly prepare: (at: string) => void;
}[] = [
  { name: "may not be made", dataDir: "/sys/quietzone", prepare: () => {} },
  { name: "may not be written", dataDir: "/sys/kernel", prepare: () => {} },
  { name: "is a file", dataDir: "kept-here", prepare: (at) => writeFileSync(at, "") },
  {
    name: "would lie in a file",
    dataDir: "file/kept-here",
    prepare: (at) => writeFileSync(join(at, ".."), ""),
  },
  {
    name: "has garbage for a database",
    dataDir: "kept-here",
    prepare(at) {
      mkdirSync(at);
      writeFileSync(join(at, "quietzone.db"), GARBAGE);
    },
  },
  {
    name: "has a folder for a database",
    dataDir: "kept-here",
    prepare: (at) => void mkdirSync(join(at, "quietzone.db"), { recursive: true }),
  },
  {
    name: "has another program's database",
    dataDir: "kept-here",
    prepare(at) {
      mkdirSync(at);
      const database = new Database(join(at, "quietzone.db"), { create: true });
      database.run("CREATE TABLE codes (colour TEXT)");
      database.close();
    },
  },
  {
    name: "has a folder for a secret",
    dataDir: "kept-here",
    prepare: (at) => void mkdirSync(join(at, "secret"), { recursive: true }),
  },
];

test.each(CASES)(
  "a data folder that $name stops the start with one clear line",
  async ({ dataDir, prepare }) => {
    const folder = temporaryFolder();
    prepare(join(folder, dataDir));
    const { code, out, err } = await runProgram(folder, [], { QZ_PORT: "0", QZ_DATA_DIR: dataDir });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    const lines = err.trimEnd().split("\n");
    expect(lines, err).toHaveLength(1);
    expect(lines[0]).toContain("QZ_DATA_DIR");
    expect(lines[0]).toContain(dataDir);
  },
);

test("a truncated secret stops the start and is not replaced: a new one could not read what the old one sealed", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "data", "secret");
  mkdirSync(join(folder, "data"));
  writeFileSync(path, "short\n");
  const { code, out, err } = await runProgram(folder, [], { QZ_PORT: "0" });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).toContain("data/secret");
  expect(await Bun.file(path).text()).toBe("short\n");
});

/** Every command that works on a service, and what it needs to get as far as that. */
const COMMANDS = [
  "tenant list",
  "voucher create --plan pro",
  "key list ten_1",
  "code show abc",
  "domain list",
  "logos list",
  "archive --tenant ten_1 out.zip",
  "redirects --tenant ten_1 --format csv out.csv",
  "sheet --tenant ten_1 --group hall --layout avery-l7160 out.pdf",
  "import --tenant ten_1 --from csv codes.zip",
  "demo --remove",
  "backup out.qz",
  "compact",
  "copy --to postgres://quietzone@127.0.0.1:1/quietzone",
];

test.each(COMMANDS)("%s in a folder without a service makes none and names the folder", async (command) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "codes.zip"), "");
  const { code, out, err } = await runProgram(folder, command.split(" "));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toStartWith(
    `There is no service in ${join(folder, "data")}, which is the default: QZ_DATA_DIR is not set. Name the folder of a service by `,
  );
  expect(readdirSync(join(folder, "data"))).toEqual([]);
});

test("the refusal says whether a file or the environment names the folder", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "with.env"), "QZ_DATA_DIR=here\n");
  writeFileSync(join(folder, "without.env"), "QZ_PORT=1\n");
  const refusal = async (file: string, environment: Record<string, string> = {}) =>
    (await runProgram(folder, ["tenant", "list", "--config", file], environment)).err.split(". ")[0];
  expect(await refusal("with.env")).toBe(
    `There is no service in ${join(folder, "here")}, which QZ_DATA_DIR in with.env names`,
  );
  expect(await refusal("with.env", { QZ_DATA_DIR: "there" })).toBe(
    `There is no service in ${join(folder, "there")}, which QZ_DATA_DIR in the environment names`,
  );
  expect(await refusal("without.env")).toBe(
    `There is no service in ${join(folder, "data")}, which is the default: QZ_DATA_DIR is not set and not in without.env`,
  );
});
