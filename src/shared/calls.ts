import { Fault, type FaultDetail, isFaultCode } from "./fault.ts";

/** A fault as it travels between threads. */
interface SentFault {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly FaultDetail[];
  readonly extra: Readonly<Record<string, unknown>>;
}

/** What two threads say to each other. `id` is the asking side's, `seat` says whom of the other side it concerns. */
export type CallMessage =
  | {
      readonly kind: "ask";
      readonly id: number;
      readonly seat: number;
      readonly name: string;
      readonly input: unknown;
    }
  | { readonly kind: "answer"; readonly id: number; readonly value: unknown }
  | { readonly kind: "fault"; readonly id: number; readonly fault: SentFault }
  | { readonly kind: "error"; readonly id: number; readonly message: string };

/**
 * What answers, by name. Both sides of a call are built from one interface, which alone says what goes in and comes out.
 */
export type Answers = Readonly<Record<string, Answer>>;
type Answer = { answer(input: unknown): unknown }["answer"];

/** One side of a conversation between two threads: each may ask the other, and answer it meanwhile. */
export interface Calls {
  /** Asks the other side. @throws Fault what was thrown there; Error when it broke, or ended. */
  ask<T>(seat: number, name: string, input?: unknown): Promise<T>;
  /** Takes what the other side sent. */
  receive(message: CallMessage): void;
  /** Fails whatever waits for an answer: none will come. */
  end(error: Error): void;
  /** How many wait for an answer. */
  waiting(): number;
}

/** The seat of single jobs, on every thread. */
export const NO_SEAT = 0;

interface Waiting {
  resolve(event: MessageEvent): void;
  reject(error: Error): void;
}

/**
 * Bytes at the top of an input or an answer are handed over rather than copied: whoever sends them has them no more.
 * @param post - sends to the other side.
 * @param answersOf - what answers for a seat.
 */
export function createCalls(
  post: (message: CallMessage, transfer: ArrayBuffer[]) => void,
  answersOf: (seat: number) => Answers,
): Calls {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  async function answer({ id, seat, name, input }: CallMessage & { kind: "ask" }): Promise<void> {
    try {
      const answers = answersOf(seat);
      if (!Object.hasOwn(answers, name)) throw new Error(`Nobody answers ${name}`);
      const value = await answers[name]?.(input);
      post({ kind: "answer", id, value }, buffersOf(value));
    } catch (error) {
      post(refusal(id, error), []);
    }
  }

  function settle(message: Exclude<CallMessage, { kind: "ask" }>): void {
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "answer") waiter?.resolve(new MessageEvent("message", { data: message.value }));
    else if (message.kind === "error") waiter?.reject(new Error(`A thread failed: ${message.message}`));
    else waiter?.reject(receivedFault(message.fault));
  }

  return {
    ask: <T>(seat: number, name: string, input?: unknown) =>
      new Promise<T>((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve: ({ data }) => resolve(data), reject });
        post({ kind: "ask", id, seat, name, input }, buffersOf(input));
      }),
    receive(message) {
      if (message.kind === "ask") void answer(message);
      else settle(message);
    },
    end(error) {
      const left = [...waiting.values()];
      waiting.clear();
      for (const { reject } of left) reject(error);
    },
    waiting: () => waiting.size,
  };
}

function refusal(id: number, error: unknown): CallMessage {
  if (!(error instanceof Fault))
    return { kind: "error", id, message: error instanceof Error ? error.message : "unknown" };
  const { code, message, errors, extra } = error;
  return { kind: "fault", id, fault: { code, detail: message, errors, extra } };
}

/** The fault that another thread threw. */
function receivedFault({ code, detail, errors, extra }: SentFault): Error {
  if (!isFaultCode(code)) return new Error(`A thread sent an unknown fault code: ${code}`);
  return new Fault(code, detail, { errors, extra });
}

/** A view of a part only is copied: the rest may be somebody else's. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const candidates = value instanceof Uint8Array ? [value] : isRecord(value) ? Object.values(value) : [];
  return candidates.flatMap((bytes) =>
    bytes instanceof Uint8Array &&
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength
      ? [bytes.buffer]
      : [],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
