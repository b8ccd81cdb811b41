/** Checks of JSON from outside. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** Whether a value has named members. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a JSON object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value) && Object.values(value).every(isJson);
}

function isJson(value: unknown): value is Json {
  if (value === null || ["boolean", "number", "string"].includes(typeof value)) return true;
  return Array.isArray(value) ? value.every(isJson) : isJsonObject(value);
}

/** A value as the JSON it is sent as: members that are `undefined` are left out. */
export function jsonOf(value: unknown): Json {
  const copy: unknown = JSON.parse(JSON.stringify(value) ?? "null");
  return isJson(copy) ? copy : null;
}

/** The same for an object. */
export function jsonObjectOf(value: object): JsonObject {
  const copy = jsonOf(value);
  return isJsonObject(copy) ? copy : {};
}

/** A merge patch applied (RFC 7396): `null` removes, objects merge, all else replaces. */
export function merged(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const result: Record<string, Json> = isJsonObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

/** Whether two values are the same JSON, in any order of members. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
