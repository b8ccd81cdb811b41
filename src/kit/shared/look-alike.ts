/** Characters that look like another one, each group led by the one that stands for it. Letters are lower-case ones. */
const GROUPS = [
  ...["aаαɑ", "bвβ", "cсϲ", "dԁ", "eеε", "gɡ", "hһнη", "jјϳ", "kкκ", "lіιıiӏ1|", "mмμ", "nп", "oоοօσ0"],
  ...["pрρ", "qԛ", "rг", "sѕ", "tтτ", "uυ", "vѵν", "wԝω", "xхχ", "yуγ", "zζ", "-‐‑‒–—−"],
];

const STANDS_FOR = new Map(
  GROUPS.flatMap(([leader = "", ...others]) => others.map((other) => [other, leader])),
);

/** Characters that show nothing, or turn the direction of a text. */
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Two that belong to emoji: the joiner and the choice of the coloured form. */
const OF_EMOJI = /[\u200d\ufe0f]/gu;

/** Whether a text has characters that nobody sees. Those within emoji don't count. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text.replace(OF_EMOJI, ""));
}

/**
 * A text by which two are the same that a reader may take for each other: they differ in case, in space, in characters that are not
 * seen, or in letters of other scripts that look the same (after Unicode Technical Standard 39, section 4).
 */
export function skeleton(text: string): string {
  const plain = text.normalize("NFKC").toUpperCase().toLowerCase();
  const seen = Array.from(plain, (each) => (INVISIBLE.test(each) ? "" : (STANDS_FOR.get(each) ?? each)));
  return seen.join("").replace(/\s+/g, " ").trim();
}
