import type { ObjectStore } from "../../kit/objects/objects.ts";
import { sealed } from "./age.ts";
import { type Manifest, ManifestError, putBegun, putManifest } from "./manifest.ts";
import { type MarkingSecret, markedBy } from "./mark.ts";
import { begunName, dataName } from "./names.ts";

/** The facts of a set before it is written. */
export type NewSet = Omit<Manifest, "object" | "bytes" | "sha256" | "mark">;

/**
 * Writes a set: the note that it is begun, its data, and then the manifest, so that half a set is none.
 * @param body - its data, before they are encrypted.
 * @param secret - by which its manifest is marked.
 * @throws the store's errors, and the signal's reason. The data and the note are then removed, as far as the
 * store answers.
 */
export async function writeSet(
  store: ObjectStore,
  set: NewSet,
  body: AsyncIterable<Uint8Array>,
  secret: MarkingSecret,
  signal?: AbortSignal,
): Promise<Manifest> {
  const { name, series, recipients } = set;
  const object = dataName(name, recipients.length > 0);
  await putBegun(store, { name, series, object }, signal);
  try {
    const { bytes, sha256 } = await store.put(object, await sealed(body, recipients), signal);
    await compareSize(store, object, bytes);
    const manifest = await markedBy({ ...set, object, bytes, sha256 }, secret);
    await putManifest(store, manifest, signal);
    await store.remove(begunName(name));
    return manifest;
  } catch (error) {
    // The note stays where the data do: the next run that is a day later removes both.
    await store.remove(object).then(
      () => store.remove(begunName(name)),
      () => {},
    );
    throw error;
  }
}

/** Has the store say how large the object became. @throws ManifestError */
async function compareSize(store: ObjectStore, object: string, bytes: number): Promise<void> {
  for await (const found of store.list(object))
    if (found.name === object) {
      if (found.bytes === bytes) return;
      throw new ManifestError(`${store.place} has ${found.bytes} of the ${bytes} bytes of ${object}.`);
    }
  throw new ManifestError(`${store.place} has taken ${object}, and does not list it.`);
}
