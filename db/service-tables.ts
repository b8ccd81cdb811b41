import { integer, key, text, type Table, whole } from "./column.ts";

/**
 * A mark of the secret that the data belongs to. It does not reveal the secret. One row. A copy makes its
 * own.
 */
export const secretMarks: Table = {
  name: "secret_marks",
  of: {},
  keeps: "nobody",
  isDerived: true,
  columns: {
    id: key(integer),
    mark: text,
  },
};

/** The nodes that are alive. */
export const nodes: Table = {
  name: "nodes",
  of: {},
  keeps: "nobody",
  only: "postgres",
  columns: {
    /** The name of its sessions. */
    id: key(text),
    /** Its last heartbeat by the server's clock; 0 after it has left. */
    seen_at: whole,
  },
};
