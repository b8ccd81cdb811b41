/*
 * Objects that are made of a table, member by member. The compiler follows each member's type from the table
 * to the object.
 */

/** The names of a table's lines, in its order. */
export function namesOf<T extends object>(table: T): (keyof T & string)[] {
  const names: (keyof T & string)[] = [];
  for (const name in table) names.push(name);
  return names;
}

/** Makes each member of an object of its name. @param names - all members that it has. */
export function eachOf<R extends object>(
  names: readonly (keyof R)[],
  of: <K extends keyof R>(name: K) => R[K],
): R {
  const made: Partial<R> = {};
  for (const name of names) made[name] = of(name);
  assertWhole<R>(made, names);
  return made;
}

/** Some members of an object, in the order of the names. */
export function pick<T extends object, const K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  return eachOf<Pick<T, K>>(names, (name) => from[name]);
}

/** One property of each line of a table. */
export function pluck<P extends string, T extends { readonly [K in keyof T]: Readonly<Record<P, unknown>> }>(
  table: T,
  property: P,
): { [K in keyof T]: T[K][P] } {
  return eachOf<{ [K in keyof T]: T[K][P] }>(namesOf(table), (name) => table[name][property]);
}

/** The members of an object that are not null. */
export function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const given: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const name in values) {
    const value = values[name];
    if (value !== null && value !== undefined) given[name] = value;
  }
  return given;
}

/** Those of the names' members that an object has. */
export function defined<T extends object, K extends keyof T>(
  values: T,
  names: readonly K[],
): { [N in K]?: T[N] & (NonNullable<unknown> | null) } {
  const given: { [N in K]?: T[N] & (NonNullable<unknown> | null) } = {};
  for (const name of names) {
    const value = values[name];
    if (value !== undefined) given[name] = value;
  }
  return given;
}

/** The names with some of them first. */
export function ordered<T extends string>(names: readonly T[], first: readonly T[]): T[] {
  return [...first, ...names.filter((name) => !first.includes(name))];
}

function assertWhole<R extends object>(made: Partial<R>, names: readonly (keyof R)[]): asserts made is R {
  for (const name of names) if (!(name in made)) throw new Error(`A member is missing: ${String(name)}`);
}
