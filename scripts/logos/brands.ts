import { squashed } from "../../src/features/logos/words.ts";
import { type Candidate, isNoBrand } from "./candidate.ts";
import merges from "./tables/merges.json";

/** Names of one brand that nothing else brings together: the squashed name → the squashed name it belongs to. */
const MERGES: Readonly<Record<string, string>> = merges;

/** A brand and all its candidates. */
export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly aliases: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly candidates: readonly Candidate[];
}

/** A brand while its candidates are gathered. */
interface Draft {
  slug: string;
  title: string | null;
  readonly aliases: Set<string>;
  readonly tags: Set<string>;
  readonly candidates: Candidate[];
}

/** Groups candidates by brand, also where sources call it by different names. Candidates come in the order of their sources. */
export function gatherBrands(candidates: readonly Candidate[]): Brand[] {
  const byKey = new Map<string, Draft>();
  const all: Draft[] = [];
  for (const candidate of candidates) {
    const keys = keysOf(candidate);
    let brand = keys.map((key) => byKey.get(key)).find((known) => known !== undefined);
    if (brand === undefined) {
      brand = { slug: candidate.slug, title: null, aliases: new Set(), tags: new Set(), candidates: [] };
      all.push(brand);
    }
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, brand);
    brand.title ??= candidate.title;
    if (candidate.title !== null) brand.aliases.add(candidate.title);
    for (const alias of candidate.aliases) brand.aliases.add(alias);
    for (const tag of candidate.tags) brand.tags.add(tag);
    brand.candidates.push(candidate);
  }
  return all.map(({ slug, title, aliases, ...brand }) => {
    const own = slugOf(title ?? slug) || slug;
    const name = title ?? humanised(slug);
    aliases.delete(name);
    return { ...brand, slug: isNoBrand(slug) ? slug : own, name, aliases };
  });
}

/** The keys that identify a brand: its slug, and its title unless it is no brand. */
function keysOf({ slug, title }: Candidate): string[] {
  if (isNoBrand(slug)) return [slug];
  const names = [title, slug].filter((name) => name !== null).map(squashed);
  return [...new Set(names.filter((name) => name !== "").map((name) => MERGES[name] ?? name))];
}

/** `Visual Studio Code` → `visual-studio-code`, `C++` → `c-plus-plus`. */
function slugOf(title: string): string {
  const spoken = title
    .replace(/\+/g, " plus ")
    .replace(/(?<=\w)#/g, " sharp ")
    .replace(/^\.(?=\w)/, "dot");
  const plain = spoken
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

const CAPITALS = new Set(
  "ai api aws cdn ci cli cms cpu css db dns gcp gnu gpt gpu html http ibm ide io iot ios js json kde mcp mdn mdx ml nasa npm os pdf php qt rss sap sdk seo sms sql ssh ssl svg tv ui ux vpn vr vue wcag xml yaml".split(
    " ",
  ),
);

/** A slug as a name: `aws-api-gateway` → `AWS API Gateway`. */
function humanised(slug: string): string {
  return slug
    .split("-")
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
