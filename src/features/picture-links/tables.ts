import { key, owned, type Table, text, whole } from "../../../db/column.ts";

/** The links by which anybody sees the picture of a code. */
export const pictureLinks: Table = {
  name: "picture_links",
  of: { code: "at once" },
  keeps: "nobody",
  columns: {
    code_seq: key(owned(whole, "codes.seq")),
    token: text,
    made_at: whole,
  },
};
