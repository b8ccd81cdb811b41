import type { Keeping } from "../../../db/engine.ts";
import { createFileStore } from "./store.ts";
import { filePieces, files, goneObjects } from "./tables.ts";

/** Files of workspaces. */
export const filesData = {
  tables: [files, filePieces, goneObjects],
  stores: ({ database }: Keeping) => ({ files: createFileStore(database) }),
};
