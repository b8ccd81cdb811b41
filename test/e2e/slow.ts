import { connect, type Socket } from "node:net";
import { call } from "./client.ts";
import type { RunningService } from "./process.ts";

/** A request whose body arrives slowly: its head and half the body are sent, the rest follows with `finish()`. */
export interface SlowRequest {
  /** Sends the rest, and returns the answer once the connection is closed. */
  finish(): Promise<string>;
  /** The answer if the rest is never sent, once the service has closed the connection. */
  readonly abandoned: Promise<string>;
}

/** Begins a sign-up over a raw socket and stops in the middle of its body. */
export async function beginSlowSignUp(service: RunningService, headers = ""): Promise<SlowRequest> {
  const body = JSON.stringify({ name: "Slow but sure", email: "slow@museum.example" });
  const half = body.length >> 1;
  const [socket, answered] = await open(service);
  socket.write(
    `POST /app/api/signup HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}` +
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body.slice(0, half)}`,
  );
  await isHeard(service);
  return {
    finish() {
      socket.write(body.slice(half));
      return answered;
    },
    abandoned: answered,
  };
}

/** A connection that was used once and stays open, as browsers and proxies do. `closed` resolves to its answers. */
export async function keepConnection(service: RunningService): Promise<{ readonly closed: Promise<string> }> {
  const [socket, answered] = await open(service);
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  return { closed: answered };
}

/** Waits until the service has read what was sent before: it has then answered two later requests. */
async function isHeard(service: RunningService): Promise<void> {
  for (let others = 0; others < 2; others++) await call(service, null, "GET", "/healthz");
}

async function open(service: RunningService): Promise<[Socket, Promise<string>]> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
  });
  const closed = new Promise<string>((resolve) => {
    // A reset ends the answer as a close does. Only the received text counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return [socket, closed];
}
