import type { Picture } from "./render.ts";
import type { Size } from "./model.ts";

export interface NewImage extends Picture {
  readonly id: string;
  readonly tenantId: string;
}

/** A picture as the operator sees it. */
export interface ImageDetails extends Size {
  readonly id: string;
  readonly tenantId: string;
  /** Bytes that it takes of the workspace's space. */
  readonly bytes: number;
  /** Codes whose pages show it, at most a hundred. */
  readonly codes: readonly string[];
}

export interface StoredFile {
  readonly tenantId: string;
  readonly bytes: Uint8Array;
}
