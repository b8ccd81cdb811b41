import { feature } from "../../app/feature.ts";
import { barredOf, choresOf } from "../../app/given.ts";
import { drawings } from "../drawings/feature.ts";
import { logos } from "../logos/feature.ts";
import { scanUrl } from "../../kit/shared/short-address.ts";
import { createLooks } from "./looks.ts";
import { createPageCheck } from "./page-brand.ts";
import { lookRoutes } from "./http/routes.ts";

/** Saved looks. */
export const looks = feature({
  name: "looks",
  async service(given) {
    const { context, use } = given;
    const { stores, plans, clock, ids, baseUrl } = context;
    const { styles } = await use(logos);
    const { listedBy } = await barredOf(given);
    return createLooks({
      store: stores.looks,
      plans,
      clock,
      ids,
      logos: styles,
      checkPage: createPageCheck({ logoArt: styles.newPicture, listedBy }),
      onPage: () => given.emit("look.changed", null),
      scanUrl: (code) => scanUrl(baseUrl, code),
      checkStyle: (await use(drawings)).check,
      onChores: choresOf(given),
    });
  },
  routes: ({ gate, service }) => [lookRoutes({ gate, looks: service })],
});
