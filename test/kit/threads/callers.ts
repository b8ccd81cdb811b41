import type { Caller } from "../../../src/kit/shared/caller.ts";

/** A caller that can leave. */
export interface TestCaller extends Caller {
  leave(): void;
}

function callerOf(key: string, isWorkspace: boolean): TestCaller {
  const leaving = new AbortController();
  return { key, isWorkspace, signal: leaving.signal, leave: () => leaving.abort() };
}

export const workspace = (key: string): TestCaller => callerOf(key, true);
export const address = (key: string): TestCaller => callerOf(key, false);
