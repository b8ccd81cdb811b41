import { type TProperties, Type } from "@sinclair/typebox";

/** Rules that every list follows. */

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1_000;

/** A query: what is named is checked, anything else is ignored. */
export function query<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: true });
}

/** `?limit=` and `?cursor=`. */
export const page = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `Entries per page, ${DEFAULT_LIMIT} unless told; more than ${LARGEST_LIMIT} counts as that`,
    }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: "nextCursor of the page before" })),
};

/** A page's size: the default when absent, clamped to the largest. */
export function pageSize(limit: number | undefined): number {
  return Math.min(limit ?? DEFAULT_LIMIT, LARGEST_LIMIT);
}
