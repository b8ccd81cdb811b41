import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dir, "../..");

/** Pages whose samples are in TypeScript alone. */
export const GUIDE = "docs/sdk.md";
export const README = "sdk/README.md";

/** The samples of a page as one program. */
export async function programOf(page: string): Promise<string> {
  return (await samplesOf(page)).filter((sample) => !isOfGenerator(sample)).join("");
}

/** The samples of the guide for clients that a generator makes, as one program. */
export async function generatedProgram(): Promise<string> {
  return (await samplesOf(GUIDE)).filter(isOfGenerator).join("");
}

const isOfGenerator = (sample: string) => sample.includes('"./generated/');

async function samplesOf(page: string): Promise<string[]> {
  const text = await Bun.file(join(ROOT, page)).text();
  return [...text.matchAll(/^```typescript\n(.*?)^```$/gms)].map(([, program = ""]) => program);
}
