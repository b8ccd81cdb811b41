import { feature } from "../../app/feature.ts";
import { HOUR } from "../../kit/shared/clock.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { mailingLinkRoutes } from "./http/link-routes.ts";
import { mailingRoutes } from "./http/routes.ts";
import { createMailings } from "./mailings.ts";
import { mailingMails } from "./scan-feature.ts";

/** Mails that ask for a confirmation, for each address of a client: the same as those of alerts. */
const CONFIRMATIONS = { count: 10, milliseconds: HOUR };

/** Reports by mail. */
export const mailings = feature({
  name: "mailings",
  async service({ context: { stores, clock, ids }, use }) {
    const { sender, links, sendsMail } = await use(mailingMails);
    return createMailings({
      ...{ store: stores.mailings, links, sendsMail, clock, ids },
      firstDays: await use(firstDays),
      onDue: () => void sender.run(),
    });
  },
  routes: ({ context: { settings }, gate, service }) => [
    mailingRoutes({ gate, mailLimit: gate.limiter("mails", CONFIRMATIONS), mailings: service }),
    mailingLinkRoutes({ gate, limit: gate.limiter("alerts", settings.limits.leads), mailings: service }),
  ],
});
