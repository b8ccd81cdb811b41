import type { BulkCheck } from "quietzone-client";
import { MOST_BYTES } from "../../../features/bulk/constants.ts";
import { call, send } from "../../lib/api.ts";
import { currentKey } from "../../lib/key.ts";
import { Offline } from "../../lib/problem.ts";
import { createStore } from "../../lib/store.ts";
import { isAbort } from "../../lib/wait.ts";
import { randomKey } from "../random.ts";
import { type Output, queryOf, ZIP } from "./output.ts";
import { noteMadeFile, readMadeFiles } from "./recent.ts";
import { createZipCounter } from "./zip.ts";

/** The state of a bulk file. It lives as long as the page, so the person may open other views meanwhile. */

/** The largest file that can be edited in place. */
const EDITABLE_BYTES = 256 * 1_024;

/** Milliseconds between two updates of the progress. */
const LOOK = 100;

export interface Source {
  /** `null` for typed or pasted text. */
  readonly name: string | null;
  readonly bytes: number;
  /** The text to edit; `null` when it is too long. */
  readonly text: string | null;
  /** The body, byte for byte. */
  readonly body: Blob;
}

export interface Progress {
  readonly files: number;
  readonly bytes: number;
}

export type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | { readonly kind: "checked"; readonly result: BulkCheck }
  | {
      readonly kind: "making";
      readonly result: BulkCheck;
      readonly progress: Progress;
      readonly begun: boolean;
    }
  | { readonly kind: "made"; readonly result: BulkCheck; readonly progress: Progress; readonly zip: Blob }
  /** @property begun - whether the answer had begun: then the codes are made. */
  | { readonly kind: "stopped"; readonly result: BulkCheck; readonly begun: boolean }
  | {
      readonly kind: "failed";
      readonly result: BulkCheck | null;
      readonly error: unknown;
      readonly begun: boolean;
    };

export interface Session {
  readonly source: Source | null;
  /** Whether bad rows are skipped. */
  readonly skips: boolean;
  readonly output: Output;
  readonly stage: Stage;
}

const CSV = { type: "text/csv; charset=utf-8" };

const FRESH: Session = { source: null, skips: false, output: ZIP, stage: { kind: "idle" } };

export const session = createStore<Session>(FRESH);

/** The key of the session it belongs to. Another session starts empty. */
let owner: string | null = null;
let underWay: AbortController | null = null;
/** The idempotency key of the file and its choices. A retry with the same key makes nothing twice. */
let idempotencyKey: string | null = null;

/** Discards the state of another tenant. */
export function openSession(): void {
  if (owner !== currentKey()) startOver();
  owner = currentKey();
  readMadeFiles();
}

/** Whether the state belongs to the current session. */
export function isMine(): boolean {
  return owner !== null && owner === currentKey();
}

export function startOver(): void {
  halt();
  session.set(FRESH);
}

/** Aborts the current attempt silently. */
function halt(): void {
  underWay?.abort();
  underWay = null;
  idempotencyKey = null;
}

function set(change: Partial<Session>): void {
  session.set({ ...session.get(), ...change });
}

/** Takes a new file or text and discards the last result. */
export async function take(from: File | string): Promise<void> {
  halt();
  set({ source: await sourceOf(from), stage: { kind: "idle" }, skips: false });
}

async function sourceOf(from: File | string): Promise<Source> {
  if (typeof from === "string") {
    const body = new Blob([from], CSV);
    return { name: null, bytes: body.size, text: from, body };
  }
  // Read at once, so that later changes of the file don't matter.
  const body = from.size > MOST_BYTES ? new Blob([], CSV) : new Blob([await from.arrayBuffer()], CSV);
  const text = from.size > EDITABLE_BYTES ? null : await body.text();
  return { name: from.name, bytes: from.size, text, body };
}

/** Edited in place. */
export function edit(text: string): void {
  const { source } = session.get();
  halt();
  const body = new Blob([text], CSV);
  set({
    source: { name: source?.name ?? null, bytes: body.size, text, body },
    stage: { kind: "idle" },
  });
}

/** With another output the file is checked again. */
export function chooseOutput(output: Output): void {
  halt();
  set({ output, skips: false, stage: { kind: "idle" } });
}

export function chooseSkips(skips: boolean): void {
  idempotencyKey = null;
  set({ skips });
}

/** Checks the file; makes nothing. */
export async function check(): Promise<void> {
  const { source, output } = session.get();
  const query = queryOf(output);
  if (!source || source.bytes > MOST_BYTES || query === null) return;
  const mine = begin();
  set({ stage: { kind: "checking" } });
  try {
    const args = { ...query, dryRun: true, body: source.body };
    const result = await call("POST /app/api/bulk", args, { signal: mine.signal });
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

/** Makes the codes and downloads their file. A retry after a failure downloads the same file and makes nothing twice. */
export async function make(result: BulkCheck): Promise<void> {
  const { source, skips, output } = session.get();
  const query = queryOf(output);
  if (!source || query === null) return;
  const mine = begin();
  const counter = createZipCounter();
  let begun = false;
  const look = () => ({ files: counter.files, bytes: counter.bytes });
  idempotencyKey ??= randomKey();
  set({ stage: { kind: "making", result, progress: look(), begun } });
  try {
    const skip = skips ? ({ onError: "skip" } as const) : {};
    const args = { ...query, ...skip, "Idempotency-Key": idempotencyKey, body: source.body };
    const response = await send("POST /app/api/bulk", args, { signal: mine.signal });
    begun = true;
    const id = response.headers.get("x-bulk-id");
    if (id !== null) noteMadeFile(id, source.name);
    const zip = await collect(response, (piece, isLook) => {
      counter.add(piece);
      if (currentKey() !== owner) mine.abort();
      if (isLook && mine === underWay) set({ stage: { kind: "making", result, progress: look(), begun } });
    });
    if (mine === underWay) set({ stage: { kind: "made", result, progress: look(), zip } });
  } catch (error) {
    if (mine !== underWay) return;
    // Only signing out aborts without a message.
    set({
      stage: isAbort(error) ? { kind: "stopped", result, begun } : { kind: "failed", result, error, begun },
    });
  }
}

/** Reads a download to its end. @throws Offline when it breaks off, an AbortError when it is stopped. */
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
      if (!next || next.done) return new Blob(pieces, { type: response.headers.get("content-type") ?? "" });
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

/** Aborts the current attempt. Codes that are already made stay. */
export function stop(): void {
  const { stage } = session.get();
  underWay?.abort();
  underWay = null;
  if (stage.kind === "making") set({ stage: { kind: "stopped", result: stage.result, begun: stage.begun } });
  else if (stage.kind === "checking") set({ stage: { kind: "idle" } });
}
