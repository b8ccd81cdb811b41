import type { QuietzoneProblem } from "../../../sdk/src/problem.ts";
import { read, type Area, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/**
 * The holder as which the browser works: an API key, or the cookie of a session and one of the person's
 * workspaces. A key is in memory and in the storage that the person chose, nowhere else. No script can read
 * the cookie: of a session only the id of the workspace is stored.
 */

const KEY = "key";
const WORKSPACE = "in";

/** A key, or the id of a workspace: they begin with `qz_` and `ten_`. */
const held = createStore<string | null>(
  read("tab", KEY) ?? read("tab", WORKSPACE) ?? read("device", KEY) ?? read("device", WORKSPACE),
);

// A new tab stays where it began, whatever another one goes on to.
if (isWorkspace(held.get())) write("tab", WORKSPACE, held.get());

/** Why the service refused the holder. The last three are of sessions: it has ended, the
 * person is not in the workspace any more, or has deleted it. */
export type Refusal = "invalid" | "suspended" | "expired" | "outside" | "gone";

/** Why the service refused the holder, so that the sign-in page can say so; `null` when it did not. */
export const holderRefused = createStore<Refusal | null>(null);

/** Why the operator suspended the workspace of the key that was refused. */
export const suspension = createStore<QuietzoneProblem["blocked"]>(undefined);

/**
 * The holder as a text that differs from that of others: a key, or the id of a person's workspace; `null`
 * when signed out.
 */
export function currentHolder(): string | null {
  return held.get();
}

/** The same as a hook. */
export function useHolder(): string | null {
  return useStore(held);
}

/** The key; `null` when signed out or signed in by a session. */
export function currentKey(): string | null {
  const holder = held.get();
  return isWorkspace(holder) ? null : holder;
}

/** The workspace in which a person's session works; `null` when signed out or with a key. */
export function currentWorkspace(): string | null {
  const holder = held.get();
  return isWorkspace(holder) ? holder : null;
}

function isWorkspace(holder: string | null): boolean {
  return holder?.startsWith("ten_") ?? false;
}

/** Signs in with a key. `device` keeps it after the tab is closed. */
export function keepKey(key: string, area: Area): void {
  for (const each of ["tab", "device"] as const) {
    write(each, WORKSPACE, null);
    write(each, KEY, each === area ? key : null);
  }
  hold(key);
}

/** Has the browser's session work in a workspace: in this tab, and in those that are opened later. */
export function keepWorkspace(id: string): void {
  for (const each of ["tab", "device"] as const) {
    write(each, KEY, null);
    write(each, WORKSPACE, id);
  }
  hold(id);
}

function hold(holder: string): void {
  holderRefused.set(null);
  suspension.set(undefined);
  held.set(holder);
}

/** The workspace in which this browser worked last by a session; `null` where there is none. */
export function lastWorkspace(): string | null {
  return read("tab", WORKSPACE) ?? read("device", WORKSPACE);
}

/**
 * The storage that holds the key. Facts about a session's workspace are the tab's: another tab may work in
 * another one.
 */
export function holderArea(): Area {
  return currentWorkspace() !== null || read("device", KEY) === null ? "tab" : "device";
}

/** Whether the key is this tab's alone. A session is all tabs'. */
export function isKeyOfTab(): boolean {
  return currentKey() !== null && read("tab", KEY) !== null;
}

let signedOut: "key" | "session" | null = null;

/** The kind of holder that signed out of the page; `null` where nobody has since it was loaded. */
export function signedOutOf(): "key" | "session" | null {
  return signedOut;
}

/**
 * Signs out in this tab and in those that are opened later. It does not end a session.
 * @param refused - why the service refused the holder. The key of a suspended workspace stays in the browser,
 * for it may be the only copy, and so does the workspace of a session that has ended: the next one goes on
 * there.
 */
export function forgetHolder(refused: Refusal | null = null): void {
  for (const each of ["tab", "device"] as const) {
    if (refused !== "suspended") write(each, KEY, null);
    if (refused !== "expired") write(each, WORKSPACE, null);
  }
  holderRefused.set(refused);
  if (held.get() !== null) signedOut = currentWorkspace() === null ? "key" : "session";
  held.set(null);
}
