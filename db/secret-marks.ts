import { formerKeys, type StoredKey } from "./former-keys.ts";
import { bytes, nullable, shape, text, whole } from "./shape.ts";
import { bind, type Database, exists, first, run, type Work } from "./work.ts";

const MARK = shape({ mark: text });
const STAMP = shape({ mark: nullable(text), keys: whole });
const LEAD = shape({ id: text, sealed: bytes });
const WEBHOOK = shape({ webhook: text, secrets: bytes });

/** A value that was sealed with the service's secret. */
export interface Sealed {
  /** The purpose of the key under which it was sealed. */
  readonly purpose: "leads" | "webhooks" | "former keys";
  /** The text that it was sealed with: the id of the lead, or the webhook's key. */
  readonly bound: string;
  readonly sealed: Uint8Array;
}

/** The parts of a database from which its secret can be recognised. */
export interface SecretTraces {
  /** The mark of the secret; `null` in new data, and in those of a backup of nodes. */
  readonly mark: string | null;
  /** Without a mark: the newest values of each kind. After a change of the secret these are former keys. */
  readonly sealed: readonly Sealed[];
  /** Whether there is a mark or a workspace: then there is a secret that the data belong to. */
  readonly isFilled: boolean;
  /** Keys of secrets that were in use before. */
  readonly keys: readonly StoredKey[];
}

/** Of a database without such parts. */
export const NO_TRACES: SecretTraces = { mark: null, sealed: [], isFilled: false, keys: [] };

/** The mark of the secret that the data belong to. It identifies the secret, and does not reveal it. */
export function createSecretMarks(db: Database) {
  const { read, write } = bind(db);
  return {
    traces: read(traces),

    /** Changes with the mark, and with the number of former keys. */
    stamp: read(function* () {
      const { mark, keys } = (yield* first(STAMP)`select (select mark from secret_marks) as mark,
        (select count(*) from former_keys) as keys`) ?? { mark: null, keys: 0 };
      return stampOf(mark, keys);
    }),

    /** Adds a mark, unless there is one. @returns the one that is there then. */
    add: write(function* (mark: string) {
      yield* run`insert into secret_marks (id, mark) values (1, ${mark}) on conflict do nothing`;
      return (yield* first(MARK)`select ${MARK} from secret_marks`)?.mark ?? mark;
    }),

    /** Replaces the mark; `null` removes it. */
    set: write(function* (mark: string | null) {
      yield* run`delete from secret_marks`;
      if (mark !== null) yield* run`insert into secret_marks (id, mark) values (1, ${mark})`;
    }),
  };
}

/** Reads the mark, or the sealed values by which its secret is known where there is none. */
export function* traces(): Work<SecretTraces> {
  const marked = yield* first(MARK)`select ${MARK} from secret_marks`;
  const keys = yield* formerKeys();
  if (marked) return { mark: marked.mark, sealed: [], isFilled: true, keys };
  // All of these are sealed anew in the moment of a change. Leads and webhooks may wait for that.
  if (keys.length > 0) return { mark: null, sealed: keys.map(sealedKey), isFilled: true, keys };
  const lead = yield* first(LEAD)`select ${LEAD} from leads order by id desc limit 1`;
  const webhook = yield* first(WEBHOOK)`select ${WEBHOOK} from webhooks where secrets is not null
    order by updated_at desc limit 1`;
  const sealed: Sealed[] = [];
  if (lead) sealed.push({ purpose: "leads", bound: lead.id, sealed: lead.sealed });
  if (webhook) sealed.push({ purpose: "webhooks", bound: webhook.webhook, sealed: webhook.secrets });
  return { mark: null, sealed, isFilled: yield* exists`select id from tenants limit 1`, keys };
}

/** A text that changes with the mark and the number of former keys. */
export const stampOf = (mark: string | null, keys: number) => `${mark ?? ""} ${keys}`;

/** A former key as a value that was sealed. */
export function sealedKey({ purpose, mark, sealed }: Pick<StoredKey, "purpose" | "mark" | "sealed">): Sealed {
  return { purpose: "former keys", bound: `${purpose} ${mark}`, sealed };
}
