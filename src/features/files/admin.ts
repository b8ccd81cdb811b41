import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { FileDetails } from "./records.ts";
import type { FileStore } from "./store.ts";

/** The operator's actions on the files of all workspaces. The commands use it. */
export interface FileAdmin {
  /** `null` when there is no such file. */
  show(id: string): Promise<FileDetails | null>;
  /** Removes a file, although pages name it. `false` when there is none. */
  remove(id: string): Promise<boolean>;
}

export function createFileAdmin(
  store: Pick<FileStore, "details" | "remove">,
  needs: OperatorNeeds,
): FileAdmin {
  return { show: store.details, remove: (id) => store.remove(null, id, deedOfOperator(needs)) };
}
