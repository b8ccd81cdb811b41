import { useEffect } from "preact/hooks";
import type { Me } from "quietzone-client";
import { call } from "../lib/api.ts";
import type { Scope } from "../../kit/shared/scopes.ts";
import { currentKey, keyArea } from "../lib/key.ts";
import { read, write } from "../lib/storage.ts";
import { createStore, useStore } from "../lib/store.ts";
import { forgetDrafts } from "./drafts.ts";

/** The signed-in workspace, its plan and its grants. Read once, and again after changes. */

const me = createStore<Me | null>(null);

const SCOPES = "scopes";

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

/**
 * Tells whether the key has a scope. The console offers nothing that the key may not do, so no button leads
 * to a refusal. Until its scopes are known it counts as one with all of them, as most keys are.
 */
export function useMay(): (scope: Scope | undefined) => boolean {
  useMe();
  // Read at each call: the component may have rendered before the scopes were known.
  const scopes = me.get()?.scopes ?? remembered();
  return (scope) => scope === undefined || scopes === null || scopes.includes(scope);
}

/** The entries that a key may use. */
export function allowed<T extends { readonly scope?: Scope | undefined }>(
  may: ReturnType<typeof useMay>,
  entries: readonly T[],
): readonly T[] {
  return entries.filter(({ scope }) => may(scope));
}

/** The key's scopes as last known, so that a reload does not offer others until they are read again. */
function remembered(): readonly string[] | null {
  return read(keyArea(), SCOPES)?.split(" ") ?? null;
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
  write(keyArea(), SCOPES, answer.scopes.join(" "));
  me.set(answer);
}

/** Discards it and all drafts: the session has ended. */
export function forgetMe(): void {
  keyOfMe = null;
  for (const area of ["tab", "device"] as const) write(area, SCOPES, null);
  me.set(null);
}
