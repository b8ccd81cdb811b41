import { bytes, shape, text } from "./shape.ts";
import { bind, type Database, exists, first, run, type Work } from "./work.ts";

const MARK = shape({ mark: text });
const LEAD = shape({ id: text, sealed: bytes });
const WEBHOOK = shape({ webhook: text, secrets: bytes });

/** A value that was sealed with the service's secret. */
export interface Sealed {
  /** The purpose of the key under which it was sealed. */
  readonly purpose: "leads" | "webhooks";
  /** The id that it was sealed with: of the lead, or the webhook's key. */
  readonly bound: string;
  readonly sealed: Uint8Array;
}

/** The parts of a database from which its secret can be recognised. */
export interface SecretTraces {
  /** The mark of the secret; `null` in new data, and in those of a backup of nodes. */
  readonly mark: string | null;
  /** Without a mark: the newest values of each kind. */
  readonly sealed: readonly Sealed[];
  /** Whether there is a mark or a workspace: then there is a secret that the data belong to. */
  readonly isFilled: boolean;
}

/** Of a database without such parts. */
export const NO_TRACES: SecretTraces = { mark: null, sealed: [], isFilled: false };

/** The mark of the secret that the data belong to. It identifies the secret, and does not reveal it. */
export function createSecretMarks(db: Database) {
  const { read, write } = bind(db);
  return {
    traces: read(traces),

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

export function* traces(): Work<SecretTraces> {
  const marked = yield* first(MARK)`select ${MARK} from secret_marks`;
  if (marked) return { mark: marked.mark, sealed: [], isFilled: true };
  const lead = yield* first(LEAD)`select ${LEAD} from leads order by id desc limit 1`;
  const webhook = yield* first(WEBHOOK)`select ${WEBHOOK} from webhooks where secrets is not null
    order by updated_at desc limit 1`;
  const sealed: Sealed[] = [];
  if (lead) sealed.push({ purpose: "leads", bound: lead.id, sealed: lead.sealed });
  if (webhook) sealed.push({ purpose: "webhooks", bound: webhook.webhook, sealed: webhook.secrets });
  return { mark: null, sealed, isFilled: yield* exists`select id from tenants limit 1` };
}
