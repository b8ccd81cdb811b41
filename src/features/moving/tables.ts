import { bytes, key, owned, type Table, text, whole } from "../../../db/column.ts";

/** Codes of archives that wait until their domain is verified. They take no short id from anybody. */
export const waitingCodes: Table = {
  name: "waiting_codes",
  of: { tenant: "in steps" },
  keeps: "content",
  columns: {
    tenant_id: owned(text, "tenants.id"),
    host: text,
    short_id: text,
    /** The batch of their archive. Until that batch's row is deleted nobody sees them, as in `codes`. */
    batch: whole,
  },
  key: ["tenant_id", "host", "short_id"],
  indexes: { waiting_codes_batch: { on: ["batch"] } },
};

/** The lines of an archive that belong to codes which wait, and the files of their pictures. */
export const waitingLines: Table = {
  name: "waiting_lines",
  of: { tenant: "in steps" },
  keeps: "lead",
  seals: { purpose: "leads", by: "id", columns: ["sealed"] },
  weighs: ["sealed"],
  isStaged: true,
  columns: {
    /** Lines go on in the order of ids. */
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    host: text,
    /** The path of their file in the archive. */
    file: text,
    batch: whole,
    /** With the service's secret: leads are among them. */
    sealed: bytes,
  },
  indexes: {
    waiting_lines_file: { on: ["tenant_id", "host", "file", "id"] },
    waiting_lines_batch: { on: ["batch"] },
  },
};
