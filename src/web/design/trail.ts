import { isObject } from "../lib/json.ts";

/** The states that something went through, to step back and forth between them. */
export interface Trail<T> {
  readonly past: readonly T[];
  readonly present: T;
  /** The next one first. */
  readonly future: readonly T[];
  /** The one member that changed last, as a JSON pointer; empty when several changed, or after a step. */
  readonly pointer: string;
  /** When it changed, in milliseconds. */
  readonly at: number;
}

/** Milliseconds between two changes of one member that are undone together, such as two letters. */
const PAUSE = 1_000;
/** Steps that are remembered. */
const MOST = 100;

export function trailOf<T>(present: T): Trail<T> {
  return { past: [], present, future: [], pointer: "", at: 0 };
}

/** A trail after a change; the same one when nothing changed. @param now - milliseconds. */
export function changed<T>(trail: Trail<T>, next: T, now: number): Trail<T> {
  const pointers = differences(trail.present, next);
  if (pointers.length === 0) return trail;
  const pointer = pointers.length === 1 ? (pointers[0] ?? "") : "";
  const joins = pointer !== "" && pointer === trail.pointer && now - trail.at < PAUSE;
  const past = joins ? trail.past : [...trail.past, trail.present].slice(-MOST);
  return { past, present: next, future: [], pointer, at: now };
}

/** One step back; `null` at the first state. */
export function undone<T>({ past, present, future }: Trail<T>): Trail<T> | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], pointer: "", at: 0 };
}

/** One step forth; `null` at the last state. */
export function redone<T>({ past, present, future }: Trail<T>): Trail<T> | null {
  const [after, ...later] = future;
  if (after === undefined) return null;
  return { past: [...past, present], present: after, future: later, pointer: "", at: 0 };
}

/** Pointers to the members at which two values differ. */
function differences(a: unknown, b: unknown, at = ""): string[] {
  if (Object.is(a, b)) return [];
  if (!isObject(a) || !isObject(b)) return [at];
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap((name) => differences(a[name], b[name], `${at}/${name}`));
}
