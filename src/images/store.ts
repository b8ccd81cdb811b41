import type { Picture } from "./render.ts";
import type { Rendition, Size } from "./model.ts";

export interface NewImage extends Picture {
  readonly id: string;
  readonly tenantId: string;
}

/** A picture as the operator sees it. */
export interface ImageDetails extends Size {
  readonly id: string;
  readonly tenantId: string;
  /** What it takes of the workspace's space. */
  readonly bytes: number;
  /** Codes whose pages show it, at most a hundred. */
  readonly codes: readonly string[];
}

export interface StoredFile {
  readonly tenantId: string;
  readonly bytes: Uint8Array;
}

/** Stores pictures. A picture is stored as long as a page or the history of a code names it, and at least for a day. */
export interface ImageStore {
  /**
   * @param limit - the most pictures that the workspace may have.
   * @param most - the bytes that it may have in all, no limit by default.
   */
  add(
    image: NewImage,
    limit: number,
    most?: number | null,
  ): Promise<"added" | "limit_reached" | "bytes_reached" | "tenant_gone">;
  /** The size of a workspace's picture; `null` when it has no such picture. */
  size(tenantId: string, id: string): Promise<Size | null>;
  /**
   * The file of a picture, with the workspace that it is of. `null` also while the workspace is suspended, or the operator has taken down
   * a code that shows it.
   */
  file(id: string, rendition: Rendition): Promise<StoredFile | null>;
  /**
   * Looks at the next `rows` pictures that were uploaded before `before`, and erases some of those that neither a page nor a history names.
   * @returns whether there are more to look at in this round.
   */
  eraseUnnamed(before: number, rows: number): Promise<boolean>;
  /** A picture as the operator sees it; `null` when there is none. */
  details(id: string): Promise<ImageDetails | null>;
  /** Removes a picture, although pages name it: they are shown without it. @returns whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Calls `listener` when this process has erased pictures. */
  onErased(listener: () => void): void;
}
