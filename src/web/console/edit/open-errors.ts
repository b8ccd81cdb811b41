import { useMemo, useRef } from "preact/hooks";
import { isJsonObject, isSame, type Json, type JsonObject } from "../../lib/json.ts";
import type { FieldError } from "quietzone-client";

/** The errors of the last save at values that have not changed since. @param body - what would be sent now. */
export function useOpenErrors(errors: readonly FieldError[], body: JsonObject): readonly FieldError[] {
  const refused = useRef({ errors, body });
  if (refused.current.errors !== errors) refused.current = { errors, body };
  const before = refused.current.body;
  return useMemo(
    () => errors.filter(({ pointer }) => isSame(valueAt(before, pointer), valueAt(body, pointer))),
    [errors, before, JSON.stringify(body)],
  );
}

/** The value at a JSON pointer (RFC 6901); `undefined` where there is none. */
function valueAt(body: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const name of pointer.split("/").slice(1)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isJsonObject(value) ? value[name] : undefined;
  }
  return value;
}
