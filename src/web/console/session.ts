import { useEffect } from "preact/hooks";
import type { Me } from "quietzone-client";
import { call, factorMissing } from "../lib/api.ts";
import type { Scope } from "../../kit/shared/scopes.ts";
import { currentHolder, holderArea, useHolder } from "../lib/holder.ts";
import { read, write } from "../lib/storage.ts";
import { createStore, useStore } from "../lib/store.ts";
import { forgetDrafts } from "./drafts.ts";

/** The workspace of the key or the session, its plan and its grants. Read once, and again after changes. */

const me = createStore<Me | null>(null);

const SCOPES = "scopes";

/** The holder by which `me` was read. */
let holderOfMe: string | null = null;

/** The holder of the request in flight: several parts of a page ask at once. */
let asking: string | null = null;

/** The workspace; `null` until it is read. */
export function useMe(): Me | null {
  const value = useStore(me);
  const holder = useHolder();
  useEffect(() => {
    if (holderOfMe !== holder && asking !== holder) refreshMe();
  }, [holder]);
  return value;
}

/**
 * Tells whether the key or the role has a scope. The console offers nothing that is not allowed, so no button
 * leads to a refusal. Until the scopes are known it counts as one with all of them, as most are.
 */
export function useMay(): (scope: Scope | undefined) => boolean {
  useMe();
  // Read at each call: the component may have rendered before the scopes were known.
  const scopes = me.get()?.scopes ?? remembered();
  return (scope) => scope === undefined || scopes === null || scopes.includes(scope);
}

/** The entries that a key or a role may use. */
export function allowed<T extends { readonly scope?: Scope | undefined }>(
  may: ReturnType<typeof useMay>,
  entries: readonly T[],
): readonly T[] {
  return entries.filter(({ scope }) => may(scope));
}

/** The scopes as last known, so that a reload does not offer others until they are read again. */
function remembered(): readonly string[] | null {
  return read(holderArea(), SCOPES)?.split(" ") ?? null;
}

/** Reads it again after a code was made or the plan changed. When that fails, the old value stays. */
export function refreshMe(): void {
  const holder = currentHolder();
  if (holder === null) return;
  asking = holder;
  call("GET /app/api/me")
    .then(
      (answer) => {
        if (holder !== currentHolder()) return;
        factorMissing.set(false);
        putMe(answer);
      },
      () => {},
    )
    .finally(() => {
      if (asking === holder) asking = null;
    });
}

/** Updates it from an answer. */
export function putMe(answer: Me): void {
  holderOfMe = currentHolder();
  // Drafts of one tenant must not be shown to the next.
  if (read("tab", "tenant") !== answer.tenant.id) forgetDrafts();
  write("tab", "tenant", answer.tenant.id);
  write(holderArea(), SCOPES, answer.scopes.join(" "));
  me.set(answer);
}

/**
 * Discards it: the holder is none any more, or another one comes. Drafts stay for whoever signs in to the
 * same workspace.
 */
export function forgetMe(): void {
  holderOfMe = null;
  for (const area of ["tab", "device"] as const) write(area, SCOPES, null);
  me.set(null);
}
