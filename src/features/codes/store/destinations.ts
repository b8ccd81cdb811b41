import type { CountedCode } from "../model.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import { CHOSEN, isVisible, LEADING } from "./code-row.ts";
import { isAt } from "./short-address.ts";
import { isGone } from "./short-ids.ts";
import { flag, from, nullable, shape, text } from "../../../../db/shape.ts";
import { first, values, type Work } from "../../../../db/work.ts";

/* Where short addresses lead. */

const DESTINATION = shape({
  codeId: from("codes.id", text),
  tenantId: text,
  shortId: text,
  target: text,
  hasLanding: from("landing is not null", flag),
  directFile: nullable(text),
  isLocked: from("lock is not null", flag),
  active: from("active and not suspended", flag),
  isBlocked: from("(wanted_active is not null or suspended)", flag),
  ...LEADING,
  gs1: CHOSEN.gs1,
});

/** As `CodeStore.resolve`. */
export function* resolve(address: ShortAddress) {
  const destination = yield* first(DESTINATION)`select ${DESTINATION}
    from codes join tenants on tenants.id = codes.tenant_id where ${isAt(address)} and left_at is null and ${isVisible}`;
  if (!destination) return yield* goneOrNever(address);
  return { ...destination, dead: yield* deadOf({ id: destination.codeId, fallback: destination.fallback }) };
}

/** As `CodeStore.deadOf`. */
export function* deadOf({ id, fallback }: Pick<CountedCode, "id" | "fallback">): Work<string[]> {
  if (fallback === null) return [];
  return yield* values(text)`select address from watched_targets
    where state = 'dead' and seq in (select target_seq from watched_codes
      where code_seq = (select seq from codes where id = ${id})) order by seq`;
}

/** The answer for a short address without a code. */
export function* goneOrNever(address: ShortAddress): Work<"gone" | null> {
  return (yield* isGone(address)) ? "gone" : null;
}
