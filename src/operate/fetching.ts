import type { ObjectStore } from "../kit/objects/objects.ts";
import { NoIdentity, opened } from "../features/backups/age.ts";
import { type BackupSet, isWhole, readCatalog } from "../features/backups/catalog.ts";
import { originOf } from "../features/backups/mark.ts";
import { getManifest, type Manifest, ManifestError } from "../features/backups/manifest.ts";
import { secretMark, secretsAtHand } from "../app/secret.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { FlawedBackup, lockedOut, needsIdentity, NotKept, withReceivedFile } from "./opening.ts";

/**
 * Finds a backup by its name; `null` stands for the newest one that is whole.
 * @param series - the service's own, to which the newest one has to belong; `null` where there is no service.
 * @throws FlawedBackup
 */
export async function findSet(
  store: ObjectStore,
  name: string | null,
  series: string | null,
): Promise<Manifest> {
  const { sets } = await readCatalog(store, name === null ? series : null);
  const set = name === null ? sets.find(isWhole) : sets.find((one) => one.name === name);
  if (!set) {
    const what = name === null ? "no whole backup" : `no backup ${name}`;
    throw new FlawedBackup(
      "missing",
      `There is ${what} in ${store.place}. \`quietzone backup list\` shows all.`,
    );
  }
  const flaw = flawOf(set);
  if (flaw !== null) throw new FlawedBackup("incomplete", `${set.name} can't be restored: ${flaw}.`);
  try {
    return await getManifest(store, set.name);
  } catch (error) {
    if (error instanceof ManifestError) throw new FlawedBackup("damaged", error.message);
    throw error;
  }
}

/**
 * Compares the mark of a manifest with the secrets at hand.
 * @returns why it is not known who made it, as a sentence; `null` where the service of the settings did.
 * @throws FlawedBackup where it was changed since.
 */
export async function doubtOf(
  manifest: Manifest,
  settings: Settings,
): Promise<{ readonly text: string; readonly isSuspect: boolean } | null> {
  const texts = await secretsAtHand(settings);
  const origin = await originOf(
    manifest,
    await Promise.all(texts.map(async (secret) => ({ secret, mark: await secretMark(secret) }))),
  );
  if (origin === "own") return null;
  if (origin === "changed")
    throw new FlawedBackup(
      "damaged",
      `${manifest.name} can't be trusted: its manifest was changed after the service had made it.`,
    );
  const isSuspect = texts.length > 0;
  const why = !isSuspect
    ? "the secret is not at hand. QZ_SECRET names it"
    : origin === "unmarked"
      ? "its manifest has no mark of the secret"
      : "its manifest has the mark of another secret. QZ_SECRET_OLD names a former one";
  return { text: `Whether your service made it: ${why}.`, isSuspect };
}

/** The missing part of a set, as the end of a sentence; `null` where it is whole. */
export function flawOf(set: BackupSet): string | null {
  if (isWhole(set)) return null;
  if (set.manifest !== null) return "its data are missing";
  return set.begun === null ? "its manifest is missing" : "it was begun, and is not finished";
}

/**
 * Runs `work` with a temporary file that holds the data of a set, decrypted and compared with the manifest.
 * @throws FlawedBackup, and the store's errors.
 */
export async function withFetched<T>(
  store: ObjectStore,
  manifest: Manifest,
  identities: readonly string[],
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { name, recipients } = manifest;
  if (recipients.length > 0 && identities.length === 0) throw needsIdentity(name);
  return withReceivedFile(async (write) => {
    const fetched = compared(store.get(manifest.object), manifest);
    try {
      const plain = recipients.length > 0 ? await opened(fetched.body, identities) : fetched.body;
      for await (const piece of plain) await write(piece);
    } catch (error) {
      if (error instanceof NotKept || fetched.hasFailed()) throw error;
      // The object itself is compared first: a changed byte of its head looks as another key does.
      await fetched.readRest();
      if (error instanceof NoIdentity) throw lockedOut(name, recipients);
      throw new FlawedBackup("damaged", `${name} can't be restored: what was encrypted is damaged.`);
    }
    await fetched.readRest();
  }, work);
}

/** The bytes of an object, which are counted and hashed as they are read. */
function compared(source: AsyncIterable<Uint8Array>, { name, bytes, sha256 }: Manifest) {
  const pieces = source[Symbol.asyncIterator]();
  const hasher = new Bun.CryptoHasher("sha256");
  let [read, hasFailed] = [0, false];

  async function next(): Promise<IteratorResult<Uint8Array, unknown>> {
    try {
      const found = await pieces.next();
      if (!found.done) {
        hasher.update(found.value);
        read += found.value.length;
      }
      return found;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  return {
    /** Ends with the source. To leave it early does not end the source. */
    body: { [Symbol.asyncIterator]: () => ({ next }) } satisfies AsyncIterable<Uint8Array>,
    /** Whether the store has failed. */
    hasFailed: () => hasFailed,
    /** Reads what is left. @throws FlawedBackup where it is not what the manifest says. */
    async readRest(): Promise<void> {
      while (!(await next()).done);
      if (read !== bytes)
        throw new FlawedBackup("damaged", `${name} can't be restored: it has ${read} of its ${bytes} bytes.`);
      if (hasher.digest("hex") !== sha256)
        throw new FlawedBackup("damaged", `${name} can't be restored: its bytes do not match its checksum.`);
    },
  };
}
