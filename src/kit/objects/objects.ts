/** An object of a list. */
export interface ListedObject {
  readonly name: string;
  readonly bytes: number;
}

/** A place outside of the data folder that keeps bytes under names: a bucket, or a folder. */
export interface ObjectStore {
  /** Objects whose names begin with `prefix`, by name. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Writes an object whole or not at all.
   * @returns its size, and its SHA-256 in hexadecimal digits.
   * @throws ObjectExists where one of the name is there already.
   */
  put(
    name: string,
    body: AsyncIterable<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<{ bytes: number; sha256: string }>;
  /** The pieces of an object. @throws ObjectMissing */
  get(name: string, signal?: AbortSignal): AsyncIterable<Uint8Array>;
  /**
   * Some bytes of an object, at most `bytes` from `from` on: fewer at its end. They are all in memory.
   * @throws ObjectMissing
   */
  part(name: string, from: number, bytes: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Removes an object. Where there is none, nothing happens. */
  remove(name: string): Promise<void>;
  /** The place as people know it: `s3://bucket/prefix`, or the path of the folder. It never holds a key. */
  readonly place: string;
}

/** A store of objects can't do what it is asked. The message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name: string = "StoreError";
}

/** There is an object of this name already, and it stays as it is. */
export class ObjectExists extends StoreError {
  override readonly name = "ObjectExists";
  constructor(place: string, object: string) {
    super(`${place} has an object ${object} already.`);
  }
}

/** There is no object of this name. */
export class ObjectMissing extends StoreError {
  override readonly name = "ObjectMissing";
  constructor(place: string, object: string) {
    super(`${place} has no object ${object}.`);
  }
}

/**
 * Bytes of the longest name in UTF-8. Keys of S3 have 1,024, and the prefix of a store takes some of them.
 */
const LONGEST_NAME = 900;

/** Bytes of the longest part of a name: file systems have no longer names. */
const LONGEST_PART = 255;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Whether a text may be the name of an object in every store: parts with `/` between, none of them empty, too
 * long or with a dot in front. So no name leads out of a folder, and drafts of a folder are no objects.
 */
export function isObjectName(name: string): boolean {
  if (!name.isWellFormed() || /[\p{Cc}\\]/u.test(name) || bytesOf(name) > LONGEST_NAME) return false;
  return name
    .split("/")
    .every((part) => part !== "" && !part.startsWith(".") && bytesOf(part) <= LONGEST_PART);
}

/** Checks the name of an object. @throws StoreError where no object may have it. */
export function requireObjectName(name: string): void {
  if (!isObjectName(name)) throw new StoreError(`${JSON.stringify(name)} can't be the name of an object.`);
}

/** The order of names that all stores have: by their bytes in UTF-8. */
export function byName(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
