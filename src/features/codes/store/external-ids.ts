import { whole, text } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { value, values, type Work } from "../../../../db/work.ts";

/*
 * External ids: what a workspace's programs call its codes. A row of `codes` holds one as long as it exists, also
 * while its batch is staged. The deletion of a code deletes the row, and so frees its external id at once: nothing
 * printed shows it.
 */

/**
 * The number of the code that a tenant knows by an external id, also one that is being staged. `null` for
 * none.
 */
export function* codeKnownAs(tenantId: string, externalId: string | null): Work<number | null> {
  if (externalId === null) return null;
  return yield* value(
    whole,
  )`select seq from codes where tenant_id = ${tenantId} and external_id = ${externalId}`;
}

/** Finds which of some external ids the codes of a tenant have, also those that are being staged. */
export function* knownAmong(tenantId: string, externalIds: readonly string[]): Work<Set<string>> {
  return new Set(
    yield* values(text)`select external_id from codes
      where tenant_id = ${tenantId} and external_id ${isOneOf(externalIds)}`,
  );
}
