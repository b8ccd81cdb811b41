import { feature } from "../../app/feature.ts";
import { codes } from "../codes/feature.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { menuRoutes } from "./http/routes.ts";
import { createMenus } from "./menus.ts";

/** Dishes that are sold out. */
export const menus = feature({
  name: "menus",
  service: async ({ context: { stores, clock, ids }, emit, use }) =>
    createMenus({
      store: stores.codes,
      firstDays: await use(firstDays),
      clock,
      ids,
      onChanged: (address) => emit("code.changed", address),
    }),
  routes: async ({ gate, service, use }) => [menuRoutes({ gate, codes: await use(codes), menus: service })],
});
