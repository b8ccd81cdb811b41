import { type TProperties, Type } from "@sinclair/typebox";
import { WHOLE } from "../shared/schema.ts";
import { DOCUMENTED_AS } from "./operation.ts";

/** Rules that every list follows. */

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1_000;

/** A query: what is named is checked, anything else is ignored. */
export function query<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: true });
}

/** `?limit=` and `?cursor=`. */
const limit = `Entries per page, ${DEFAULT_LIMIT} unless told; more than ${LARGEST_LIMIT} counts as that`;
export const page = {
  // Every query is text, and Elysia makes numbers of few: read it as text, document it as the number it is.
  limit: Type.Optional(
    Type.String({
      pattern: WHOLE,
      description: limit,
      [DOCUMENTED_AS]: { type: "integer", minimum: 1, description: limit },
    }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: "nextCursor of the page before" })),
};

/** A page's size: the default when absent, clamped to the largest. */
export function pageSize(limit: string | undefined): number {
  return limit === undefined ? DEFAULT_LIMIT : Math.min(Number(limit), LARGEST_LIMIT);
}
