import { feature } from "../../app/feature.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { createAnalytics } from "../analytics/analytics.ts";
import { stretches } from "../analytics/period.ts";
import { createOverview } from "../analytics/overview.ts";
import { sending } from "../mail/scan-feature.ts";
import { createMailingLinks } from "./links.ts";
import { createFindNews } from "./news.ts";
import { createReadNumbers } from "./numbers.ts";
import { createMailingSender } from "./sender.ts";

/** Sends reports by mail. */
export const mailingMails = feature({
  name: "mails of mailings",
  async service({ context: { stores, plans, keys, baseUrl, clock, log }, use }) {
    const links = createMailingLinks(await keys.signer("mailings"), baseUrl);
    const { send } = await use(sending);
    const { mailings: store, settle } = stores;
    const counting = { store: stores.analytics, settle, clock };
    const sender = createMailingSender({
      ...{ store, plans, links, send, baseUrl, timeout, clock, log },
      tenantOf: stores.tenants.byId,
      codeOf: stores.codes.get,
      readNumbers: createReadNumbers({
        store,
        overview: createOverview({ ...counting, mostScanned: stores.codes.mostScanned }),
        analytics: createAnalytics(counting),
      }),
      findNews: createFindNews({
        ...{ store, plans, settle },
        sums: (of, from, to) => stores.analytics.sums(of, stretches(from, to)),
        usage: stores.tenants.usage,
      }),
    });
    return { sender, links, sendsMail: send !== null };
  },
  start: ({ sender }) => sender.start(),
  stop: ({ sender }) => sender.stop(),
});
