import type { Keeping } from "../../../db/engine.ts";
import { createOfferStore } from "./store.ts";
import { offerGifts } from "./tables.ts";

/** Codes that pages give away. */
export const offersData = {
  tables: [offerGifts],
  stores: ({ database }: Keeping) => ({
    offers: createOfferStore(database),
  }),
};
