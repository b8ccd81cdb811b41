import { flag, key, optional, type Table, text, whole } from "../../../db/column.ts";

/** Saved looks: styles that codes name. */
export const looks: Table = {
  name: "looks",
  of: { tenant: "apart" },
  keeps: "content",
  weighs: ["style", "page"],
  columns: {
    id: key(text),
    tenant_id: { ...text, references: "tenants.id" },
    name: text,
    /** The name with cases folded: no two looks of a tenant have the same. */
    name_key: text,
    is_default: flag,
    revision: whole,
    created_at: whole,
    updated_at: whole,
    /** The copy of a drawing that `style` names, as in `codes`. */
    style_copy: optional(text),
    /** Behind the others: it may have a megabyte. */
    style: text,
    /** The defaults of pages, as JSON. */
    page: optional(text),
  },
  indexes: {
    looks_tenant: { on: ["tenant_id", "id"] },
    looks_name: { on: ["tenant_id", "name_key"], isUnique: true },
    looks_default: { on: ["tenant_id"], isUnique: true, where: "is_default" },
    looks_style_copy: { on: ["style_copy"], where: "style_copy is not null" },
  },
};
