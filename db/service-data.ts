import { bytes, integer, key, optional, smallint, text, type Table, whole } from "./column.ts";
import type { Keeping } from "./engine.ts";
import { createFormerKeys } from "./former-keys.ts";
import { createResealing } from "./resealing.ts";
import { createSecretMarks } from "./secret-marks.ts";

/**
 * A mark of the secret that the data belongs to. It does not reveal the secret. One row. A copy makes its
 * own.
 */
const secretMarks: Table = {
  name: "secret_marks",
  of: {},
  keeps: "nobody",
  isDerived: true,
  columns: {
    id: key(integer),
    mark: text,
  },
};

/**
 * Keys of secrets that were in use before, each sealed under the secret in use: see `kit/shared/purposes.ts`.
 */
const formerKeys: Table = {
  name: "former_keys",
  of: {},
  keeps: "nobody",
  columns: {
    purpose: text,
    /** The mark of the secret that it was derived from. */
    mark: text,
    sealed: bytes,
    /** From then on it may go; null for one that is kept. */
    ends_at: optional(whole),
    /** The last row that was sealed anew in this pass; empty before the first. */
    done_to: { ...text, default: "" },
    /** How many passes over the sealed rows are complete. */
    passes: { ...smallint, default: 0 },
  },
  key: ["purpose", "mark"],
};

/** The nodes that are alive. */
const nodes: Table = {
  name: "nodes",
  of: {},
  keeps: "nobody",
  only: "postgres",
  columns: {
    /** The name of its sessions. */
    id: key(text),
    /** Its last heartbeat by the server's clock; 0 after it has left. */
    seen_at: whole,
    /**
     * The marks of the secrets that it has, the one that it seals with first; empty where it has not said
     * yet.
     */
    secrets: { ...text, default: "" },
  },
};

/** Tables and stores of the service itself, which belong to no feature. */
export const serviceData = {
  tables: [secretMarks, formerKeys, nodes],
  stores: ({ database, tables }: Keeping) => ({
    secretMarks: createSecretMarks(database),
    formerKeys: createFormerKeys(database),
    resealing: createResealing(database, tables),
  }),
};
