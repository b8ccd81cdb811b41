import { isObject } from "./json.ts";

/** Tells whether a value from outside is of a type. */
export type Guard<T> = (value: unknown) => value is T;

type Base<V> = [V] extends [string]
  ? "string"
  : [V] extends [number]
    ? "number"
    : [V] extends [boolean]
      ? "boolean"
      : [V] extends [readonly unknown[]]
        ? "list"
        : "object";

/** The kind of a member; with `?` where it may be null. */
type MemberKind<V> = null extends V ? `${Base<NonNullable<V>>}?` : Base<V>;

/** The kind of every member that a type always has. */
export type Shape<T> = {
  readonly [Name in keyof T as undefined extends T[Name] ? never : Name]: MemberKind<T[Name]>;
};

/**
 * A guard that looks at the members of an object, one level deep: enough to tell the service's answer from anything
 * else. The members' own content is trusted: every answer in the tests is validated against the served contract.
 */
export function shaped<T>(shape: Shape<T> & Readonly<Record<string, string>>): Guard<T> {
  const members: readonly [string, string][] = Object.entries<string>(shape);
  return (value): value is T =>
    isObject(value) &&
    members.every(([name, kind]) => {
      const found = kindOf(value[name]);
      return found === kind.replace("?", "") || (found === "null" && kind.endsWith("?"));
    });
}

/**
 * A guard made from a start value: it takes objects that have all its members, each of the same kind, and so
 * do the objects in them. A list is not looked into, and a member that starts as `null` may be anything.
 */
export function like<T extends object>(start: T): Guard<T> {
  return (value): value is T => isLike(value, start);
}

function isLike(value: unknown, start: unknown): boolean {
  if (start === null) return value !== undefined;
  if (kindOf(value) !== kindOf(start)) return false;
  if (!isObject(start) || !isObject(value)) return true;
  return Object.entries(start).every(([name, member]) => isLike(value[name], member));
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
