import type { Keeping } from "../../../db/engine.ts";
import { createMailingStore } from "./store/mailing-store.ts";
import { mailingMails, mailings } from "./tables.ts";

/** Reports by mail, and the state of their mails. */
export const mailingsData = {
  tables: [mailings, mailingMails],
  stores: ({ database }: Keeping) => ({ mailings: createMailingStore(database) }),
};
