import type { FileType } from "./constants.ts";

/** A file without its bytes. Times are milliseconds since 1970. */
export interface StoredFile {
  readonly id: string;
  readonly tenantId: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly title: string | null;
  readonly createdAt: number;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** Whether its bytes are in the store of objects, and not in the database. */
  readonly isOutside: boolean;
}

/** A file of a list. */
export interface FoundFile extends StoredFile {
  /** Whether a page or the history of one names it. */
  readonly named: boolean;
}

/** The outcome of beginning a file. */
export type Begun = "begun" | "tenant_gone" | "files_reached" | "bytes_reached";

/** A file as the operator sees it. */
export interface FileDetails extends StoredFile {
  /** Codes whose pages name it, or did, at most a hundred. */
  readonly codes: readonly string[];
}

/** The names of all objects of files begin with it. */
const FILE_OBJECTS = "files/";

/** The name of a file's object in a store. */
export function objectOf({ id, tenantId }: Pick<StoredFile, "id" | "tenantId">): string {
  return `${FILE_OBJECTS}${tenantId}/${id}`;
}
