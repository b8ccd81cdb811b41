import { from, nullable, shape, text, whole } from "../../../db/shape.ts";
import { forKeyShare } from "../../../db/sql.ts";
import { bind, type Database, first, run, value, type Work } from "../../../db/work.ts";
import { isPresent, lockTenant } from "../../../db/locks.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { note } from "../audit/store.ts";
import { CALLED, DRAWN_CODE, isVisible } from "../codes/store/code-row.ts";
import { nameOfCode } from "../codes/traits.ts";

const NAMED = shape({ seq: from("codes.seq", whole), ...CALLED });

const LINK = shape({ token: nullable(text) });

/** Stores the links to pictures of codes. */
export function createPictureLinkStore(db: Database) {
  const { write } = bind(db);
  return {
    /** The token of a code's link, `null` without one; all of it `null` when the tenant has no such code. */
    of: (tenantId: string, codeId: string) =>
      db.read(
        () => first(LINK)`select ${LINK} from codes left join picture_links on code_seq = codes.seq
          where id = ${codeId} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`,
      ),

    /**
     * Gives a code a link, unless it has one.
     * @returns its token; `null` when the tenant has no such code.
     */
    make: write(make),

    /** Ends the link of a code. @returns whether it had one; `null` when the tenant has no such code. */
    end: write(end),

    /** The code of a link as it is drawn; `null` for another token, and while its workspace is suspended. */
    drawn: (codeId: string, token: string) =>
      db.read(
        () => first(DRAWN_CODE)`select ${DRAWN_CODE} from codes
          where id = ${codeId} and ${isVisible}
          and exists (select 1 from picture_links where code_seq = codes.seq and token = ${token})
          and exists (select 1 from tenants
            where tenants.id = codes.tenant_id and left_at is null and not suspended)`,
      ),
  };
}

export type PictureLinkStore = ReturnType<typeof createPictureLinkStore>;

/**
 * A code with its number, which is not deleted meanwhile. Links of a workspace are made one after the other.
 */
function* codeOf(tenantId: string, codeId: string) {
  if (!(yield* lockTenant(tenantId))) return null;
  return yield* first(NAMED)`select ${NAMED} from codes
    where id = ${codeId} and tenant_id = ${tenantId} and ${isVisible} ${forKeyShare}`;
}

function* make(
  tenantId: string,
  codeId: string,
  { token, madeAt }: { readonly token: string; readonly madeAt: number },
  deed: Deed | null,
): Work<string | null> {
  const code = yield* codeOf(tenantId, codeId);
  if (code === null) return null;
  const known = yield* value(text)`select token from picture_links where code_seq = ${code.seq}`;
  if (known !== null) return known;
  yield* run`insert into picture_links (code_seq, token, made_at) values (${code.seq}, ${token}, ${madeAt})`;
  yield* note(tenantId, deed, "code.link_made", { kind: "code", id: codeId, name: nameOfCode(code) });
  return token;
}

function* end(tenantId: string, codeId: string, deed: Deed | null): Work<boolean | null> {
  const code = yield* codeOf(tenantId, codeId);
  if (code === null) return null;
  const ended = yield* run`delete from picture_links where code_seq = ${code.seq}`;
  if (ended === 0) return false;
  yield* note(tenantId, deed, "code.link_ended", { kind: "code", id: codeId, name: nameOfCode(code) });
  return true;
}
