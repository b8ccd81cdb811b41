import { useEffect } from "preact/hooks";
import type { Me } from "../../tenants/model.ts";
import { isMe } from "../lib/answers.ts";
import { call } from "../lib/api.ts";
import { currentKey } from "../lib/key.ts";
import { read, write } from "../lib/storage.ts";
import { createStore, useStore } from "../lib/store.ts";
import { forgetDrafts } from "./drafts.ts";

/** Who is signed in, and what they may do: read once, and again after what changes it. */

const me = createStore<Me | null>(null);

/** Shown by nobody: the key of the workspace that `me` is of. */
let keyOfMe: string | null = null;

/** Whose `me` is being asked for: several parts of a page want it at once. */
let asking: string | null = null;

/** The workspace; `null` until it was read. */
export function useMe(): Me | null {
  const value = useStore(me);
  useEffect(() => {
    const key = currentKey();
    if (keyOfMe !== key && asking !== key) refreshMe();
  }, []);
  return value;
}

/** Reads it again, after a code was made or a plan changed. What can't be read now stays as it was. */
export function refreshMe(): void {
  const key = currentKey();
  if (key === null) return;
  asking = key;
  call("GET", "/app/api/me", isMe)
    .then(
      (answer) => {
        if (key === currentKey()) putMe(answer);
      },
      () => {},
    )
    .finally(() => {
      if (asking === key) asking = null;
    });
}

/** Puts what an answer said of it in its place. */
export function putMe(answer: Me): void {
  keyOfMe = currentKey();
  // What somebody else began here is not for the next one to finish.
  if (read("tab", "tenant") !== answer.tenant.id) forgetDrafts();
  write("tab", "tenant", answer.tenant.id);
  me.set(answer);
}

/** Forgets it, with whatever was begun: nobody is signed in any more. */
export function forgetMe(): void {
  keyOfMe = null;
  me.set(null);
}
