import { flag, key, optional, type Table, text, whole } from "../../../db/column.ts";

/** Plain codes: symbols that hold their content, and that a workspace keeps. */
export const plainCodes: Table = {
  name: "plain_codes",
  of: { tenant: "apart" },
  keeps: "content",
  weighs: ["payload", "fields", "style", "history"],
  counts: "plainCodes",
  isStaged: true,
  columns: {
    id: key(text),
    tenant_id: { ...text, references: "tenants.id" },
    type: text,
    title: optional(text),
    group_tag: optional(text),
    /** The title as lists compare it: see `codes/store/title-key.ts`. */
    title_key: text,
    printed: flag,
    revision: whole,
    created_at: whole,
    updated_at: whole,
    /** The author of the present revision, as `codes.changed_by` has it. */
    changed_by: optional(text),
    /** The copy of a drawing that `style` names, as in `codes`. */
    style_copy: optional(text),
    /**
     * The bulk batch it was staged in. Until that batch's row is deleted the code is invisible, as in
     * `codes`. Lists read it of each code: it stands before all that is long.
     */
    batch: optional(whole),
    /** A hash of title and content, by which an import finds a code that is there already. */
    alike_key: text,
    /**
     * The text that the symbol encodes. It is stored, so that later versions draw the symbol that was
     * printed.
     */
    payload: text,
    /** Title, group and the texts of the content in lower case, a line each. */
    search_text: text,
    /** JSON. */
    fields: text,
    /** JSON; behind the others, because it may have a megabyte. */
    style: optional(text),
    /** JSON: the former values of each revision, the oldest first; null while there is one revision. */
    history: optional(text),
  },
  indexes: {
    plain_codes_tenant: { on: ["tenant_id", "id"] },
    plain_codes_group: { on: ["tenant_id", "group_tag", "id"] },
    plain_codes_title: { on: ["tenant_id", "title_key", "id"] },
    plain_codes_alike: { on: ["tenant_id", "alike_key"] },
    plain_codes_batch: { on: ["batch", "id"], where: "batch is not null" },
    plain_codes_style_copy: { on: ["style_copy"], where: "style_copy is not null" },
  },
};
