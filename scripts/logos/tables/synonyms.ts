/** What people also call a brand, by its slug. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = JSON.parse(
  await Bun.file(`${import.meta.dir}/synonyms.json`).text(),
);
