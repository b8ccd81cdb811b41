import { join } from "node:path";
import { run } from "../../../src/operate/cli/run.ts";
import type { Ending } from "../../e2e/process.ts";

/**
 * Runs a command as a person in `folder` would, in this process: some tests in `test/e2e` show that the
 * program does the same.
 */
export async function runHere(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ending> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, {
    environment: { QZ_DATA_DIR: join(folder, "data"), ...environment },
    print: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    ask: null,
  });
  return { code, out: out.join(""), err: err.join("") };
}
