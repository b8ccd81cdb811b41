import { feature } from "../../app/feature.ts";
import { choresOf } from "../../app/given.ts";
import { findPeople } from "../audit/people.ts";
import { buildPayload } from "../../qr/payload/index.ts";
import { symbolRoutes } from "../codes/http/symbol-routes.ts";
import { drawings } from "../drawings/feature.ts";
import { logos } from "../logos/feature.ts";
import { looks } from "../looks/feature.ts";
import { plainHistoryRoutes } from "./http/history-routes.ts";
import { plainCodeRoutes } from "./http/routes.ts";
import { PLAIN_PATH } from "./model.ts";
import { createPlainCodes } from "./plain-codes.ts";

/** Plain codes, which a workspace keeps. */
export const plainCodes = feature({
  name: "plain codes",
  async service(given) {
    const { context, use } = given;
    const { stores, plans, clock, ids } = context;
    return createPlainCodes({
      store: stores.plainCodes,
      plans,
      clock,
      ids,
      looks: await use(looks),
      logos: (await use(logos)).styles,
      payloadOf: buildPayload,
      checkStyle: (await use(drawings)).check,
      findPeople: findPeople(stores.audit),
      onChores: choresOf(given),
    });
  },
  routes: async ({ gate, service, use }) => [
    plainCodeRoutes({ gate, plainCodes: service }),
    plainHistoryRoutes({ gate, plainCodes: service }),
    ...symbolRoutes({
      gate,
      drawings: await use(drawings),
      inlineLogo: (await use(logos)).styles.inlineCopy,
      of: {
        path: "/app/api/plain-codes/:id",
        operation: "getPlainCode",
        tag: "plain-codes",
        parameter: PLAIN_PATH,
        description: "It encodes payload, exactly.",
        symbol: service.get,
        exports: true,
      },
    }),
  ],
});
