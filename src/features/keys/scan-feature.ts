import { feature } from "../../app/feature.ts";
import { errorFields } from "../../kit/shared/log.ts";
import { createAuthenticator } from "./authenticate.ts";
import { createKeyUses } from "./uses.ts";

/** Authentication: the workspace of a key, and the day on which a key was used. */
export const authentication = feature({
  name: "authentication",
  service({ context: { stores, clock } }) {
    const uses = createKeyUses(stores.keys, clock);
    return { uses, authenticator: createAuthenticator(stores.keys, uses, clock, stores.changeStamp) };
  },
  on: ({ authenticator }) => ({ "keys.changed": authenticator.evictAll }),
  stop: ({ uses }, _, { context: { log } }) =>
    uses.store().catch((error: unknown) => log.warn("uses of keys are not stored", errorFields(error))),
});
