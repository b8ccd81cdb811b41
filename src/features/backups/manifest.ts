import type { ObjectStore } from "../../kit/objects/objects.ts";
import { isObject } from "../../kit/shared/json.ts";
import { begunName, dataName, manifestName, readSetName, verifiedName } from "./names.ts";

/** The mark of a manifest. Only a holder of the service's secret can make it. */
export interface ManifestMark {
  /** Identifies the secret, and does not reveal it. */
  readonly secret: string;
  /** HMAC-SHA-256 (RFC 2104) of all other members, unpadded base64url. */
  readonly hmac: string;
}

/** The facts of a set, in the object that makes it whole. */
export interface Manifest {
  readonly name: string;
  readonly series: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The program that made it. */
  readonly version: string;
  readonly commit: string | null;
  /** The number of the database's schema. */
  readonly schema: number;
  /** The object with the data, its size, and its SHA-256 in hexadecimal digits. */
  readonly object: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The public keys of age that it is encrypted to; none of a plain one. */
  readonly recipients: readonly string[];
  readonly holdsSecret: boolean;
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** By which the service recognises what it made itself; `null` without one. */
  readonly mark: ManifestMark | null;
}

/** A note of a set that is begun: it names the data, so that they can be removed where the run was killed. */
export type Begun = Pick<Manifest, "name" | "series" | "object">;

/** A note of a set that was restored as a test. */
export interface Verified {
  readonly name: string;
  readonly series: string;
  /** ISO 8601. */
  readonly verifiedAt: string;
  readonly bytes: number;
  /** How long it took to fetch it, and how long with all checks. */
  readonly fetchedInMs: number;
  readonly tookMs: number;
}

/** Raised when objects have another form. */
const FORMAT = 1;

/** More than any manifest has: nothing is kept in memory that is no manifest. */
const LONGEST = 1024 * 1024;

/** A place has something else than it should. The message is a sentence for the operator. */
export class ManifestError extends Error {
  override readonly name = "ManifestError";
}

const ENCODER = new TextEncoder();

async function putJson(
  store: ObjectStore,
  object: string,
  kind: string,
  record: object,
  signal?: AbortSignal,
) {
  const text = `${JSON.stringify({ quietzone: kind, format: FORMAT, ...record }, null, 2)}\n`;
  async function* body() {
    yield ENCODER.encode(text);
  }
  await store.put(object, body(), signal);
}

/** Writes the note that a set is begun. @throws the store's errors. */
export const putBegun = (store: ObjectStore, begun: Begun, signal?: AbortSignal) =>
  putJson(store, begunName(begun.name), "begun", begun, signal);

/** Writes the manifest of a set, which is whole from then on. @throws the store's errors. */
export const putManifest = (store: ObjectStore, manifest: Manifest, signal?: AbortSignal) =>
  putJson(store, manifestName(manifest.name), "backup", manifest, signal);

/** Writes the note that a set was restored as a test. @throws the store's errors. */
export const putVerified = (store: ObjectStore, verified: Verified) =>
  putJson(store, verifiedName(verified.name, Date.parse(verified.verifiedAt)), "verified", verified);

async function getJson(store: ObjectStore, object: string, kind: string): Promise<Record<string, unknown>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of store.get(object)) {
    length += piece.length;
    if (length > LONGEST) throw unreadable(store, object);
    pieces.push(piece);
  }
  let record: unknown;
  try {
    record = JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    throw unreadable(store, object);
  }
  if (!isObject(record) || record["quietzone"] !== kind) throw unreadable(store, object);
  if (record["format"] !== FORMAT)
    throw new ManifestError(
      `${object} in ${store.place} was written by a newer version. Read it with that version or a later one.`,
    );
  return record;
}

function unreadable(store: ObjectStore, object: string): ManifestError {
  return new ManifestError(`${object} in ${store.place} is damaged, or was not written by Quietzone.`);
}

/**
 * Reads the manifest of a set, which may name only objects of its own set.
 * @throws ManifestError, and the store's errors.
 */
export async function getManifest(store: ObjectStore, name: string): Promise<Manifest> {
  const object = manifestName(name);
  const record = await getJson(store, object, "backup");
  const { mark = null } = record;
  const whole = { ...record, mark };
  if (!isManifest(whole) || !isOfSet(whole, name)) throw unreadable(store, object);
  return whole;
}

/** Reads the note of a set that is begun, in the same way. @throws ManifestError, and the store's errors. */
export async function getBegun(store: ObjectStore, name: string): Promise<Begun> {
  const record = await getJson(store, begunName(name), "begun");
  if (!isBegun(record) || !isOfSet(record, name)) throw unreadable(store, begunName(name));
  return record;
}

function isOfSet({ name, series, object }: Begun, set: string): boolean {
  const isData = [true, false].some((isSealed) => object === dataName(set, isSealed));
  return name === set && readSetName(set)?.series === series && isData;
}

function isBegun(record: Readonly<Record<string, unknown>>): record is Begun & Record<string, unknown> {
  return ["name", "series", "object"].every((member) => typeof record[member] === "string");
}

function isManifest(record: Readonly<Record<string, unknown>>): record is Manifest & Record<string, unknown> {
  const { recipients, rows, commit, madeAt, mark } = record;
  return (
    isBegun(record) &&
    typeof madeAt === "string" &&
    !Number.isNaN(Date.parse(madeAt)) &&
    typeof record["version"] === "string" &&
    (commit === null || typeof commit === "string") &&
    Number.isSafeInteger(record["schema"]) &&
    Number.isSafeInteger(record["bytes"]) &&
    /^[0-9a-f]{64}$/.test(String(record["sha256"])) &&
    Array.isArray(recipients) &&
    recipients.every((key) => typeof key === "string") &&
    typeof record["holdsSecret"] === "boolean" &&
    (mark === null ||
      (isObject(mark) && typeof mark["secret"] === "string" && typeof mark["hmac"] === "string")) &&
    isObject(rows) &&
    Object.values(rows).every(Number.isSafeInteger)
  );
}
