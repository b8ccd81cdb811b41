import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { FaultDetail } from "../shared/fault.ts";
import { checkOf } from "../shared/schema.ts";
import type { BodyRule } from "./body.ts";
import type { Admission, Gate } from "./gate.ts";
import { checkedBody } from "./input.ts";

/** What a route wants of its body. */
interface Wanted<T extends TSchema> extends Admission {
  readonly body: BodyRule;
  readonly schema: T;
  /** What else is wrong with a body that is refused: it has a fault of its own where that is all. */
  readonly alsoWrong?: (body: Readonly<Record<string, unknown>>) => readonly FaultDetail[];
}

/**
 * The hooks of a route with a JSON body of a schema, which is checked here and not by Elysia: its refusal quotes a value that is
 * not as it should be, and fails where the value has a `toString` of its own that is no function. `body` only tells the compiler
 * the type.
 */
export function jsonBody<T extends TSchema>(gate: Gate, { schema, alsoWrong, ...admission }: Wanted<T>) {
  const check = checkOf(schema);
  return {
    ...gate.writes(admission, (body) => checkedBody(check, body, alsoWrong?.(body))),
    body: Type.Unsafe<Static<T>>(Type.Any()),
  };
}
