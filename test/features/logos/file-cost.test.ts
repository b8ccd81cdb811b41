import { expect, test } from "bun:test";
import { readSvgLogo } from "../../../src/qr/logo/svg.ts";
import { type StoredArt, svgDocument } from "../../../src/features/logos/art.ts";
import { FILE_UNIT, fileCost } from "../../../src/features/logos/cost.ts";
import { createLogoFiles, type FileOptions } from "../../../src/features/logos/files.ts";
import { createLogoIndex } from "../../../src/features/logos/logo-index.ts";
import { type FileJob, makeFile } from "../../../src/features/logos/render.ts";
import type { ImportedLogo, ShippedCatalog } from "../../../src/features/logos/records.ts";
import { unitsOf } from "../../../src/kit/shared/work.ts";
import { atOnce } from "../../../src/kit/shared/pieces.ts";
import { png } from "../../qr/logo/png-maker.ts";

const PLAIN: StoredArt = {
  format: "svg",
  bytes: Buffer.from(svgDocument(readSvgLogo('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'))),
};
const DETAILED: StoredArt = {
  format: "svg",
  bytes: Buffer.from(
    svgDocument(readSvgLogo(`<svg viewBox="0 0 9 9">${'<path d="M0 0h.3v.3z"/>'.repeat(900)}</svg>`)),
  ),
};
const RAW = new Uint8Array(600 * (1 + 600 * 4));
const BITMAP: StoredArt = {
  format: "png",
  bytes: png({ width: 600, height: 600, depth: 8, colorType: 6, raw: RAW }),
};

const LOGO: ImportedLogo = {
  id: "import.acme",
  name: "Acme",
  brand: "acme",
  category: "own",
  aliases: [],
  format: "svg",
  scheme: "monochrome",
  source: "import",
  license: "LicenseRef-Own",
  licenseUrl: null,
  attribution: "Acme",
  sourceUrl: null,
  guidelines: null,
  color: "#000000",
  derived: false,
  addedAt: 0,
};
const nothing: ShippedCatalog = {
  release: 0,
  *brands() {
    yield;
    return [];
  },
  details: () => LOGO,
  art: () => PLAIN,
};

/** A catalog of one logo, which records payments, reads and jobs of threads. */
function catalogOf(art: StoredArt) {
  const index = atOnce(createLogoIndex(nothing, [LOGO]));
  const logo = index.logo(LOGO.id);
  if (logo === null) throw new Error("The logo is not in its index");
  const cache = new Map<string, Uint8Array>();
  const noted = { paid: [] as number[], made: [] as FileJob[], read: 0 };
  const files = createLogoFiles({
    details: async () => LOGO,
    async art() {
      noted.read++;
      return art;
    },
    renderings: {
      get: async (key) => cache.get(key) ?? null,
      set: async (key, file) => void cache.set(key, file),
    },
    jobsFor: () => ({
      async makeLogoFile(job) {
        noted.made.push(job);
        return makeFile(job);
      },
    }),
  });
  const caller = { key: "192.0.2.1", isWorkspace: false, signal: new AbortController().signal };
  const by = { caller, author: null, pay: async (units: number) => void noted.paid.push(units) };
  return {
    noted,
    file: (options: Partial<FileOptions>) => files.file(index, logo, { ...SVG, ...options }, by),
  };
}
const SVG: FileOptions = { format: "svg", size: null, color: null };

test("every PNG is drawn on a thread once, and costs the same when it is cached", async () => {
  const { noted, file } = catalogOf(PLAIN);
  const first = await file({ format: "png", color: "#aa0000" });
  expect(await file({ format: "png", color: "#aa0000" })).toEqual(first);
  expect(noted.made.length).toBe(1);
  const units = unitsOf(fileCost(PLAIN, 512), FILE_UNIT);
  expect(units).toBeGreaterThan(1);
  expect(noted.paid).toEqual([units, units]);
});

test("a PNG in another colour is another file", async () => {
  const { noted, file } = catalogOf(PLAIN);
  const [red, green] = [
    await file({ format: "png", color: "#aa0000" }),
    await file({ format: "png", color: "#00aa00" }),
  ];
  expect(Bun.hash(red.bytes)).not.toBe(Bun.hash(green.bytes));
  expect(noted.made.length).toBe(2);
});

test("a small SVG is recoloured at once, one of many shapes on a thread, with the same bytes", async () => {
  for (const [art, threads] of [
    [PLAIN, 0],
    [DETAILED, 1],
  ] as const) {
    const { noted, file } = catalogOf(art);
    const { bytes } = await file({ color: "#aa0000" });
    expect(noted.made.length).toBe(threads);
    expect(bytes).toEqual(await makeFile({ art, color: "#aa0000", longest: null }));
  }
});

test("a file that is served as it is stored is read once and costs one unit each time", async () => {
  const { noted, file } = catalogOf(PLAIN);
  for (let call = 0; call < 3; call++) expect((await file({})).bytes).toBe(PLAIN.bytes);
  expect(noted).toEqual({ paid: [1, 1, 1], made: [], read: 1 });
});

test("more pixels, of the file or of the art, cost more", () => {
  const costs = [64, 512, 1_024].map((longest) => fileCost(PLAIN, longest));
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(fileCost(BITMAP, 64)).toBeGreaterThan(fileCost(PLAIN, 64));
  expect(fileCost(DETAILED, 64)).toBeGreaterThan(fileCost(PLAIN, 64));
});
