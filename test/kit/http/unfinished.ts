import type { Scenario } from "../../scenario.ts";
import { eventually } from "../../e2e/process.ts";

/** A post whose body has not come in full. */
export interface Unfinished {
  /** The head of the answer, as it came. Empty when the connection was closed without one. */
  readonly answer: Promise<string>;
  send(bytes: Uint8Array | string): void;
  /** Leaves without a word. */
  leave(): void;
}

/**
 * Begins to post: sends a head and the beginning of a body.
 * @param lines - further lines of the head, the body's length among them.
 */
export async function beginPost(
  url: string,
  path: string,
  lines: readonly string[],
  beginning: Uint8Array | string = "",
): Promise<Unfinished> {
  const { hostname, port } = new URL(url);
  const answer = Promise.withResolvers<string>();
  let received = "";
  let waiting = Buffer.from([`POST ${path} HTTP/1.1`, "host: localhost", ...lines, "", ""].join("\r\n"));
  const flush = (socket: Bun.Socket) => {
    waiting = waiting.subarray(Math.max(0, socket.write(waiting)));
  };
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      drain: flush,
      data(_socket, bytes) {
        received += Buffer.from(bytes).toString("latin1");
        const end = received.indexOf("\r\n\r\n");
        if (end >= 0) answer.resolve(received.slice(0, end));
      },
      close: () => answer.resolve(received),
      error: () => answer.resolve(received),
    },
  });
  const send = (bytes: Uint8Array | string) => {
    waiting = Buffer.concat([waiting, Buffer.from(bytes)]);
    flush(socket);
  };
  send(beginning);
  return { answer: answer.promise, send, leave: () => socket.terminate() };
}

/** The status of an answer's head. */
export const statusOfHead = (head: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);

/** Bytes that bodies have reserved. The service must have its metrics on. */
export async function bodyBytes(scenario: Scenario): Promise<number> {
  const text = await (await fetch(`${scenario.url}/metrics`)).text();
  return Number(/^quietzone_body_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Waits until bodies have reserved so many bytes. */
export async function reserved(scenario: Scenario, bytes: number): Promise<void> {
  await eventually(`bodies have ${bytes} bytes`, async () =>
    (await bodyBytes(scenario)) === bytes ? true : null,
  );
}
