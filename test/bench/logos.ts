import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRenderings } from "../../db/files/logo-renderings.ts";
import { createShippedCatalog } from "../../db/sqlite/logo-catalog.ts";
import type { LogoStore } from "../../src/features/logos/store/logos.ts";
import { makeFile } from "../../src/features/logos/render.ts";
import { createLogos, type Logos } from "../../src/features/logos/logos.ts";
import { createLogoIndex } from "../../src/features/logos/logo-index.ts";
import { systemClock } from "../../src/kit/shared/clock.ts";
import { QUERIES } from "../features/logos/queries.ts";
import { PACKED } from "../features/logos/shipped.ts";
import { atOnce } from "../../src/kit/shared/pieces.ts";
import { median } from "./median.ts";

/** The logo catalog: unpacking, searching, listing and files, in process. */

const ALL = { category: null, format: null, scheme: null, source: null, since: null, newestFirst: false };
const BY = {
  caller: { key: "bench", isWorkspace: false, signal: new AbortController().signal },
  author: null,
  pay: async () => {},
};

const PAGE = { page: 1, pageSize: 24, ...ALL, sinceHours: null };

/** A store without imported logos. */
const NOTHING: LogoStore = {
  imported: async () => [],
  importedArt: async () => null,
  add: async () => undefined,
  remove: async () => false,
  eraseUnnamedCopies: async () => false,
  copy: async () => null,
};

const megabytes = () => process.memoryUsage.rss() / 1e6;

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The median and the 95th percentile of the calls, in milliseconds. */
async function spread(works: readonly (() => unknown)[]): Promise<string> {
  const times: number[] = [];
  for (const work of works) times.push(await timed(work));
  times.sort((a, b) => a - b);
  const slow = times[Math.floor(times.length * 0.95)] ?? 0;
  return `${median(times).toFixed(2)} ms, 19 of 20 within ${slow.toFixed(2)} ms`;
}

/** Prints the time of each step. */
export async function benchLogos(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  try {
    print(`The logo catalog, ${PACKED.logos} logos of ${PACKED.brands} brands`);
    const before = megabytes();
    const open = createShippedCatalog(folder, PACKED, { isLow: () => false });
    print(`  unpacking at first start: ${(await timed(open)).toFixed(0)} ms`);
    const catalog = await open();
    print(`  opening at later starts: ${(await timed(open)).toFixed(1)} ms`);
    const index = atOnce(createLogoIndex(catalog, []));
    const find = (text: string) => index.find({ ...ALL, text });
    print(`  the first search, with what it needs: ${(await timed(() => find("github"))).toFixed(0)} ms`);
    print(`  memory taken: ${(megabytes() - before).toFixed(0)} MB`);
    for (const [text] of QUERIES) find(text);
    print(
      `  search (bar ≤ 1 ms): ${await spread(
        QUERIES.map(
          ([text]) =>
            () =>
              find(text),
        ),
      )}`,
    );
    const counted = QUERIES.map(
      ([text]) =>
        () =>
          find(text).facets(),
    );
    print(`  search with facets (bar ≤ 2 ms): ${await spread(counted)}`);
    await files(
      createLogos({
        openShipped: open,
        store: NOTHING,
        renderings: createRenderings(join(folder, "rendered"), 64 * 1024 * 1024),
        jobsFor: () => ({ makeLogoFile: makeFile }),
        stamp: () => 0,
        clock: systemClock,
      }),
      print,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function files(logos: Logos, print: (line: string) => void): Promise<void> {
  const pages = Array.from({ length: 200 }, (_, at) => ({ ...PAGE, page: 4 * at + 1, text: null }));
  await logos.list(pages[0] ?? { ...PAGE, text: null });
  print(`  a page of the list: ${await spread(pages.map((page) => () => logos.list(page)))}`);
  const ids: string[] = [];
  for (const page of pages) ids.push((await logos.list(page)).logos[0]?.id ?? "");
  const file = (format: "svg" | "png") =>
    ids.map((id) => () => logos.file(id, { format, size: null, color: null }, BY));
  print(`  SVG files: ${await spread(file("svg"))}`);
  print(`  PNG files of 512 pixels, rendered: ${await spread(file("png"))}`);
  print(`  PNG files of 512 pixels, kept: ${await spread(file("png"))}`);
}

if (import.meta.main) await benchLogos((line) => void process.stdout.write(`${line}\n`));
