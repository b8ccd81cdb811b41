import type { Keeping } from "../../../db/engine.ts";
import { createImageStore } from "./store.ts";
import { images } from "./tables.ts";

/** Pictures. */
export const imagesData = {
  tables: [images],
  stores: ({ database }: Keeping) => ({
    images: createImageStore(database),
  }),
};
