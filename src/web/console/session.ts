import { useEffect } from "preact/hooks";
import type { Me } from "quietzone-client";
import { call } from "../lib/api.ts";
import { currentKey } from "../lib/key.ts";
import { read, write } from "../lib/storage.ts";
import { createStore, useStore } from "../lib/store.ts";
import { forgetDrafts } from "./drafts.ts";

/** The signed-in workspace, its plan and its grants. Read once, and again after changes. */

const me = createStore<Me | null>(null);

/** The key that `me` was read with. */
let keyOfMe: string | null = null;

/** The key of the request in flight: several parts of a page ask at once. */
let asking: string | null = null;

/** The workspace; `null` until it is read. */
export function useMe(): Me | null {
  const value = useStore(me);
  useEffect(() => {
    const key = currentKey();
    if (keyOfMe !== key && asking !== key) refreshMe();
  }, []);
  return value;
}

/** Reads it again after a code was made or the plan changed. When that fails, the old value stays. */
export function refreshMe(): void {
  const key = currentKey();
  if (key === null) return;
  asking = key;
  call("GET /app/api/me")
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

/** Updates it from an answer. */
export function putMe(answer: Me): void {
  keyOfMe = currentKey();
  // Drafts of one tenant must not be shown to the next.
  if (read("tab", "tenant") !== answer.tenant.id) forgetDrafts();
  write("tab", "tenant", answer.tenant.id);
  me.set(answer);
}

/** Discards it and all drafts: the session has ended. */
export function forgetMe(): void {
  keyOfMe = null;
  me.set(null);
}
