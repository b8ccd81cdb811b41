import type { Keeping } from "../../../db/engine.ts";
import { createAlertStore } from "./store/alert-mails.ts";
import { createWatchStore } from "./store/watch.ts";
import {
  watchedTargets,
  watchedCodes,
  watchQueues,
  watchRounds,
  alertMails,
  confirmationMails,
} from "./tables.ts";

/** Destinations that are watched, and mails about them. */
export const watchData = {
  tables: [watchedTargets, watchedCodes, watchQueues, watchRounds, alertMails, confirmationMails],
  stores: ({ database, outbox }: Keeping) => ({
    watch: createWatchStore(database, outbox),
    alerts: createAlertStore(database),
  }),
};
