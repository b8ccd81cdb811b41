/** How often the halves of pairs were read. */
export interface Tally {
  readonly both: number;
  readonly styledOnly: number;
  readonly plainOnly: number;
  readonly neither: number;
}

export const NO_PAIRS: Tally = { both: 0, styledOnly: 0, plainOnly: 0, neither: 0 };

/** The 97.5 % quantile of the standard normal distribution: a limit of the interval that holds 95 %. */
const Z = 1.96;

const HALVINGS = 50;

export function pairsOf({ both, styledOnly, plainOnly, neither }: Tally): number {
  return both + styledOnly + plainOnly + neither;
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    both: a.both + b.both,
    styledOnly: a.styledOnly + b.styledOnly,
    plainOnly: a.plainOnly + b.plainOnly,
    neither: a.neither + b.neither,
  };
}

/** Reads of the styled halves ÷ reads of the plain ones. */
export function ratioOf({ both, styledOnly, plainOnly }: Tally): number {
  return (both + styledOnly) / (both + plainOnly);
}

/**
 * The lower limit of the 95 % interval of that ratio: the least ratio that the score test for paired proportions does not
 * reject (Nam and Blackwelder, Statistics in Medicine 21, 2002). A bootstrap would say 1 wherever nothing was lost, however
 * few pairs there were; this says n ÷ (n + 3.84).
 */
export function lowerBound(tally: Tally): number {
  if (tally.both + tally.styledOnly === 0) return 0;
  return root((ratio) => Z - score(tally, ratio), 0, ratioOf(tally));
}

/** How many standard deviations more the styled halves were read than if the true ratio were the given one. */
function score(tally: Tally, ratio: number): number {
  const n = pairsOf(tally);
  const surplus = tally.both + tally.styledOnly - ratio * (tally.both + tally.plainOnly);
  const { styledOnly, plainOnly } = likeliest(tally, ratio);
  const variance = n * ratio * (styledOnly + plainOnly);
  return variance > 0 ? surplus / Math.sqrt(variance) : surplus > 0 ? Infinity : 0;
}

/** The likeliest shares of pairs if the true ratio is the given one, by a Lagrange multiplier for that condition. */
function likeliest(tally: Tally, ratio: number): { styledOnly: number; plainOnly: number } {
  const { both, styledOnly, plainOnly } = tally;
  const n = pairsOf(tally);
  // Falls from the left end to the right: its terms are those of `both + styledOnly = ratio × (both + plainOnly)`.
  const excess = (multiplier: number): number =>
    (both * (1 - ratio)) / (n + multiplier * (1 - ratio)) +
    styledOnly / (n + multiplier) -
    (ratio * plainOnly) / (n - ratio * multiplier);
  const [least, most] = [-n, n / ratio];
  // Where no plain half alone was read, the likeliest share of such pairs may be more than none all the same.
  const multiplier = plainOnly === 0 && excess(most) >= 0 ? most : root((at) => -excess(at), least, most);
  const shareBoth = both / (n + multiplier * (1 - ratio));
  const shareStyled = styledOnly / (n + multiplier);
  return { styledOnly: shareStyled, plainOnly: (shareBoth * (1 - ratio) + shareStyled) / ratio };
}

/** Where a growing function passes 0. */
function root(growing: (at: number) => number, least: number, most: number): number {
  let [below, above] = [least, most];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (below + above) / 2;
    if (growing(middle) < 0) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
