import type { Landing } from "../codes/landing.ts";
import type { Rendition } from "./model.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { lowestId } from "../../kit/shared/ids.ts";
import type { NewImage } from "./records.ts";
import { noteErased } from "../backups/store/erased.ts";
import { noteAct } from "../operators/store/log.ts";
import { images } from "./tables.ts";
import { eraseSome } from "../../../db/erase-some.ts";
import { lockTenant } from "../../../db/locks.ts";
import { bytes, from, shape, text, whole } from "../../../db/shape.ts";
import { forKeyShare, forUpdateSkipLocked, isOneOf, raw, sql } from "../../../db/sql.ts";
import { addToTotals, freeBytes, hasRoom } from "../tenants/store/tenant-totals.ts";
import { bytesOfRow, weightOf } from "../tenants/store/weights.ts";
import { all, bind, type Database, exists, first, run, value, values, type Work } from "../../../db/work.ts";

const IMAGE = shape({
  id: text,
  tenantId: text,
  width: whole,
  height: whole,
  picture: bytes,
  preview: bytes,
});
const owner = from("images.tenant_id", text);
const FILES = {
  picture: shape({ tenantId: owner, bytes: from("picture", bytes) }),
  preview: shape({ tenantId: owner, bytes: from("preview", bytes) }),
};
const SIZED = shape({ id: text, width: whole, height: whole });
const SIZE = shape({ width: whole, height: whole });
const ERASED = shape({ id: text, tenantId: text, bytes: from(weightOf(images), whole) });

/**
 * The most pictures that are erased in one transaction. One has up to 2 MB, and SQLite reads every page that it frees: 2 ms.
 */
const MOST_IMAGES_ERASED = 2;

/** Whether the operator has taken down a code that shows a picture, or has shown it. */
const isTakenDown =
  raw(`(exists (select 1 from codes where landing_image = images.id and wanted_active is not null)
  or exists (select 1 from code_values join codes on codes.seq = code_seq
    where image = images.id and wanted_active is not null)
  or exists (select 1 from page_items join codes on codes.seq = code_seq
    where item = images.id and wanted_active is not null))`);

const DETAILS = shape({
  id: from("images.id", text),
  tenantId: owner,
  width: whole,
  height: whole,
  bytes: from(weightOf(images), whole),
});

/** Codes that are named beside a picture. */
const MOST_NAMED = 100;

/**
 * Stores pictures. A picture is stored as long as a page or the history of a code names it, and at least for
 * a day.
 */
