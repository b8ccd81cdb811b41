import { feature } from "../../app/feature.ts";

/** Moves leads to the campaign of their code. */
export const leadChores = feature({
  name: "chores of leads",
  service: () => null,
  chores: ({ stores }) => [{ name: "leads", step: (rows) => stores.leads.moveSome(rows) }],
});
