/** Whether a value is an object, and neither an array nor `null`. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads JSON that this service stored. It is checked all the same: a row may be damaged, or an operator may have edited it.
 * @param is - whether a value has the form that was stored; a schema's `Check` is one.
 * @throws Error when it is anything else.
 */
export function readStored<T>(text: string, is: (value: unknown) => value is T): T {
  const value: unknown = JSON.parse(text);
  if (is(value)) return value;
  throw new Error("Stored JSON does not have the expected form");
}
