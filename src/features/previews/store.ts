import { CHOSEN, isVisible, LEADING } from "../codes/store/code-row.ts";
import { goneOrNever } from "../codes/store/destinations.ts";
import { host, isAt } from "../codes/store/short-address.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import { flag, from, shape, text, whole } from "../../../db/shape.ts";
import { bind, type Database, first } from "../../../db/work.ts";

const SOURCE = shape({
  tenantId: text,
  shortId: text,
  domain: host,
  target: text,
  landing: CHOSEN.landing,
  fields: CHOSEN.fields,
  isLocked: from("lock is not null", flag),
  active: from("active and not suspended", flag),
  isBlocked: from("(wanted_active is not null or suspended)", flag),
  createdAt: from("codes.created_at", whole),
  updatedAt: whole,
  ...LEADING,
});

/** Reads what previews tell. */
export function createPreviewStore(db: Database) {
  const { read } = bind(db);
  return {
    /** The code at a short address; `"gone"` when it was deleted, `null` when there never was one. */
    find: read(find),
  };
}

export type PreviewStore = ReturnType<typeof createPreviewStore>;

function* find(address: ShortAddress) {
  const source = yield* first(SOURCE)`select ${SOURCE} from codes join tenants on tenants.id = codes.tenant_id
    where ${isAt(address)} and left_at is null and ${isVisible}`;
  return source ?? (yield* goneOrNever(address));
}
