import { expect, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { AT_LENGTH } from "../extent.ts";
import { bringUpToDate } from "../made.ts";
import { startScenario } from "../scenario.ts";
import { installTools } from "../tools.ts";
import { GUIDE, programOf, README } from "./samples.ts";
import { STORY } from "./story.ts";

/** The client as it would be published: compiled, packed and installed. The generator, the compiler and Deno take 130 MB. */

const SDK = resolve(import.meta.dir, "../../sdk");
const PUBLISHED = ["LICENSE", "README.md", "package.json", "src", "tsconfig.json"];

/** Prints the outcome of the story. */
const PROGRAM = `import { tellStory } from "./story.js";
import { verifyWebhook } from "quietzone-client/webhooks";
console.log(JSON.stringify([typeof verifyWebhook, await tellStory(process.argv[2])]));
`;

/** Strict programs of somebody else's: with types of a browser alone, and with those of a runtime. */
const strict = (lib: readonly string[], types: readonly string[], files: readonly string[]) => ({
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    lib,
    types,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  },
  files,
});

/** The output of a command. The test fails when the command fails. */
async function output(folder: string, ...command: readonly string[]): Promise<string> {
  const child = Bun.spawn([...command], {
    cwd: folder,
    env: { ...process.env, DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [text, errors, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  expect(status, text + errors).toBe(0);
  return text;
}

if (AT_LENGTH)
  test("the package is made from the contract, and a strict program runs with it on Node, Bun and Deno", async () => {
    const scenario = await startScenario();
    using tools = await installTools("../scripts/sdk/tools");
    using runtimes = await installTools("sdk/deno");
    const { folder } = tools;
    bringUpToDate("types");
    const [copy, program] = [join(folder, "sdk"), join(folder, "program")];
    for (const name of PUBLISHED) cpSync(join(SDK, name), join(copy, name), { recursive: true });
    for (const name of ["standardwebhooks", "@stablelib", "fast-sha256", "bun-types", "@types"])
      symlinkSync(resolve(SDK, "../node_modules", name), join(folder, "node_modules", name));
    await tools.run("node_modules/typescript/bin/tsc", "-p", "sdk");
    await output(
      copy,
      process.execPath,
      "pm",
      "pack",
      "--ignore-scripts",
      "--filename",
      "client.tgz",
      "--quiet",
    );

    const installed = join(program, "node_modules/quietzone-client");
    mkdirSync(installed, { recursive: true });
    await output(copy, "tar", "-xzf", "client.tgz", "--strip-components=1", "-C", installed);
    expect(readdirSync(installed).sort()).toEqual(["LICENSE", "README.md", "dist", "package.json", "src"]);

    const story = await Bun.file(join(import.meta.dir, "story.ts")).text();
    const files = {
      "story.ts": story,
      "story.js": new Bun.Transpiler({ loader: "ts" }).transformSync(story),
      "main.js": PROGRAM,
      "package.json": '{"type":"module"}',
      "guide.ts": await programOf(GUIDE),
      "readme.ts": await programOf(README),
      "browser.json": JSON.stringify(strict(["ES2023", "DOM", "DOM.Iterable"], [], ["story.ts"])),
      "runtime.json": JSON.stringify(strict(["ES2023"], ["bun-types"], ["guide.ts", "readme.ts"])),
    };
    for (const [name, text] of Object.entries(files)) await Bun.write(join(program, name), text);
    for (const project of ["browser.json", "runtime.json"])
      await output(program, process.execPath, "check", "-p", project);
    const deno = [join(runtimes.folder, "node_modules/.bin/deno"), "run", "--allow-all"];
    for (const runtime of [["node"], [process.execPath], deno]) {
      const told: unknown = JSON.parse(await output(program, ...runtime, "main.js", scenario.url));
      expect({ runtime, told }).toEqual({ runtime, told: ["function", STORY] });
    }
  }, 300_000);
