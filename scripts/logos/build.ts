import { createHash } from "node:crypto";
import { join } from "node:path";
import { $ } from "bun";
import { squashed } from "../../src/features/logos/words.ts";
import { type Brand, gatherBrands } from "./brands.ts";
import { brandNames } from "./brand-names.ts";
import type { Candidate } from "./candidate.ts";
import { chooseLogos, refusedShapes } from "./choose.ts";
import { compress, writeDatabase } from "./database.ts";
import { createLedger } from "./ledger.ts";
import { notice } from "./notice.ts";
import { type BrandRow, brandRow } from "./rows.ts";
import { circleFlags, iconify } from "./sources/iconify.ts";
import { lobeIcons } from "./sources/lobe.ts";
import { lucideIcons } from "./sources/lucide.ts";
import { simpleIcons } from "./sources/simple-icons.ts";
import { theSvg } from "./sources/thesvg.ts";
import { GENERIC } from "./tables/categories.ts";
import synonymTable from "./tables/synonyms.json";

/**
 * `bun run logos:build` → assets/logos.db.zst, the logo catalog that ships; assets/logos.json, its figures; and
 * assets/NOTICE.logos, the notices that its licences require. The sources are installed beside this file first. The same sources give
 * the same bytes.
 */

/** When the shipped logos entered the catalog. Raise it together with the sources, to a day before the release. */
const RELEASED = "2026-11-01T00:00:00.000Z";

const ASSETS = join(import.meta.dir, "../../assets");
/** Other names that people use for a brand, by its slug. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = synonymTable;
const say = (line: string) => void process.stdout.write(`${line}\n`);

await $`bun install --frozen-lockfile --silent`.cwd(import.meta.dir);

const candidates: Candidate[] = [
  ...simpleIcons(),
  ...theSvg(),
  ...iconify("svg-logos"),
  ...iconify("devicon"),
  ...iconify("skill-icons"),
  ...lobeIcons(),
  ...circleFlags(),
  ...lucideIcons(),
];
const brands = gatherBrands(candidates);
say(`${candidates.length} drawings of ${brands.length} brands are candidates; inspecting each of them.`);

const ledger = createLedger();
const synonyms = synonymsOf(brands);
const refused = await refusedShapes(brands, ledger);
const rows: BrandRow[] = [];
for (const brand of brands) {
  const chosen = await chooseLogos(brand, refused, ledger);
  if (chosen.length > 0) rows.push(brandRow(brand, chosen, synonyms.get(brand) ?? []));
}
rows.sort((a, b) => compareNames(a.name, b.name) || (a.slug < b.slug ? -1 : 1));

const database = writeDatabase(rows);
const packed = compress(database);
const facts = {
  release: RELEASED,
  sha256: createHash("sha256").update(database).digest("hex"),
  bytes: database.length,
  brands: rows.length,
  logos: rows.reduce((sum, { logos }) => sum + logos.length, 0),
};
await Bun.write(join(ASSETS, "logos.db.zst"), packed);
await Bun.write(join(ASSETS, "logos.json"), `${JSON.stringify(facts, null, 2)}\n`);
await Bun.write(join(ASSETS, "brands.txt"), brandNames(rows));
await Bun.write(join(ASSETS, "NOTICE.logos"), notice(rows));
report();

/** By letters and digits in the order of their code points, because a runtime's collation may change and the catalog must not. */
function compareNames(one: string, other: string): number {
  const [a, b] = [squashed(one), squashed(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The synonyms of each brand, from a table made by hand. An entry without a brand is reported. */
function synonymsOf(all: readonly Brand[]): Map<Brand, readonly string[]> {
  const byKey = new Map<string, Brand>();
  for (const brand of all)
    for (const key of [brand.slug, squashed(brand.name)]) if (!byKey.has(key)) byKey.set(key, brand);
  const found = new Map<Brand, readonly string[]>();
  for (const [name, list] of Object.entries(SYNONYMS)) {
    const brand = byKey.get(name) ?? byKey.get(squashed(name));
    if (brand === undefined) say(`Synonyms for ${name}, but no such brand`);
    else found.set(brand, [...(found.get(brand) ?? []), ...list]);
  }
  return found;
}

function report(): void {
  const logos = rows.flatMap((brand) => brand.logos.map((logo) => ({ ...logo, category: brand.category })));
  const counts = (name: "scheme" | "format" | "source" | "license" | "category") => {
    const groups = [...Map.groupBy(logos, (logo) => logo[name])].map(
      ([value, all]) => [value, all.length] as const,
    );
    const listed = groups.sort((a, b) => b[1] - a[1]).map(([value, count]) => `${value} ${count}`);
    return `${name}: ${listed.join(", ")}`;
  };
  say("Left out:");
  for (const line of ledger.report()) say(line);
  say(
    `In the catalog: ${facts.logos} logos of ${facts.brands} brands, ${logos.filter((logo) => logo.derived).length} derived`,
  );
  for (const name of ["scheme", "format", "source", "license", "category"] as const) say(counts(name));
  const generic = logos.filter(({ category }) => category === GENERIC).length / logos.length;
  say(`generic: ${(generic * 100).toFixed(1)} %`);
  say(`${(database.length / 1e6).toFixed(1)} MB, packed ${(packed.length / 1e6).toFixed(1)} MB`);
}
