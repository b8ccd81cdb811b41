import type { ObjectStore } from "../../kit/objects/objects.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { NoIdentity, opened, sealed } from "./age.ts";
import { readCatalog } from "./catalog.ts";
import { erasedName } from "./names.ts";
import { BLOCKED_KINDS, ERASED_KINDS, type ErasedRecord, type StoredErased } from "./records.ts";

/** Records of a list, at most. */
const MOST = 5_000;

const ENCODER = new TextEncoder();
const KINDS: readonly string[] = [...ERASED_KINDS, ...BLOCKED_KINDS];

/** Erased records, as the store of backups keeps them until a list has them. */
export interface Untold {
  untold(most: number): Promise<readonly StoredErased[]>;
  told(seqs: readonly number[]): Promise<void>;
}

/**
 * Writes the records that were erased since the last list to new lists beside the backups, and then forgets
 * them here.
 * @param recipients - public keys of age; none for plain lists.
 * @throws the store's errors, and the signal's reason.
 */
export async function tellErased(
  store: ObjectStore,
  records: Untold,
  series: string,
  recipients: readonly string[],
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  let at = clock.now();
  for (let some = await records.untold(MOST); some.length > 0; some = await records.untold(MOST), at++) {
    const lines = some.map(({ kind, subject, detail }) => JSON.stringify({ kind, subject, detail }));
    async function* body() {
      yield ENCODER.encode(`${lines.join("\n")}\n`);
    }
    const name = erasedName(series, at, recipients.length > 0);
    await store.put(name, await sealed(body(), recipients), signal);
    await records.told(some.map(({ seq }) => seq));
  }
}

/** A list of erased records that can't be read, or not as a whole. */
export interface UnreadableList {
  readonly object: string;
  /** Whether no identity opens it. Otherwise it is damaged, or was written by a newer version. */
  readonly isLocked: boolean;
}

/** The records of all lists of a series. */
export interface ErasedLists {
  /** Those that can be read, the oldest list first. */
  readonly records: readonly ErasedRecord[];
  readonly unreadable: readonly UnreadableList[];
}

/** Reads all lists of a series, as far as they can be read. @throws the store's errors. */
export async function readErased(
  store: ObjectStore,
  series: string,
  identities: readonly string[],
): Promise<ErasedLists> {
  const records: ErasedRecord[] = [];
  const unreadable: UnreadableList[] = [];
  for (const { object, isSealed } of (await readCatalog(store, series)).erased) {
    // First all of it, so that what fails then is the encryption.
    const pieces = await Array.fromAsync(store.get(object));
    try {
      const plain = isSealed ? await Array.fromAsync(await opened(each(pieces), identities)) : pieces;
      const lines = Buffer.concat(plain).toString().split("\n");
      const read = lines.filter((line) => line !== "").map(recordOf);
      const whole = read.filter((record) => record !== null);
      records.push(...whole);
      if (whole.length < read.length) unreadable.push({ object, isLocked: false });
    } catch (error) {
      unreadable.push({ object, isLocked: error instanceof NoIdentity });
    }
  }
  return { records, unreadable };
}

async function* each(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/** @returns `null` for a line that is no record. */
function recordOf(line: string): ErasedRecord | null {
  try {
    const record: unknown = JSON.parse(line);
    return isErased(record) ? record : null;
  } catch {
    return null;
  }
}

function isErased(record: unknown): record is ErasedRecord {
  return (
    typeof record === "object" &&
    record !== null &&
    "kind" in record &&
    KINDS.includes(String(record.kind)) &&
    "subject" in record &&
    typeof record.subject === "string" &&
    "detail" in record &&
    (record.detail === null || typeof record.detail === "string")
  );
}
