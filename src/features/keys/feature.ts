import { feature } from "../../app/feature.ts";
import { findPeople } from "../audit/people.ts";
import { createKeys } from "./keys.ts";
import { keyRoutes } from "./http/routes.ts";
import { authentication } from "./scan-feature.ts";

/** The keys of a workspace. */
export const keys = feature({
  name: "keys",
  service: async ({ context: { stores, clock, ids }, emit, use }) =>
    createKeys({
      store: stores.keys,
      uses: (await use(authentication)).uses,
      findPeople: findPeople(stores.audit),
      clock,
      ids,
      onChanged: () => emit("keys.changed", null),
    }),
  routes: ({ gate, service }) => [keyRoutes({ gate, keys: service })],
});
