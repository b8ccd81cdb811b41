import type { DryRun } from "../../../bulk/model.ts";
import { isDryRun } from "../../lib/answers.ts";
import { call, send } from "../../lib/api.ts";
import { currentKey } from "../../lib/key.ts";
import { Offline } from "../../lib/problem.ts";
import { createStore } from "../../lib/store.ts";
import { isAbort } from "../../lib/wait.ts";
import { createZipCounter } from "./zip.ts";

/** What is being made of a file. It lives as long as the page, not the view: a person may look elsewhere meanwhile. */

/** The most that the service takes. */
export const MOST_BYTES = 10 * 1_024 * 1_024;

/** A file of this size can still be mended where it is shown. */
const EDITABLE_BYTES = 256 * 1_024;

/** Milliseconds between two looks at how far it is. */
const LOOK = 100;

export interface Source {
  /** `null` when it was typed or pasted. */
  readonly name: string | null;
  readonly bytes: number;
  /** What is shown to be mended; `null` when it is too long for that. */
  readonly text: string | null;
  /** What is sent, byte for byte. */
  readonly body: Blob;
}

export interface Progress {
  readonly files: number;
  readonly bytes: number;
}

export type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | { readonly kind: "checked"; readonly result: DryRun }
  | { readonly kind: "making"; readonly result: DryRun; readonly progress: Progress; readonly begun: boolean }
  | { readonly kind: "made"; readonly result: DryRun; readonly progress: Progress; readonly zip: Blob }
  /** @property begun - whether the answer had begun, and so the codes are made. */
  | { readonly kind: "stopped"; readonly result: DryRun; readonly begun: boolean }
  | {
      readonly kind: "failed";
      readonly result: DryRun | null;
      readonly error: unknown;
      readonly begun: boolean;
    };

export interface Session {
  readonly source: Source | null;
  /** Whether good rows are made when there are bad ones. */
  readonly skips: boolean;
  readonly stage: Stage;
}

const FRESH: Session = { source: null, skips: false, stage: { kind: "idle" } };

export const session = createStore<Session>(FRESH);

/** Whose it is; somebody else who signs in begins anew. */
let owner: string | null = null;
let underWay: AbortController | null = null;
/** Names what is made: sent again, the same name makes nothing twice. Another file or choice gets another. */
let attempt: string | null = null;

/** Makes sure that what is shown belongs to who is signed in. */
export function openSession(): void {
  if (owner !== currentKey()) startOver();
  owner = currentKey();
}

/** Whether it belongs to who is signed in. */
export function isMine(): boolean {
  return owner !== null && owner === currentKey();
}

export function startOver(): void {
  halt();
  session.set(FRESH);
}

/** Stops what is under way, of which nothing is to be heard any more; what comes next is another attempt. */
function halt(): void {
  underWay?.abort();
  underWay = null;
  attempt = null;
}

function set(change: Partial<Session>): void {
  session.set({ ...session.get(), ...change });
}

/** Takes a file, or what was typed, and forgets what came of the one before. */
export async function take(from: File | string): Promise<void> {
  halt();
  set({ source: await sourceOf(from), stage: { kind: "idle" }, skips: false });
}

async function sourceOf(from: File | string): Promise<Source> {
  if (typeof from === "string") {
    const body = new Blob([from]);
    return { name: null, bytes: body.size, text: from, body };
  }
  // Read at once: a file that changes later, or goes, is still the one that was chosen.
  const body = from.size > MOST_BYTES ? new Blob([]) : new Blob([await from.arrayBuffer()]);
  const text = from.size > EDITABLE_BYTES ? null : await body.text();
  return { name: from.name, bytes: from.size, text, body };
}

/** What was mended in place. */
export function edit(text: string): void {
  const { source } = session.get();
  halt();
  const body = new Blob([text]);
  set({
    source: { name: source?.name ?? null, bytes: body.size, text, body },
    stage: { kind: "idle" },
  });
}

export function chooseSkips(skips: boolean): void {
  attempt = null;
  set({ skips });
}

const CSV = { "content-type": "text/csv; charset=utf-8" };

/** Asks what would come of the file; makes nothing. */
export async function check(): Promise<void> {
  const { source } = session.get();
  if (!source || source.bytes > MOST_BYTES) return;
  const mine = begin();
  set({ stage: { kind: "checking" } });
  try {
    const result = await call("POST", "/app/api/bulk?dryRun=true", isDryRun, {
      body: source.body,
      headers: CSV,
      signal: mine.signal,
    });
    if (mine === underWay) set({ stage: { kind: "checked", result } });
  } catch (error) {
    if (mine === underWay && !isAbort(error))
      set({ stage: { kind: "failed", result: null, error, begun: false } });
  }
}

function begin(): AbortController {
  underWay?.abort();
  underWay = new AbortController();
  return underWay;
}

/** Makes the codes and fetches the ZIP. Called again after a failure it fetches the same, and makes nothing twice. */
export async function make(result: DryRun): Promise<void> {
  const { source, skips } = session.get();
  if (!source) return;
  const mine = begin();
  const counter = createZipCounter();
  let begun = false;
  const look = () => ({ files: counter.files, bytes: counter.bytes });
  attempt ??= crypto.randomUUID();
  set({ stage: { kind: "making", result, progress: look(), begun } });
  try {
    const response = await send("POST", `/app/api/bulk${skips ? "?onError=skip" : ""}`, {
      body: source.body,
      headers: { ...CSV, "idempotency-key": attempt },
      signal: mine.signal,
    });
    begun = true;
    const zip = await collect(response, (piece, isLook) => {
      counter.add(piece);
      if (currentKey() !== owner) mine.abort();
      if (isLook && mine === underWay) set({ stage: { kind: "making", result, progress: look(), begun } });
    });
    if (mine === underWay) set({ stage: { kind: "made", result, progress: look(), zip } });
  } catch (error) {
    if (mine !== underWay) return;
    // Nobody but who signed out stops it without saying so.
    set({
      stage: isAbort(error) ? { kind: "stopped", result, begun } : { kind: "failed", result, error, begun },
    });
  }
}

/** Reads a file to its end. @throws Offline when it breaks off, an AbortError when it was to stop. */
async function collect(
  response: Response,
  seen: (piece: Uint8Array, isLook: boolean) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let looked = 0;
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) return new Blob(pieces, { type: "application/zip" });
      pieces.push(next.value);
      const isLook = performance.now() - looked >= LOOK;
      if (isLook) looked = performance.now();
      seen(next.value, isLook);
    }
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new Offline("The file broke off", { cause: error });
  }
}

/** Stops what is under way. Codes that are made already stay. */
export function stop(): void {
  const { stage } = session.get();
  underWay?.abort();
  underWay = null;
  if (stage.kind === "making") set({ stage: { kind: "stopped", result: stage.result, begun: stage.begun } });
  else if (stage.kind === "checking") set({ stage: { kind: "idle" } });
}
