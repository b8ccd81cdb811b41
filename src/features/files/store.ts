import { noteErased } from "../backups/store/erased.ts";
import { noteAct } from "../operators/store/log.ts";
import { bytes, flag, from, nullable, type Shape, shape, sumOf, text, whole } from "../../../db/shape.ts";
import { nameOf } from "../../kit/shared/column.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { namesOf } from "../../kit/shared/fold.ts";
import { lowestId } from "../../kit/shared/ids.ts";
import { isPresent, lockTenant } from "../../../db/locks.ts";
import { eraseSome } from "../../../db/erase-some.ts";
import { forUpdate, forUpdateSkipLocked, isOneOf, NOTHING, raw, sql } from "../../../db/sql.ts";
import { all, bind, type Database, exists, first, run, value, values, type Work } from "../../../db/work.ts";
import { FILE_ENDINGS, MOST_FILES } from "./constants.ts";
import { type Begun, type FileDetails, type FoundFile, objectOf, type StoredFile } from "./records.ts";

const TYPE = nameOf(namesOf(FILE_ENDINGS));
const OWN = {
  id: from("files.id", text),
  tenantId: from("files.tenant_id", text),
  type: { ...TYPE, from: "files.type" },
  bytes: whole,
  title: nullable(text),
  createdAt: from("files.created_at", whole),
  sha256: text,
  isOutside: flag,
};
const FILE: Shape<StoredFile> = shape(OWN);
const FOUND: Shape<FoundFile> = shape({
  ...OWN,
  named: from("exists (select 1 from page_items where item = files.id)", flag),
});
const ROW = shape({
  ...{ id: text, tenantId: text, type: text, bytes: whole, title: nullable(text), createdAt: whole },
  ...{ sha256: text, isOutside: flag, state: text },
});
const PIECE_ROW = shape({ tenantId: text, fileId: text, number: whole, bytes });
const TAKEN = shape({ count: from("count(*)", whole), bytes: sumOf("bytes") });

/** Pieces that are erased in one transaction: SQLite reads every page that it frees. */
const MOST_PIECES_ERASED = 8;

/** Codes that are named beside a file. */
const MOST_NAMED = 100;

/** Whether the operator has taken down a code whose page names a file, or named it. */
const isTakenDown = raw(`exists (select 1 from page_items join codes on codes.seq = code_seq
  where item = files.id and wanted_active is not null)`);

/** Stores files. A file is seen once all of it is there. */
export function createFileStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /**
     * Writes the row of a file whose bytes follow. Its size counts from now on.
     * @param most - the bytes of files that the workspace may have; `null` for any number.
     */
    begin: write(begin),

    /** Stores the next piece of a file. @returns whether the file is still awaited. */
    addPiece: writeUnsynced(addPiece),

    /**
     * Shows a file, all of whose bytes are stored.
     * @param sha256 - of them, in hexadecimal digits.
     * @returns whether it was still awaited.
     */
    finish: write(finish),

    /** A workspace's file; `null` when it has none with this id. */
    find: (tenantId: string, id: string) =>
      db.read(
        () => first(FILE)`select ${FILE} from files
          where id = ${id} and tenant_id = ${tenantId} and state = 'here' and ${isPresent(tenantId)}`,
      ),

    /** Those of some files that a workspace has. */
    findSome: (tenantId: string, ids: readonly string[]) =>
      db.read(
        () => all(FILE)`select ${FILE} from files
          where id ${isOneOf(ids)} and tenant_id = ${tenantId} and state = 'here' and ${isPresent(tenantId)}`,
      ),

    /**
     * A file as everybody sees it. `null` also while its workspace is suspended, or the operator has taken
     * down a code whose page names it.
     */
    open: (id: string) =>
      db.read(
        () => first(FILE)`select ${FILE} from files join tenants on tenants.id = files.tenant_id
          where files.id = ${id} and state = 'here' and left_at is null and not suspended and not ${isTakenDown}`,
      ),

    /** The newest files of a workspace before one. */
    async list(
      tenantId: string,
      { limit, before }: { readonly limit: number; readonly before?: string },
    ): Promise<{ readonly files: readonly FoundFile[]; readonly next: string | null }> {
      const found = await db.read(
        () => all(FOUND)`select ${FOUND} from files where tenant_id = ${tenantId} and state = 'here'
          ${before === undefined ? NOTHING : sql`and id < ${before}`} and ${isPresent(tenantId)}
          order by id desc limit ${limit + 1}`,
      );
      const page = found.slice(0, limit);
      return { files: page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
    },

    /** A piece of a file that is in the database; `null` when there is none. */
    piece: (tenantId: string, id: string, number: number) =>
      db.read(
        () => value(bytes)`select bytes from file_pieces
          where tenant_id = ${tenantId} and file_id = ${id} and number = ${number}`,
      ),

    /** Bytes of the files of a workspace, with those that are arriving. */
    bytesOf: read(bytesOfFiles),

    /** Gives a file another title. @returns the file; `null` when the workspace has none with this id. */
    entitle: write(function* (tenantId: string, id: string, title: string | null) {
      yield* run`update files set title = ${title}
        where id = ${id} and tenant_id = ${tenantId} and state = 'here' and ${isPresent(tenantId)}`;
      return yield* first(FILE)`select ${FILE} from files
        where id = ${id} and tenant_id = ${tenantId} and state = 'here' and ${isPresent(tenantId)}`;
    }),

    /**
     * Removes a file, although pages name it. Its bytes are erased by a chore.
     * @param tenantId - whose it has to be; `null` for any workspace's.
     * @returns whether there was one.
     */
    remove: write(remove),

    /** Gives up a file that was begun. */
    giveUp: write(function* (id: string) {
      yield* run`update files set state = 'going' where id = ${id} and state = 'arriving'`;
    }),

    /** A file as the operator sees it; `null` when there is none. */
    details: read(details),

    /**
     * Erases some bytes of files that were removed, and gives up those that were begun before `before` and
     * never came. @returns whether there is more.
     */
    eraseSome: writeUnsynced(eraseGone),

    /** The names of objects whose files are gone. */
    goneObjects: (most: number) =>
      db.read(() => values(text)`select name from gone_objects order by name limit ${most}`),

    /** Forgets objects that were removed. */
    forgetObjects: write(function* (names: readonly string[]) {
      yield* run`delete from gone_objects where name ${isOneOf(names)}`;
    }),

    /** Files whose bytes are outside of the database, behind an id, in their order. */
    outside: (after: string, most: number) =>
      db.read(
        () => all(FILE)`select ${FILE} from files
          where is_outside and state = 'here' and id > ${after} order by id limit ${most}`,
      ),
  };
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Bytes of the files that a workspace has, with those that are arriving. */
export function* bytesOfFiles(tenantId: string): Work<number> {
  return (yield* taken(tenantId)).bytes;
}

