import { feature } from "../app/feature.ts";
import { createKeys } from "./keys.ts";
import { keyRoutes } from "./routes.ts";

/** The keys of a workspace. */
export const keys = feature({
  name: "keys",
  service: ({ context: { stores, clock, ids }, shared, tell }) =>
    createKeys({
      store: stores.keys,
      uses: shared.keyUses,
      clock,
      ids,
      onChanged: () => tell("keys.changed", null),
    }),
  hears: (_, { shared }) => ({ "keys.changed": shared.authenticator.evictAll }),
  routes: ({ shared: { gate }, service }) => [keyRoutes({ gate, keys: service })],
});
