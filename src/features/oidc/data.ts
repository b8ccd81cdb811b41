import type { Keeping } from "../../../db/engine.ts";
import { createIdentityStore } from "./store.ts";
import { identities, providerSessions, providerUses } from "./tables.ts";

/** Identities at providers of sign-ins, and the sessions that these began. */
export const oidcData = {
  tables: [identities, providerSessions, providerUses],
  stores: ({ database }: Keeping) => ({ identities: createIdentityStore(database) }),
};
