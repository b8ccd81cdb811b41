import type { FromWorker, ToWorker } from "../../../src/kit/threads/protocol.ts";
import type { Thread } from "../../../src/kit/threads/worker-thread.ts";

/** A thread whose calls the test answers. */
export class FakeThread implements Thread {
  static started: FakeThread[] = [];
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  isAlive = true;
  /** Whether its event loop turns. */
  isStuck = false;
  readonly received: ToWorker[] = [];

  constructor() {
    FakeThread.started.push(this);
  }

  close = (): void => {};

  addEventListener(type: "close", listener: () => void): void {
    if (type === "close") this.close = listener;
  }

  postMessage(message: ToWorker): void {
    if (message.to === "jobs" && message.message.kind === "call" && message.message.method === "ping") {
      const { id } = message.message;
      const answer = { kind: "answer", id, method: "ping", answer: undefined } as const;
      if (!this.isStuck) queueMicrotask(() => this.send({ from: "jobs", message: answer }));
    } else this.received.push(message);
  }

  terminate(): void {
    this.isAlive = false;
  }

  send(message: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }

  /** The names of the methods called and not answered, oldest first. */
  calls(): string[] {
    return this.received.flatMap(({ message }) => (message.kind === "call" ? [message.method] : []));
  }

  /** The payloads of the files that it was given and has not answered, oldest first. */
  payloads(): string[] {
    return this.received.flatMap(({ to, message }) =>
      to === "jobs" && message.kind === "call" && hasPayload(message.input) ? [message.input.payload] : [],
    );
  }

  /** Answers the oldest file. */
  answerJob(): void {
    const call = this.received.shift();
    if (call?.to !== "jobs" || call.message.kind !== "call") throw new Error("There is no job");
    const { id } = call.message;
    this.send({
      from: "jobs",
      message: { kind: "answer", id, method: "drawFile", answer: new Uint8Array() },
    });
  }

  /** Answers the call of `end`, the only one of a session that is not answered yet. */
  answerEnd(): void {
    const call = this.received.pop();
    if (call?.to !== "session" || call.message.kind !== "call") throw new Error("There is no call");
    const { session, message } = call;
    this.send({
      from: "session",
      session,
      message: { kind: "answer", id: message.id, method: "end", answer: undefined },
    });
  }

  /** Has the session with this number ask for symbols that another worker is to draw. */
  askForSymbols(session: number, id: number): void {
    this.send({
      from: "session",
      session,
      message: { kind: "call", id, method: "drawSymbols", input: new Uint8Array() },
    });
  }
}

function hasPayload(input: unknown): input is { readonly payload: string } {
  return (
    typeof input === "object" && input !== null && "payload" in input && typeof input.payload === "string"
  );
}
