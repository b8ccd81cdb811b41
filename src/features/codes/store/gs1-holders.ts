import type { HeldName } from "../../bulk/session-model.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import { flag, from, shape, text } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";
import { isForeign } from "./gs1-holding.ts";
import { gs1KeyOf } from "./gs1-names.ts";
import { host } from "./short-address.ts";

const HELD = shape({
  gs1: text,
  shortId: text,
  domain: host,
  tenantId: text,
  isStaged: from("exists (select 1 from open_batches where open_batches.seq = codes.batch)", flag),
});

/**
 * Finds who has GS1 addresses of a host, also of codes that are being staged; none of those that the tenant
 * may have.
 * @param domain - `null` for the service's own host.
 */
export function* holdersOfNames(
  tenantId: string,
  domain: string | null,
  paths: readonly string[],
): Work<HeldName[]> {
  const rows = yield* all(HELD)`select ${HELD} from codes
    where domain = ${domain ?? ""} and gs1 ${isOneOf(paths)}`;
  const held = rows.map(({ gs1, tenantId: holder, isStaged, ...code }): HeldName => {
    const isOurs = holder === tenantId;
    return { path: gs1, holder: isOurs ? "ours" : "others", address: addressOf(code), isStaged };
  });
  if (domain !== null) return held;
  const free = new Set(paths).difference(new Set(held.map(({ path }) => path)));
  for (const [key, some] of Map.groupBy(free, gs1KeyOf))
    if (yield* isForeign(tenantId, key))
      held.push(
        ...some.map((path): HeldName => ({ path, holder: "others", address: null, isStaged: false })),
      );
  return held;
}
