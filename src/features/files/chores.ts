import type { ObjectStore } from "../../kit/objects/objects.ts";
import { DAY } from "../../kit/shared/clock.ts";
import type { Chore } from "../housekeeping/chore.ts";
import type { FileStore } from "./store.ts";

/** Age from which a file that never came whole is given up: an upload takes minutes. */
const ARRIVAL_TIME = DAY;

/** Objects that are removed in a step: each is a call of another service. */
const OBJECTS = 4;

/**
 * Erases the bytes of files that were removed, and of uploads that were cut off.
 * @param objects - the store of objects; `null` where none is named, and what is left there waits.
 */
export function fileChores(
  store: Pick<FileStore, "eraseSome" | "goneObjects" | "forgetObjects">,
  objects: Pick<ObjectStore, "remove"> | null,
): readonly Chore[] {
  const own: Chore = { name: "files", step: (_, now) => store.eraseSome(now - ARRIVAL_TIME) };
  if (objects === null) return [own];
  return [
    own,
    {
      name: "objects of files",
      async step() {
        const gone = await store.goneObjects(OBJECTS);
        for (const name of gone) await objects.remove(name);
        await store.forgetObjects(gone);
        return gone.length === OBJECTS;
      },
    },
  ];
}
