import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { Fault, FaultDetail } from "../shared/fault.ts";
import { checkOf } from "../shared/schema.ts";
import type { BodyRule } from "./body.ts";
import type { Admission, Gate } from "./gate.ts";
import { checkedBody } from "./input.ts";

/** The admission of a route with a JSON body, and the schema of the body. */
type JsonAdmission<T extends TSchema> = Admission & {
  readonly body: BodyRule;
  readonly schema: T;
  /** Further errors, for the refusal of a body that fails the schema. Where they are the only ones, the handler refuses the body. */
  readonly alsoWrong?: (body: Readonly<Record<string, unknown>>) => readonly FaultDetail[];
};

/**
 * The hooks of a route with a JSON body of a schema, which is checked here and not by Elysia: its refusal quotes a value that is
 * not as it should be, and fails where the value has a `toString` of its own that is no function. `body` only tells the compiler
 * the type.
 */
export function jsonBody<T extends TSchema>(
  gate: Gate,
  { schema, alsoWrong, ...admission }: JsonAdmission<T>,
) {
  const check = checkOf(schema);
  return gate
    .writes(admission, (body) => checkedBody(check, body, alsoWrong?.(body)))
    .with({ body: Type.Unsafe<Static<T>>(Type.Any()) });
}

/**
 * The same of a route that takes a list of such bodies as well, and does what it can of it: each is one, or
 * what is wrong with it.
 */
export function jsonBodies<T extends TSchema>(
  gate: Gate,
  { schema, alsoWrong, ...admission }: JsonAdmission<T> & { readonly body: { readonly mostInList: number } },
) {
  const check = checkOf(schema);
  return gate
    .writesMany(admission, (body) => checkedBody(check, body, alsoWrong?.(body)))
    .with({ body: Type.Unsafe<Static<T> | readonly (Static<T> | Fault)[]>(Type.Any()) });
}
