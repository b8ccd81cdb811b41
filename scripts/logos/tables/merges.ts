/** Names of one brand that nothing else brings together: the squashed name → the squashed name it belongs to. */
export const MERGES: Readonly<Record<string, string>> = JSON.parse(
  await Bun.file(`${import.meta.dir}/merges.json`).text(),
);
