import { eachOf, namesOf } from "../shared/fold.ts";

/** An environment variable: how it is read, and its line in `quietzone help`. */
export interface Variable<T> {
  readonly name: string;
  /** Another name, which is read where this one gives no value. */
  readonly alias?: string;
  readonly fallback: T;
  /** The default, as help shows it. */
  readonly shown: string;
  readonly meaning: string;
  /** The values it may hold, completing "It may hold …". */
  readonly accepts: string;
  /** Returns `undefined` when the text is not acceptable. */
  readonly read: (text: string) => T | undefined;
  /** The value is a secret: it may stand in a file of its own, and is not repeated in error messages. */
  readonly confidential?: true;
}

/** A setting that has a default, which is read of the text that help shows. */
export function preset<T>(line: Omit<Variable<T>, "fallback">): Variable<T> {
  const fallback = line.read(line.shown);
  if (fallback === undefined) throw new Error(`${line.name} can't hold its default`);
  return { ...line, fallback };
}

/** A setting that is `null` until it is given. */
export function optional<T>(
  line: Omit<Variable<T>, "fallback" | "shown"> & { readonly shown?: string },
): Variable<T | null> {
  return { shown: "none", ...line, fallback: null };
}

/** Reads settings that the program knows by names, each by a given way of reading one. */
export type Group<T> = (read: <V>(from: Variable<V>) => V) => T;

/** @param lines - settings and groups of them, by the names of their values. */
export function group<T extends object>(lines: {
  readonly [K in keyof T]: Variable<T[K]> | Group<T[K]>;
}): Group<Readonly<T>> {
  return (read) =>
    eachOf<T>(namesOf(lines), (name) => {
      const line = lines[name];
      return typeof line === "function" ? line(read) : read(line);
    });
}

/** The settings of a group, in its order. */
export function variablesOf(values: Group<unknown>): readonly Variable<unknown>[] {
  const all: Variable<unknown>[] = [];
  values((from) => {
    all.push(from);
    return from.fallback;
  });
  return all;
}
