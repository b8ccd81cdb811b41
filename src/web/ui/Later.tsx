import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The parts that wait for a task of their own, in order. */
const waiting = new Set<() => void>();

function next(): void {
  const [first] = waiting;
  if (first === undefined) return;
  waiting.delete(first);
  first();
  if (waiting.size > 0) setTimeout(next);
}

/**
 * A part of a view that is rendered once what stands before it was painted, in a task of its own: rendered at
 * once, a long form would keep the page from answering.
 * @param props.until - in its place until then, where something below it is seen.
 */
export function Later(props: {
  readonly children: () => ComponentChildren;
  readonly until?: ComponentChildren;
}) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const turn = () => setDue(true);
    if (waiting.size === 0) setTimeout(next);
    waiting.add(turn);
    return () => {
      waiting.delete(turn);
    };
  }, []);
  return <>{isDue ? props.children() : props.until}</>;
}
