import { feature } from "../../app/feature.ts";
import { createAppAccess } from "./access.ts";

/** The people of access tokens, which apps send. */
export const appAccess = feature({
  name: "app access",
  service: ({ context: { stores, baseUrl, clock } }) =>
    createAppAccess({ store: stores.apps, baseUrl, clock, stamp: stores.changeStamp }),
  on: (access) => ({ "keys.changed": access.evictAll }),
  chores: ({ stores }) => [{ name: "ended apps", step: (rows, now) => stores.apps.eraseEnded(now, rows) }],
});
