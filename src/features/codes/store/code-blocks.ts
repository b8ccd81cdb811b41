import { markChanged } from "../../analytics/store/campaign-totals.ts";
import { formerChange, keepFormer } from "../../history/store/former.ts";
import type { Block } from "../../../kit/shared/block.ts";
import { trustedList } from "../../../kit/shared/column.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { HISTORY_BYTES } from "../../tenants/store/weights.ts";
import { unfollow } from "../../watch/store/watch-codes.ts";
import { nullable, text, whole } from "../../../../db/shape.ts";
import { raw } from "../../../../db/sql.ts";
import { first, lock, run, value, type Work } from "../../../../db/work.ts";
import { putBack, takenDown } from "./code-changes.ts";
import { rank } from "./code-ranks.ts";
import { CODE_ROW, COUNTED_CODES, isVisible, STORED_CODE } from "./code-row.ts";
import { isAt } from "./short-address.ts";

/* The blocks of a code, which are not its owner's to change. */

export type StoredCode = ReturnType<typeof STORED_CODE.read>;

const BLOCKS = nullable(trustedList<readonly Block[]>());

/** The code at a short address, of any tenant that has not left. */
export function findAt(address: ShortAddress): Work<StoredCode | null> {
  return first(STORED_CODE)`select ${STORED_CODE} from ${COUNTED_CODES}
    where ${isAt(address)} and ${isVisible} and not exists (
      select 1 from tenants where tenants.id = codes.tenant_id and left_at is not null)`;
}

/** The workspace of the code at a short address. */
export function tenantAt(address: ShortAddress): Work<string | null> {
  return value(text)`select tenant_id from codes where ${isAt(address)}`;
}

/** The same code, locked: its workspace is held before. */
export function* lockAt(address: ShortAddress): Work<StoredCode | null> {
  yield* lock`select 1 from code_totals
    where code_seq = (select seq from codes where ${isAt(address)}) for update`;
  return yield* findAt(address);
}

/** All that blocks a code, the operator's decision first. */
export function* blocksOf({ seq }: StoredCode): Work<readonly Block[]> {
  return (yield* value(BLOCKS)`select blocked from codes where seq = ${seq}`) ?? [];
}

/**
 * Replaces the blocks of a locked code. It is off while there is one, and then as its owner left it.
 * @param author - as `kit/shared/author.ts` spells it.
 * @returns its revision.
 */
export function* setBlocks(
  code: StoredCode,
  blocks: readonly Block[],
  at: number,
  author: string | null,
): Work<number> {
  const isBlocked = blocks.length > 0;
  const switched = isBlocked ? takenDown(code) : putBack(code);
  const active = switched?.active ?? code.active;
  const row = {
    ...switched,
    blocked: isBlocked ? JSON.stringify(blocks) : null,
    blockedAt: isBlocked ? Math.max(...blocks.map(({ since }) => since)) : null,
    revision: code.revision + 1,
    updatedAt: at,
    changedBy: author,
  };
  yield* run`update codes set ${CODE_ROW.set(row)} where seq = ${code.seq}`;
  const history = yield* value(whole)`select ${raw(HISTORY_BYTES)} from codes where seq = ${code.seq}`;
  const bytes = yield* keepFormer([formerChange(code, { ...code, active }, history ?? 0)]);
  yield* rank([{ ...code, active }]);
  yield* unfollow([code.seq]);
  if (code.active !== active) yield* markChanged([code.seq]);
  yield* addToTotals(code.tenantId, { active: Number(active) - Number(code.active), bytes });
  return row.revision;
}
