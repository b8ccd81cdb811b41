import { integer, key, text, type Table, whole } from "./column.ts";
import type { Keeping } from "./engine.ts";
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
  },
};

/** Tables and stores of the service itself, which belong to no feature. */
export const serviceData = {
  tables: [secretMarks, nodes],
  stores: ({ database }: Keeping) => ({ secretMarks: createSecretMarks(database) }),
};
