import { bytes, key, type Table, text, whole } from "../../../db/column.ts";

/** Pictures of workspaces. One that neither a page nor a history names is erased after a day. Its id begins with the time of its upload. */
export const images: Table = {
  name: "images",
  of: { tenant: "apart" },
  keeps: "content",
  weighs: ["picture", "preview"],
  columns: {
    id: key(text),
    tenant_id: text,
    width: whole,
    height: whole,
    /** A WebP of this size, and a JPEG for previews of links. */
    picture: bytes,
    preview: bytes,
  },
  indexes: { images_tenant: { on: ["tenant_id", "id"] } },
};