export function createImageStore(db: Database) {
  const { read, write } = bind(db);
  /** Pictures up to this one were looked at in the present round. */
  let lookedAt: string | null = null;
  const listeners: (() => void)[] = [];
  return {
    /**
     * @param limit - the most pictures that the workspace may have.
     * @param most - the bytes that it may have in all, no limit by default.
     */
    add: write(add),

    /** The size of a workspace's picture; `null` when it has no such picture. */
    size: (tenantId: string, id: string) =>
      db.read(() => first(SIZE)`select ${SIZE} from images where id = ${id} and tenant_id = ${tenantId}`),

    /** The sizes of those of some pictures that a workspace has. */
    sizes: (tenantId: string, ids: readonly string[]) =>
      db.read(
        () => all(SIZED)`select ${SIZED} from images where id ${isOneOf(ids)} and tenant_id = ${tenantId}`,
      ),

    /**
     * The file of a picture, with the workspace that it is of. `null` also while the workspace is suspended,
     * or the operator has taken down a code that shows it.
     */
    file: (id: string, rendition: Rendition) =>
      db.read(
        () => first(
          FILES[rendition],
        )`select ${FILES[rendition]} from images join tenants on tenants.id = tenant_id
          where images.id = ${id} and left_at is null and not suspended and not ${isTakenDown}`,
      ),

    /**
     * Looks at the next `rows` pictures that were uploaded before `before`, and erases some of those that
     * neither a page nor a history names.
     * @returns whether there are more to look at in this round.
     */
    async eraseUnnamed(before: number, rows: number): Promise<boolean> {
      const after = lookedAt ?? "";
      const { last, erased } = await db.writeUnsynced(() =>
        eraseUnnamed(after, lowestId("img", before), rows),
      );
      lookedAt = last;
      if (erased > 0) for (const listener of listeners) listener();
      return lookedAt !== null;
    },

    /** A picture as the operator sees it; `null` when there is none. */
    details: read(function* (id: string) {
      const found = yield* first(DETAILS)`select ${DETAILS} from images where id = ${id}`;
      if (!found) return null;
      const codes = yield* values(text)`select id from codes where landing_image = ${id}
        or seq in (select code_seq from page_items where item = ${id} and until is null)
        order by id limit ${MOST_NAMED}`;
      return { ...found, codes };
    }),

    /**
     * Removes a picture, although pages name it: they are shown without it. @returns whether there was one.
     */
    remove: write(function* (id: string, deed: Deed | null = null) {
      const removed = yield* all(ERASED)`delete from images where id = ${id} returning ${ERASED}`;
      yield* freeBytes(removed);
      if (removed.length === 0) return false;
      yield* noteErased("image", id);
      yield* noteAct(deed, "image.removed", { kind: "image", id });
      return true;
    }),

    /** Calls `listener` when this process has erased pictures. */
    onErased: (listener: () => void) => void listeners.push(listener),
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;

function* add(image: NewImage, limit: number, most: number | null = null) {
  const { tenantId } = image;
  if (!(yield* lockTenant(tenantId))) return "tenant_gone" as const;
  const count = yield* value(whole)`select count(*) from images where tenant_id = ${tenantId}`;
  if ((count ?? 0) >= limit) return "limit_reached" as const;
  const bytes = bytesOfRow(images, image);
  if (!(yield* hasRoom(tenantId, bytes, most))) return "bytes_reached" as const;
  yield* run`insert into images ${IMAGE.values(image)}`;
  yield* addToTotals(tenantId, { bytes });
  return "added" as const;
}

/**
 * Keeps the picture that a landing names, if any, from being erased until the transaction ends. Runs in the transaction that
 * stores the landing.
 * @returns whether the workspace has it.
 */
export function* holdCover(tenantId: string, landing: Landing | null | undefined): Work<boolean> {
  const id = landing?.cover?.id;
  if (id === undefined) return true;
  return yield* exists`select 1 from images where id = ${id} and tenant_id = ${tenantId} ${forKeyShare}`;
}

/** Erases some pictures of a tenant. @returns whether there was one. */
export function* eraseImages(tenantId: string): Work<boolean> {
  const own = sql`from images where tenant_id = ${tenantId}`;
  return (yield* eraseSome("images", "id", own, MOST_IMAGES_ERASED)) > 0;
}

/**
 * Looks at `rows` pictures between two ids, in their order, and erases those that nothing names. Every column that names
 * pictures stands here, and names one only in a transaction that holds it.
 * @returns the last id that was looked at, or `null` when there are no more pictures; and how many were erased.
 */
function* eraseUnnamed(
  after: string,
  before: string,
  rows: number,
): Work<{ readonly last: string | null; readonly erased: number }> {
  const some = yield* values(text)`select id from images where id > ${after} and id < ${before}
    order by id limit ${rows}`;
  const isUnnamed = raw(`not exists (select 1 from codes where landing_image = images.id)
    and not exists (select 1 from code_values where image = images.id)
    and not exists (select 1 from page_items where item = images.id)`);
  const unnamed = yield* values(text)`select id from images where id ${isOneOf(some)} and ${isUnnamed}
    order by id limit ${MOST_IMAGES_ERASED} ${forUpdateSkipLocked}`;
  // Judged once more: this statement sees what was committed before the lock.
  const erased = yield* all(
    ERASED,
  )`delete from images where id ${isOneOf(unnamed)} and ${isUnnamed} returning ${ERASED}`;
  yield* freeBytes(erased);
  yield* noteErased("image", ...erased.map(({ id }) => id));
  const looked = unnamed.length === MOST_IMAGES_ERASED ? unnamed : some.length === rows ? some : [];
  return { last: looked.at(-1) ?? null, erased: erased.length };
}
