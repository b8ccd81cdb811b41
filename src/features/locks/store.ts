import { CHOSEN, isVisible } from "../codes/store/code-row.ts";
import { countInteraction } from "../pages/store.ts";
import { shape } from "../../../db/shape.ts";
import { bind, type Database, first } from "../../../db/work.ts";

const LOCKED = shape({ lock: CHOSEN.lock });

/** Reads the locks of codes, and counts unlocks. */
export function createLockStore(db: Database) {
  const { read } = bind(db);
  return {
    /** The lock of a code; `null` when it has none, or there is no such code. */
    find: read(find),
    /** Counts an unlock. */
    count: (codeId: string, at: number) => db.write(() => countInteraction(codeId, "unlock", at)),
  };
}

export type LockStore = ReturnType<typeof createLockStore>;

function* find(codeId: string) {
  const found = yield* first(LOCKED)`select ${LOCKED} from codes where id = ${codeId} and ${isVisible}`;
  return found?.lock ?? null;
}
