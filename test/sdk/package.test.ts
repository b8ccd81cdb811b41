import { expect, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { clientModules } from "../../scripts/sdk/build.ts";
import { AT_LENGTH } from "../extent.ts";
import { startScenario } from "../scenario.ts";
import { installTools } from "../tools.ts";
import { STORY } from "./story.ts";

/** The client as it would be published: compiled, packed and installed, on Node. The generator and the compiler take 40 MB. */

const SDK = resolve(import.meta.dir, "../../sdk");

/** A program that has the client as a package, and prints what the story sees. */
const PROGRAM = `import { tellStory } from "./story.js";
import { verifyWebhook } from "quietzone-client/webhooks";
process.stdout.write(JSON.stringify([typeof verifyWebhook, await tellStory(process.argv[2])]));
`;

/** A strict program of somebody else's, without types of a runtime. */
const STRICT = {
  compilerOptions: {
    target: "ES2022",
    module: "NodeNext",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  },
  files: ["story.ts"],
};

async function output(folder: string, ...command: readonly string[]): Promise<string> {
  const child = Bun.spawn([...command], { cwd: folder, stdout: "pipe", stderr: "pipe" });
  const [text, errors, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  expect(status, text + errors).toBe(0);
  return text;
}

if (AT_LENGTH)
  test("the package is made from the contract, and a strict program runs with it on Node", async () => {
    const scenario = await startScenario();
    using tools = await installTools("../scripts/sdk/tools");
    const { folder } = tools;
    const contract: unknown = await (await fetch(`${scenario.url}/openapi.json`)).json();
    const types = await clientModules(contract).types(folder);
    expect((await Bun.file(join(SDK, "src/contract.gen.ts")).text()) === types).toBe(true);

    const [copy, program] = [join(folder, "sdk"), join(folder, "program")];
    for (const name of ["package.json", "LICENSE", "README.md", "tsconfig.json", "src"])
      cpSync(join(SDK, name), join(copy, name), { recursive: true });
    for (const name of ["standardwebhooks", "@stablelib", "fast-sha256"])
      symlinkSync(resolve(SDK, "../node_modules", name), join(folder, "node_modules", name));
    const tsc = join(folder, "node_modules/typescript/bin/tsc");
    await output(copy, process.execPath, tsc, "-p", ".");
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
    cpSync(join(import.meta.dir, "story.ts"), join(program, "story.ts"));
    await Bun.write(join(program, "package.json"), '{"type":"module"}');
    await Bun.write(join(program, "main.js"), PROGRAM);
    await Bun.write(join(program, "tsconfig.json"), JSON.stringify(STRICT));
    await output(program, process.execPath, "check", "-p", ".");
    const transpiler = new Bun.Transpiler({ loader: "ts" });
    await Bun.write(
      join(program, "story.js"),
      transpiler.transformSync(await Bun.file(join(program, "story.ts")).text()),
    );
    expect(JSON.parse(await output(program, "node", "main.js", scenario.url))).toEqual(["function", STORY]);
  }, 120_000);
