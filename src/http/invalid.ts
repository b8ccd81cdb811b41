import type { Static, TSchema } from "@sinclair/typebox";
import type { TypeCheck } from "@sinclair/typebox/compiler";
import { ValidationError } from "elysia";
import { Fault, type FaultDetail } from "../shared/fault.ts";
import { type SchemaCheck, schemaDetails } from "../shared/schema.ts";

/** The fault that stands for input that a route's schema refused; `null` for any other error. */
export function invalidInput(error: unknown): Fault | null {
  if (!(error instanceof ValidationError) || error.type === "response") return null;
  const { validator, value, type } = error;
  const found = canExplain(validator) ? schemaDetails(validator, value, "") : [];
  return invalidRequest(type === "query" ? found.map(ofParameter) : found);
}

/**
 * A body that a route checks itself.
 * @throws Fault `invalid_request`.
 */
export function checkedBody<T extends TSchema>(check: SchemaCheck<T>, body: unknown): Static<T> {
  if (check.Check(body)) return body;
  throw invalidRequest(schemaDetails(check, body, ""));
}

function invalidRequest(errors: readonly FaultDetail[]): Fault {
  return new Fault("invalid_request", "The request is not as it should be; errors says what to change.", {
    errors,
  });
}

function canExplain(validator: object): validator is Pick<TypeCheck<TSchema>, "Errors"> {
  return "Errors" in validator && typeof validator.Errors === "function";
}

/** A query parameter is pointed at as `?name`. */
function ofParameter({ pointer, detail }: FaultDetail): FaultDetail {
  return { pointer: pointer.replace(/^\//, "?"), detail };
}
