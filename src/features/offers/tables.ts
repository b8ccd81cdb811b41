import { text, type Table, whole } from "../../../db/column.ts";

/** The codes of offers that were given. Nothing says to whom. */
export const offerGifts: Table = {
  name: "offer_gifts",
  of: { code: "in steps" },
  keeps: "content",
  columns: {
    code_seq: whole,
    /** As it stands in the list. */
    code: text,
  },
  key: ["code_seq", "code"],
};
