import { feature } from "../../app/feature.ts";
import { barredOf, changesOf, choresOf } from "../../app/given.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { drawings } from "../drawings/feature.ts";
import { logos } from "../logos/feature.ts";
import { lockSealing } from "../locks/feature.ts";
import { looks } from "../looks/feature.ts";
import { codePages } from "../moving/out/pages.ts";
import { pictureLinks } from "../picture-links/feature.ts";
import { buildPayload } from "../../qr/payload/index.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { readRules } from "../rules/read.ts";
import { shownHealth } from "../watch/shown.ts";
import { createCodes } from "./codes.ts";
import { duplicateRoutes } from "./http/duplicate-routes.ts";
import { codeRoutes } from "./http/routes.ts";
import { soldOutRoutes } from "./http/sold-out-routes.ts";
import { symbolRoutes } from "./http/symbol-routes.ts";
import { createMenus } from "./menus.ts";
import { CODE_PATH } from "./model.ts";

/** Tracked codes. */
export const codes = feature({
  name: "codes",
  async service(given) {
    const { context, use } = given;
    const { stores, clock, ids } = context;
    const { hosts } = await use(ownDomains);
    return createCodes({
      store: stores.codes,
      looks: await use(looks),
      firstDays: await use(firstDays),
      ...(await barredOf(given)),
      isVerified: (tenantId, host) => hosts.of(host)?.tenantId === tenantId,
      clock,
      ids,
      sealLock: await use(lockSealing),
      checkFields: (type, fields) => void buildPayload(type, fields),
      readRules,
      shownHealth,
      checkStyle: (await use(drawings)).check,
      onChanged: changesOf(given),
      logos: (await use(logos)).styles,
      onChores: choresOf(given),
    });
  },
  routes: ({ context: { baseUrl, stores }, gate, service }) => [
    codeRoutes({
      gate,
      codes: service,
      pages: (tenantId, filter) => codePages(stores.codes, tenantId, filter),
      baseUrl,
    }),
    duplicateRoutes({ gate, codes: service }),
  ],
});

/** The drawn symbols of codes. */
export const symbols = feature({
  name: "symbols",
  service: ({ use }) => use(codes),
  routes: async ({ context: { settings }, gate, service, use }) =>
    symbolRoutes({
      gate,
      drawings: await use(drawings),
      inlineLogo: (await use(logos)).styles.inlineCopy,
      of: {
        path: "/app/api/codes/:id",
        operation: "getCode",
        tag: "codes",
        parameter: CODE_PATH,
        description: "It encodes shortUrl, exactly.",
        async symbol(tenant, id) {
          const code = await service.drawn(tenant, id);
          return { payload: service.payload(code), style: code.style };
        },
        linked: {
          limit: gate.limiter("generate", settings.limits.generate),
          async symbol(id, token) {
            const code = await (await use(pictureLinks)).drawn(id, token);
            return { payload: service.payload(code), style: code.style };
          },
        },
      },
    }),
});

/** Dishes that are sold out. */
export const menus = feature({
  name: "menus",
  service: async ({ context: { stores, clock, ids }, emit, use }) =>
    createMenus({
      store: stores.codes,
      firstDays: await use(firstDays),
      clock,
      ids,
      onChanged: (address) => emit("code.stale", address),
    }),
  routes: async ({ gate, service, use }) => [
    soldOutRoutes({ gate, codes: await use(codes), menus: service }),
  ],
});
