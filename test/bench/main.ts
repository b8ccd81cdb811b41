import { benchAnalytics } from "./analytics.ts";
import { benchBulk } from "./bulk.ts";
import { benchDrawing } from "./drawing.ts";
import { benchLogos } from "./logos.ts";
import { benchNodes } from "./nodes.ts";
import { benchResolve } from "./resolve.ts";
import { benchStart } from "./start.ts";
import { benchWebhook } from "./webhook.ts";

/** `bun run bench`: ratios against a baseline measured side by side. Never fails; figures are for people. */

const print = (line: string) => void process.stdout.write(`${line}\n`);

await benchStart(print);
await benchResolve(print);
await benchWebhook(print);
await benchDrawing(print);
await benchLogos(print);
await benchBulk(print);
// A tenth of the bar's five million, to be done in a minute: `bun test/bench/analytics.ts` takes the whole.
await benchAnalytics(print, 500_000);
// A part likewise: `bun test/bench/nodes.ts` takes the whole.
await benchNodes(print, 50_000);
