import { benchAnalytics } from "./analytics.ts";
import { benchBulk } from "./bulk.ts";
import { benchDrawing } from "./drawing.ts";
import { benchLogos } from "./logos.ts";
import { benchResolve } from "./resolve.ts";
import { benchWebhook } from "./webhook.ts";

/** `bun run bench`: ratios against a baseline measured side by side. Never fails; figures are for people. */

const print = (line: string) => void process.stdout.write(`${line}\n`);

await benchResolve(print);
await benchWebhook(print);
await benchDrawing(print);
await benchLogos(print);
await benchBulk(print);
// A tenth of the bar's five million, to be done in a minute: `bun test/bench/analytics.ts` takes the whole.
await benchAnalytics(print, 500_000);
