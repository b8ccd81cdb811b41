import { feature } from "../../app/feature.ts";

/** Adds the codes of files to the index of searches. */
export const codeChores = feature({
  name: "chores of codes",
  service: () => null,
  chores: ({ stores }) => [{ name: "search", step: (rows) => stores.codes.indexSome(rows) }],
});
