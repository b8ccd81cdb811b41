import { feature } from "../../app/feature.ts";
import { tagRoutes } from "./http/routes.ts";
import { createTags } from "./tags.ts";

/** The tags of codes. */
export const tags = feature({
  name: "tags",
  service: ({ context: { stores } }) => createTags(stores.tags),
  routes: ({ gate, service }) => [tagRoutes({ gate, tags: service })],
});
