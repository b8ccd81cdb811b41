import { bytes, nullable, shape, text, whole } from "./shape.ts";
import { forUpdate } from "./sql.ts";
import { all, bind, type Database, first, run, type Work } from "./work.ts";

const FORMER = shape({
  purpose: text,
  mark: text,
  sealed: bytes,
  endsAt: nullable(whole),
  doneTo: text,
  passes: whole,
});
const MARK = shape({ mark: text });

/** A key of a secret that was in use before, sealed under the one in use. */
export interface StoredKey {
  readonly purpose: string;
  /** The mark of the secret that it was derived from. */
  readonly mark: string;
  readonly sealed: Uint8Array;
  /** From then on it may go; `null` for one that is kept. */
  readonly endsAt: number | null;
  /** The last row that was sealed anew in this pass; empty before the first. */
  readonly doneTo: string;
  /** How many passes over the sealed rows are complete. */
  readonly passes: number;
}

/** The keys that a change of the secret leaves. */
export interface SecretChange {
  /** The marks of both secrets. */
  readonly from: string;
  readonly to: string;
  /** Those that are there already, sealed anew. */
  readonly kept: readonly Pick<StoredKey, "purpose" | "mark" | "sealed">[];
  readonly added: readonly Pick<StoredKey, "purpose" | "mark" | "sealed" | "endsAt">[];
}

/** Keys of secrets that were in use before. */
export function createFormerKeys(db: Database) {
  const { snapshot, read, write } = bind(db);
  return {
    all: read(formerKeys),

    /** The mark of the secret that the data belong to, with the former keys of the same moment. */
    state: snapshot(function* () {
      const marked = yield* first(MARK)`select ${MARK} from secret_marks`;
      return { mark: marked?.mark ?? null, keys: yield* formerKeys() };
    }),

    /**
     * Has the data belong to another secret. @returns whether they belonged to that of `from`: otherwise
     * nothing is changed.
     */
    change: write(function* ({ from, to, kept, added }: SecretChange) {
      const marked = yield* first(MARK)`select ${MARK} from secret_marks ${forUpdate}`;
      if (marked?.mark !== from) return false;
      yield* run`update secret_marks set mark = ${to}`;
      for (const { purpose, mark, sealed } of kept)
        yield* run`update former_keys set sealed = ${sealed} where purpose = ${purpose} and mark = ${mark}`;
      // After changes there and back again the keys of a secret may be there.
      for (const { purpose, mark, sealed, endsAt } of added)
        yield* run`insert into former_keys (purpose, mark, sealed, ends_at)
          values (${purpose}, ${mark}, ${sealed}, ${endsAt})
          on conflict (purpose, mark) do update set sealed = excluded.sealed, ends_at = excluded.ends_at,
            done_to = '', passes = 0`;
      return true;
    }),

    /** Removes a key that is needed no longer. */
    remove: write(function* (purpose: string, mark: string) {
      yield* run`delete from former_keys where purpose = ${purpose} and mark = ${mark}`;
    }),
  };
}

export type FormerKeyStore = ReturnType<typeof createFormerKeys>;

/** Reads all former keys, by purpose and mark. */
export function* formerKeys(): Work<StoredKey[]> {
  return yield* all(FORMER)`select ${FORMER} from former_keys order by purpose, mark`;
}
