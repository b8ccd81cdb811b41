import { feature } from "../../app/feature.ts";
import { findPeople } from "../audit/people.ts";
import { codes } from "../codes/feature.ts";
import { createHistory } from "./history.ts";
import { historyRoutes } from "./http/routes.ts";

/** The revisions of codes. */
export const history = feature({
  name: "history",
  service: ({ context }) => createHistory(context.stores.history, findPeople(context.stores.audit)),
  routes: async ({ gate, service, use }) => [
    historyRoutes({ gate, codes: await use(codes), history: service }),
  ],
});
