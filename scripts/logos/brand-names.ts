/** Letters of a name, at least: shorter ones are parts of many words. */
const FEWEST_LETTERS = 5;

/** Collections of logos that have a brand, at least. */
const FEWEST_COLLECTIONS = 2;

/** Names that are words of many hosts, and whose owners are forged by few. */
const ORDINARY = new Set(
  (
    "beats blend brave canvas canva centos circle clever commons compass creative delta discover drone edge " +
    "elastic express files flow fresh gather ghost harbor helium indeed island keeper kinetic launch lemon " +
    "linear linux local loom matrix metro mercury mint moon nature neon next nimble nova oasis orange orbit " +
    "origin pioneer planet polar prime pulse quest radar react relay rocket sentry signal simple smart social " +
    "solid source spark spring starship storm stride summit swarm target tower travel union unity upwork vault " +
    "wallet wonder"
  ).split(" "),
);

/**
 * The text of `assets/brands.txt`: brands as a host may spell them, a line each.
 * @param brands - `keys` are names as one word each, the brand's own first.
 */
export function brandNames(
  brands: readonly { readonly keys: readonly string[]; readonly popularity: number }[],
): string {
  const names = brands
    .filter(({ popularity }) => popularity >= FEWEST_COLLECTIONS)
    .map(({ keys }) => keys[0] ?? "")
    .filter(
      (name) =>
        name.length >= FEWEST_LETTERS && /^[a-z0-9]*[a-z][a-z0-9]*$/.test(name) && !ORDINARY.has(name),
    );
  return `${[...new Set(names)].sort().join("\n")}\n`;
}
