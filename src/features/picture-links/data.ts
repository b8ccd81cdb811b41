import type { Keeping } from "../../../db/engine.ts";
import { createPictureLinkStore } from "./store.ts";
import { pictureLinks } from "./tables.ts";

/** Links to pictures of codes. */
export const pictureLinksData = {
  tables: [pictureLinks],
  stores: ({ database }: Keeping) => ({ pictureLinks: createPictureLinkStore(database) }),
};
