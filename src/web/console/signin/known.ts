import { read, write } from "../../lib/storage.ts";

/** The name of the workspace that this browser had, for whoever agreed to that. It outlives signing out. */

const NAME = "workspace";

/** The remembered name; `null` where there is none. */
export function knownName(): string | null {
  return read("device", NAME);
}

/** Remembers a name; `null` forgets it. */
export function rememberName(name: string | null): void {
  write("device", NAME, name);
}
