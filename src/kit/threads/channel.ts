import { Fault, type FaultDetail } from "../shared/fault.ts";
import type { FaultCode } from "../shared/problems.ts";
import { isObject } from "../shared/json.ts";
import { type AnswerOf, type Functions, functionsOf, type InputOf } from "./method.ts";

/** A call of a method of `Protocol`. Its `id` is chosen by the caller. */
interface CallMessage<Protocol, K extends keyof Protocol = keyof Protocol> {
  readonly kind: "call";
  readonly id: number;
  readonly method: K;
  readonly input: InputOf<Protocol[K]>;
}

interface AnswerMessage<Protocol, K extends keyof Protocol = keyof Protocol> {
  readonly kind: "answer";
  readonly id: number;
  readonly method: K;
  readonly answer: AnswerOf<Protocol[K]>;
}

/** Why a call failed. `code` is that of a Fault; `null` stands for any other error. */
interface Failure {
  readonly code: FaultCode | null;
  readonly detail: string;
  readonly errors: readonly FaultDetail[];
  readonly extra: Readonly<Record<string, unknown>>;
}

interface FailureMessage<Protocol> extends Failure {
  readonly kind: "failure";
  readonly id: number;
  readonly method: keyof Protocol;
}

/** A message to the side that implements `Local` and calls `Remote`. */
export type Incoming<Local, Remote> = CallMessage<Local> | AnswerMessage<Remote> | FailureMessage<Remote>;

/** One end of a conversation between two threads. Each side may call the other, also while it is being called. */
export interface Channel<Local, Remote> {
  /** @throws Fault when the other side threw one; Error when it failed otherwise, or the channel is closed. */
  readonly remote: Functions<Remote>;
  /** Takes a message of the other side. */
  receive(message: Incoming<Local, Remote>): void;
  /** Fails all later calls. Those in flight still get their answer. */
  close(error: Error): void;
  /** Fails the calls in flight and all later ones. */
  end(error: Error): void;
  /** How many calls are in flight. */
  inFlight(): number;
}

export interface ChannelEnds<Local, Remote> {
  /** The protocol of the other side. */
  readonly remote: Remote;
  /** Makes this side's functions, which may call the other side. */
  readonly local: (remote: Functions<Remote>) => Functions<Local>;
  /** Sends to the other side. The buffers are transferred: this side can no longer use them. */
  readonly post: (message: Incoming<Remote, Local>, transfer: ArrayBuffer[]) => void;
}

/**
 * Opens one end. Both ends are compiled from the same two protocols in one build. That is why messages are not checked
 * when they arrive: their type is trusted here and nowhere else.
 *
 * A `Uint8Array` that is an input or answer, or a member of one, is transferred rather than copied.
 */
export function createChannel<Local extends object, Remote extends object>(
  ends: ChannelEnds<Local, Remote>,
): Channel<Local, Remote> {
  const { post } = ends;
  /** Rejects the calls in flight, by id. */
  const rejecters = new Map<number, (error: Error) => void>();
  /** Resolves them: by method too, so that the compiler holds an answer against its method. */
  const resolvers: { [K in keyof Remote]?: Map<number, (answer: AnswerOf<Remote[K]>) => void> } = {};
  let lastId = 0;
  let closed: Error | null = null;

  function call<K extends keyof Remote>(method: K, input: InputOf<Remote[K]>) {
    return new Promise<AnswerOf<Remote[K]>>((resolve, reject) => {
      if (closed) throw closed;
      const id = ++lastId;
      post({ kind: "call", id, method, input }, buffersOf(input));
      rejecters.set(id, reject);
      const ofMethod = resolvers[method] ?? new Map<number, typeof resolve>();
      resolvers[method] = ofMethod.set(id, resolve);
    });
  }

  async function answer<K extends keyof Local>({ id, method, input }: CallMessage<Local, K>): Promise<void> {
    try {
      const answer = await local[method](input);
      post({ kind: "answer", id, method, answer }, buffersOf(answer));
    } catch (error) {
      post({ kind: "failure", id, method, ...describe(error) }, []);
    }
  }

  function resolve<K extends keyof Remote>({ id, method, answer }: AnswerMessage<Remote, K>): void {
    const resolve = resolvers[method]?.get(id);
    forget(id, method);
    resolve?.(answer);
  }

  function reject(message: FailureMessage<Remote>): void {
    const reject = rejecters.get(message.id);
    forget(message.id, message.method);
    reject?.(errorOf(message));
  }

  function forget(id: number, method: keyof Remote): void {
    rejecters.delete(id);
    resolvers[method]?.delete(id);
  }

  function close(error: Error): void {
    closed ??= error;
  }

  const remote = functionsOf(ends.remote, call);
  const local = ends.local(remote);
  return {
    remote,
    receive(message) {
      if (message.kind === "call") void answer(message);
      else if (message.kind === "answer") resolve(message);
      else reject(message);
    },
    close,
    end(error) {
      close(error);
      for (const reject of rejecters.values()) reject(error);
      rejecters.clear();
    },
    inFlight: () => rejecters.size,
  };
}

/** An error as it travels. Only a Fault is a refusal that the client is told: its code, reasons and mend travel along. */
function describe(error: unknown): Failure {
  if (error instanceof Fault)
    return { code: error.code, detail: error.message, errors: error.errors, extra: error.extra };
  return { code: null, detail: error instanceof Error ? error.message : "unknown", errors: [], extra: {} };
}

function errorOf({ code, detail, errors, extra }: Failure): Error {
  return code === null ? new Error(`A thread failed: ${detail}`) : new Fault(code, detail, { errors, extra });
}

/** A view of a part of a buffer is copied: the rest of it may be in use. */
function buffersOf(value: unknown): ArrayBuffer[] {
  const candidates = value instanceof Uint8Array ? [value] : isObject(value) ? Object.values(value) : [];
  return candidates.flatMap((bytes) =>
    bytes instanceof Uint8Array &&
    bytes.buffer instanceof ArrayBuffer &&
    bytes.byteLength === bytes.buffer.byteLength
      ? [bytes.buffer]
      : [],
  );
}
