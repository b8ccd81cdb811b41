import type { BulkCheck, BulkEdits } from "quietzone-client";
import { MOST_BYTES } from "../../../features/bulk/constants.ts";
import { call, send } from "../../lib/api.ts";
import { currentHolder } from "../../lib/holder.ts";
import { Offline } from "../../lib/problem.ts";
import { createStore } from "../../lib/store.ts";
import { isAbort } from "../../lib/wait.ts";
import { randomKey } from "../random.ts";
import { type Output, queryOf, ZIP } from "./output.ts";
import { noteMadeFile, readMadeFiles } from "./recent.ts";
import { fileOf, isList, type Table, tableOfFile, tableOfText } from "./table.ts";
import { createZipCounter } from "./zip.ts";

/** The state of a bulk file. It lives as long as the page, so the person may open other views meanwhile. */

/** Milliseconds between two updates of the progress. */
const LOOK = 100;

export interface Source {
  /** `null` for typed or pasted text. */
  readonly name: string | null;
  readonly bytes: number;
  /** `null` when it is too large, or can't be read. */
  readonly table: Table | null;
}

export interface Progress {
  readonly files: number;
  readonly bytes: number;
}

export type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "checking" }
  | { readonly kind: "checked"; readonly result: BulkCheck }
  | { readonly kind: "compared" | "changing" | "changed"; readonly answer: BulkEdits }
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
  /** Whether the file makes codes, or changes those that there are. */
  readonly purpose: "make" | "change";
  readonly source: Source | null;
  /** Whether bad rows are skipped. */
  readonly skips: boolean;
  readonly output: Output;
  readonly stage: Stage;
}

const CSV = { type: "text/csv; charset=utf-8" };

const FRESH: Session = { purpose: "make", source: null, skips: false, output: ZIP, stage: { kind: "idle" } };

export const session = createStore<Session>(FRESH);

/** The key of the session it belongs to. Another session starts empty. */
let owner: string | null = null;
let underWay: AbortController | null = null;
/** The number of the file that was chosen last: one that is read late must not take its place. */
let newest = 0;
/** The idempotency key of the file and its choices. A retry with the same key makes nothing twice. */
let idempotencyKey: string | null = null;

/** Discards the state of another tenant. */
export function openSession(): void {
  if (owner !== currentHolder()) {
    halt();
    newest++;
    session.set(FRESH);
  }
  owner = currentHolder();
  readMadeFiles();
}

/** Whether the state belongs to the current session. */
export function isMine(): boolean {
  return owner !== null && owner === currentHolder();
}

/** Whether nothing is left to do with the file. */
export function isOver({ kind }: Stage): boolean {
  return kind === "made" || kind === "changed";
}

export function startOver(): void {
  halt();
  newest++;
  session.set({ ...FRESH, purpose: session.get().purpose });
}

/** A file that is not done yet is checked again for the other purpose. */
export function choosePurpose(purpose: Session["purpose"]): void {
  if (isOver(session.get().stage)) startOver();
  halt();
  set({ purpose, skips: false, stage: { kind: "idle" } });
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

/**
 * Takes a new file or text and discards the last result. The list of codes can only be meant to change them.
 */
export async function take(from: File | string): Promise<void> {
  halt();
  const mine = ++newest;
  const source = await sourceOf(from);
  if (mine !== newest || !isMine()) return;
  const { purpose } = session.get();
  set({
    source,
    purpose: source.table && isList(source.table) ? "change" : purpose,
    stage: { kind: "idle" },
    skips: false,
  });
}

async function sourceOf(from: File | string): Promise<Source> {
  const [name, bytes] = typeof from === "string" ? [null, new Blob([from]).size] : [from.name, from.size];
  if (bytes > MOST_BYTES) return { name, bytes, table: null };
  const read = async () => (typeof from === "string" ? tableOfText(from) : tableOfFile(from));
  // A damaged spreadsheet is one that can't be read, and so is a text with a quote that is not closed.
  return { name, bytes, table: await read().catch(() => null) };
}

/** A cell or the meaning of a column was changed. */
export function changeTable(table: Table): void {
  const { source } = session.get();
  if (!source) return;
  halt();
  set({ source: { ...source, table }, stage: { kind: "idle" } });
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

/** The body of the table as it is now. */
function bodyOf(table: Table): Blob {
  return new Blob([fileOf(table)], CSV);
}

/** Checks the file; makes and changes nothing. */
export async function check(): Promise<void> {
  const { source, output, purpose } = session.get();
  const query = queryOf(output);
  if (!source?.table || query === null) return;
  const mine = begin();
  set({ stage: { kind: "checking" } });
  const { signal } = mine;
  const body = bodyOf(source.table);
  try {
    const stage: Stage =
      purpose === "make"
        ? {
            kind: "checked",
            result: await call("POST /app/api/bulk", { ...query, dryRun: true, body }, { signal }),
          }
        : {
            kind: "compared",
            answer: await call(
              "POST /app/api/codes/edits",
              { dryRun: true, changes: true, body },
              { signal },
            ),
          };
    if (mine === underWay) set({ stage });
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

/** Changes the codes as the file says. Sent again after a failure, it does the rest. */
export async function changeCodes(): Promise<void> {
  const { source, stage } = session.get();
  if (!source?.table || stage.kind !== "compared") return;
  const mine = begin();
  set({ stage: { kind: "changing", answer: stage.answer } });
  try {
    const args = { changes: true, body: bodyOf(source.table) };
    const response = await send("POST /app/api/codes/edits", args, { signal: mine.signal });
    const id = response.headers.get("x-bulk-id");
    if (id !== null && isMine()) noteMadeFile(id, source.name, true);
    const answer: BulkEdits = await response.json();
    if (mine === underWay) set({ stage: { kind: "changed", answer } });
  } catch (error) {
    if (mine === underWay && !isAbort(error))
      set({ stage: { kind: "failed", result: null, error, begun: false } });
  }
}

/** Makes the codes and downloads their file. A retry after a failure downloads the same file and makes nothing twice. */
export async function make(result: BulkCheck): Promise<void> {
  const { source, skips, output } = session.get();
  const query = queryOf(output);
  if (!source?.table || query === null) return;
  const mine = begin();
  const counter = createZipCounter();
  let begun = false;
  const look = () => ({ files: counter.files, bytes: counter.bytes });
  idempotencyKey ??= randomKey();
  set({ stage: { kind: "making", result, progress: look(), begun } });
  try {
    const skip = skips ? ({ onError: "skip" } as const) : {};
    const args = { ...query, ...skip, "Idempotency-Key": idempotencyKey, body: bodyOf(source.table) };
    const response = await send("POST /app/api/bulk", args, { signal: mine.signal });
    begun = true;
    const id = response.headers.get("x-bulk-id");
    if (id !== null && isMine()) noteMadeFile(id, source.name);
    const zip = await collect(response, (piece, isLook) => {
      counter.add(piece);
      if (currentHolder() !== owner) mine.abort();
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
