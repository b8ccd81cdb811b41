import { feature } from "../../app/feature.ts";
import { createContacts } from "./contacts.ts";

/** The contacts of owners, for the pages of their codes that are switched off. */
export const contacts = feature({
  name: "contacts",
  service: ({ context: { stores } }) =>
    createContacts(stores.tenants, stores.changeStamp, () => stores.isAway()),
  on: ({ evict, evictAll }) => ({ "code.changed": evict, "code.stale": evict, "tenant.edited": evictAll }),
});
