import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Runs the samples of all pages in a folder in TypeScript. ../runs.ts describes the folder. */

const [, , folder = ""] = process.argv;
let output = "";
let isRefused = false;

const ask = globalThis.fetch;

/** A service on a busy machine asks for a call again (503). */
async function askAgain(...parameters: Parameters<typeof ask>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await ask(...parameters);
    if (response.status !== 503 || tries === 9) return response;
    await Bun.sleep(Number(response.headers.get("retry-after")) * 1_000);
  }
}

/** A call that is refused ends the script, unless the answer in the page is the problem. */
const askOrThrow = async (...parameters: Parameters<typeof ask>) => {
  const response = await askAgain(...parameters);
  if (response.status >= 400 && !isRefused)
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
};
globalThis.fetch = Object.assign(askOrThrow, { preconnect: ask.preconnect });

/** Prints records and lists as JSON, so that one answer serves all languages. */
console.log = (value: unknown) =>
  appendFileSync(output, `${typeof value === "string" ? value : JSON.stringify(value)}\n`);

for (const script of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  const page = script.slice(0, -".ts".length);
  const begin = (number: number, refused: number) => {
    output = join(folder, `${page}.${number}`);
    writeFileSync(output, "");
    isRefused = refused === 1;
  };
  Object.assign(globalThis, { begin });
  process.env["QZ_KEY"] = readFileSync(join(folder, `${page}.key`), "utf8");
  process.chdir(join(folder, `${page}.files`));
  try {
    await import(join(folder, script));
  } catch (error) {
    writeFileSync(join(folder, `${page}.error`), String(error instanceof Error ? error.stack : error));
  }
}
