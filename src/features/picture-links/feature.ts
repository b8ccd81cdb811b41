import { feature } from "../../app/feature.ts";
import { pictureLinkRoutes } from "./http/routes.ts";
import { createPictureLinks } from "./picture-links.ts";

/** Links to pictures of codes. */
export const pictureLinks = feature({
  name: "picture links",
  service: ({ context: { stores, baseUrl, clock, ids } }) =>
    createPictureLinks({ store: stores.pictureLinks, baseUrl, clock, ids }),
  routes: ({ gate, service }) => [pictureLinkRoutes({ gate, links: service })],
});
