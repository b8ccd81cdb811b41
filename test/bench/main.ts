import { benchDrawing } from "./drawing.ts";
import { benchResolve } from "./resolve.ts";

/** `bun run bench`: ratios against a baseline measured side by side. Never fails; figures are for people. */

const print = (line: string) => void process.stdout.write(`${line}\n`);

await benchResolve(print);
await benchDrawing(print);
