import { feature } from "../../app/feature.ts";

/** Erases sign-ins that waited for their second factor in vain. */
export const factorChores = feature({
  name: "factor chores",
  service: () => null,
  chores: ({ stores }) => [
    { name: "second steps", step: (rows, now) => stores.secondSteps.eraseEnded(now, rows) },
  ],
});
