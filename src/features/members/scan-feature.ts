import { feature } from "../../app/feature.ts";

/** Erases invitations and links that have ended. */
export const memberChores = feature({
  name: "chores of members",
  service: () => null,
  chores: ({ stores }) => [
    { name: "ended invitations", step: (rows, now) => stores.invitations.eraseEnded(now, rows) },
    { name: "ended links", step: (rows, now) => stores.links.eraseEnded(now, rows) },
  ],
});
