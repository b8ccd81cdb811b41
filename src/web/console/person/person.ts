import { useEffect } from "preact/hooks";
import type { SignedIn } from "quietzone-client";
import type { Role } from "../../../kit/shared/roles.ts";
import { call, factorMissing } from "../../lib/api.ts";
import {
  currentHolder,
  currentKey,
  currentWorkspace,
  keepWorkspace,
  lastWorkspace,
  useHolder,
} from "../../lib/holder.ts";
import { go } from "../../lib/route.tsx";
import { createStore, useStore } from "../../lib/store.ts";
import { forgetMe } from "../session.ts";
import { goThen } from "./then.ts";

/** The person whose browser is signed in, and the workspaces of the person. A key has none. */

const signedIn = createStore<SignedIn | null>(null);

let asking = false;

/** The person and the workspaces; `null` with a key, and until it is read. */
export function useSignedIn(): SignedIn | null {
  const value = useStore(signedIn);
  const holder = useHolder();
  useEffect(() => {
    if (currentWorkspace() !== null && signedIn.get() === null && !asking) refreshSignedIn();
  }, [holder]);
  return currentKey() === null ? value : null;
}

/** The person's role in the workspace of this tab; `null` with a key, and until it is read. */
export function useRole(): Role | null {
  const here = currentWorkspace();
  return useSignedIn()?.workspaces.find(({ id }) => id === here)?.role ?? null;
}

/**
 * Reads it again, for example after the name or a second factor changed. When that fails, the old value
 * stays.
 */
export function refreshSignedIn(): void {
  asking = true;
  call("GET /app/api/session")
    .then(putSignedIn, () => {})
    .finally(() => {
      asking = false;
    });
}

/** The person, read where it is not known yet; `null` with a key, for nobody, and where no answer comes. */
export async function whoIsHere(): Promise<SignedIn | null> {
  if (currentKey() !== null) return null;
  if (signedIn.get() === null) await call("GET /app/api/session").then(putSignedIn, () => {});
  return signedIn.get();
}

/** Updates it from an answer. */
export function putSignedIn(answer: SignedIn): void {
  signedIn.set(answer);
}

/** Discards it: nobody is signed in any more. */
export function forgetSignedIn(): void {
  signedIn.set(null);
}

/**
 * Has the tab work in one of the person's workspaces: the named one, the one in which this browser was last,
 * or the only one. Where there are several, the person chooses. An app that waits for its consent goes first.
 */
export function enter(answer: SignedIn): void {
  putSignedIn(answer);
  if (goThen()) return;
  const wanted = lastWorkspace();
  const { workspaces } = answer;
  const [only] = workspaces;
  const known = workspaces.find(({ id }) => id === wanted) ?? (workspaces.length === 1 ? only : undefined);
  if (known) goTo(known.id);
}

/**
 * Enters if this browser is signed in. Where no answer comes the sign-in page stays, and so does whoever came
 * in meanwhile: a new key that is still to be saved is the only copy.
 */
export function enterIfSignedIn(): void {
  call("GET /app/api/session").then(
    (answer) => {
      if (currentHolder() === null) enter(answer);
    },
    () => {},
  );
}

/** Goes to a workspace that the person has joined. @throws the same as `call`. */
export async function goThere(id: string): Promise<void> {
  putSignedIn(await call("GET /app/api/session"));
  go("/", { replace: true });
  goTo(id);
}

/** Has the tab work in a workspace of the person. */
export function goTo(id: string): void {
  if (id !== currentWorkspace()) forgetMe();
  factorMissing.set(false);
  keepWorkspace(id);
}