function* taken(tenantId: string): Work<{ readonly count: number; readonly bytes: number }> {
  const found = yield* first(
    TAKEN,
  )`select ${TAKEN} from files where tenant_id = ${tenantId} and state <> 'going'`;
  return found ?? { count: 0, bytes: 0 };
}

function* begin(file: StoredFile, most: number | null): Work<Begun> {
  if (!(yield* lockTenant(file.tenantId))) return "tenant_gone";
  const before = yield* taken(file.tenantId);
  if (before.count >= MOST_FILES) return "files_reached";
  if (most !== null && before.bytes + file.bytes > most) return "bytes_reached";
  yield* run`insert into files ${ROW.values({ ...file, state: "arriving" })}`;
  return "begun";
}

function* addPiece(file: StoredFile, number: number, piece: Uint8Array): Work<boolean> {
  const { id: fileId, tenantId } = file;
  // The row is locked, so that no piece is stored behind its erasure.
  if (!(yield* exists`select 1 from files where id = ${fileId} and state = 'arriving' ${forUpdate}`))
    return false;
  yield* run`insert into file_pieces ${PIECE_ROW.values({ tenantId, fileId, number, bytes: piece })}`;
  return true;
}

function* finish({ id, tenantId }: StoredFile, sha256: string): Work<boolean> {
  return (
    (yield* run`update files set state = 'here', sha256 = ${sha256}
      where id = ${id} and state = 'arriving' and ${isPresent(tenantId)}`) > 0
  );
}

function* remove(tenantId: string | null, id: string, deed: Deed | null = null): Work<boolean> {
  const removed = yield* run`update files set state = 'going' where id = ${id} and state = 'here'
    ${tenantId === null ? NOTHING : sql`and tenant_id = ${tenantId}`}`;
  if (removed === 0) return false;
  yield* noteErased("file", id);
  yield* noteAct(deed, "file.removed", { kind: "file", id });
  return true;
}

function* details(id: string): Work<FileDetails | null> {
  const found = yield* first(FILE)`select ${FILE} from files where id = ${id} and state = 'here'`;
  if (!found) return null;
  const codes = yield* values(text)`select codes.id from page_items join codes on codes.seq = code_seq
    where item = ${id} order by codes.id limit ${MOST_NAMED}`;
  return { ...found, codes };
}

function* eraseGone(before: number): Work<boolean> {
  yield* run`update files set state = 'going' where state = 'arriving' and id < ${lowestId("file", before)}`;
  const gone = yield* first(FILE)`select ${FILE} from files where state = 'going' order by id limit 1
    ${forUpdateSkipLocked}`;
  if (!gone) return false;
  yield* eraseBytes(gone);
  return true;
}

/** Erases some of the bytes of a file, and its row once there are none. */
function* eraseBytes({
  id,
  tenantId,
  isOutside,
}: Pick<StoredFile, "id" | "tenantId" | "isOutside">): Work<void> {
  const own = sql`from file_pieces where tenant_id = ${tenantId} and file_id = ${id}`;
  const erased = yield* eraseSome("file_pieces", "tenant_id, file_id, number", own, MOST_PIECES_ERASED);
  if (erased === MOST_PIECES_ERASED) return;
  if (isOutside)
    yield* run`insert into gone_objects (name) values (${objectOf({ id, tenantId })}) on conflict do nothing`;
  yield* run`delete from files where id = ${id}`;
}

/** Erases some bytes of the files of a tenant. @returns whether there were any. */
export function* eraseFiles(tenantId: string): Work<boolean> {
  const file = yield* first(
    FILE,
  )`select ${FILE} from files where tenant_id = ${tenantId} order by id limit 1`;
  if (!file) return false;
  yield* eraseBytes(file);
  return true;
}

/** Whether a workspace has a file. */
export function isFileOf(tenantId: string, id: string): Work<boolean> {
  return exists`select 1 from files where id = ${id} and tenant_id = ${tenantId} and state = 'here'`;
}
