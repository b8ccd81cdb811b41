import { benchAnalytics } from "./analytics.ts";
import { benchAttacker } from "./attacker.ts";
import { benchBulk } from "./bulk.ts";
import { benchDomains } from "./domains.ts";
import { benchGs1 } from "./gs1.ts";
import { benchDownloads } from "./downloads.ts";
import { benchDrawing } from "./drawing.ts";
import { benchHoard } from "./hoard.ts";
import { benchLogoFiles } from "./logo-files.ts";
import { benchLogos } from "./logos.ts";
import { benchNodes } from "./nodes.ts";
import { benchOverload } from "./overload.ts";
import { benchPictureAddresses } from "./picture-addresses.ts";
import { benchResolve } from "./resolve.ts";
import { benchRules } from "./rules.ts";
import { benchSheets } from "./sheets.ts";
import { benchSize } from "./size.ts";
import { benchStart } from "./start.ts";
import { benchSvgBytes } from "./svg-bytes.ts";
import { benchWebhook } from "./webhook.ts";

/** `bun run bench` prints ratios to a baseline that is measured beside it. No figure makes it fail. */

const print = (line: string) => void process.stdout.write(`${line}\n`);

await benchStart(print);
await benchResolve(print);
await benchRules(print);
await benchDomains(print);
await benchGs1(print);
await benchOverload(print);
await benchAttacker(print);
await benchHoard(print);
// Those that are read, and those that nobody reads. `bun test/bench/downloads.ts` takes lists of codes and
// heads, too.
await benchDownloads(print, "exports");
// A fifth of the million codes. `bun test/bench/size.ts` takes all of them.
await benchSize(print, 200_000);
await benchWebhook(print);
await benchDrawing(print);
await benchPictureAddresses(print);
await benchSvgBytes(print);
await benchLogos(print);
await benchLogoFiles(print);
await benchBulk(print);
await benchSheets(print);
// A tenth of the five million scans, which takes a minute. `bun test/bench/analytics.ts` takes all of them.
await benchAnalytics(print, 500_000);
// A hundredth of them. `bun test/bench/nodes.ts` takes all.
await benchNodes(print, 50_000);
