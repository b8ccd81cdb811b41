import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dir, "../..");

/** Pages whose samples are in TypeScript alone. */
export const GUIDE = "docs/sdk.md";
export const README = "sdk/README.md";

/** The samples of a page as one program. */
export async function programOf(page: string): Promise<string> {
  const text = await Bun.file(join(ROOT, page)).text();
  return [...text.matchAll(/^```typescript\n(.*?)^```$/gms)].map(([, program = ""]) => program).join("");
}
