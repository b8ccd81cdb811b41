import { feature } from "../../app/feature.ts";

/** Erases copies of logos that no code names. */
export const logoChores = feature({
  name: "chores of logos",
  service: () => null,
  chores: ({ stores }) => [{ name: "logo copies", step: (rows) => stores.logos.eraseUnnamedCopies(rows) }],
});
