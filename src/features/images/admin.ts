import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import type { ImageStore } from "./store.ts";
import type { ImageDetails } from "./records.ts";

/** The operator's actions on the pictures of all workspaces. The commands use it. */
export interface ImageAdmin {
  /** `null` when there is no such picture. */
  show(id: string): Promise<ImageDetails | null>;
  /** Removes a picture, although pages show it. `false` when there is none. */
  remove(id: string): Promise<boolean>;
}

export function createImageAdmin(
  store: Pick<ImageStore, "details" | "remove">,
  needs: OperatorNeeds,
): ImageAdmin {
  return { show: store.details, remove: (id) => store.remove(id, deedOfOperator(needs)) };
}
