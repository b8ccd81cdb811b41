import { connect, type Socket } from "node:net";
import { call } from "./client.ts";
import type { RunningService } from "./process.ts";

/** A request whose body arrives slowly: its head and half the body are sent, the rest comes with `finish()`. */
export interface SlowRequest {
  /** Sends the rest and gives everything that was answered until the connection closed. */
  finish(): Promise<string>;
  /** What was answered until the service closed the connection, without the rest ever being sent. */
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

/** A connection that was used once and is kept open, as browsers and proxies do; `closed` gives what it was answered. */
export async function keepConnection(service: RunningService): Promise<{ readonly closed: Promise<string> }> {
  const [socket, answered] = await open(service);
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  return { closed: answered };
}

/** What was sent before is with the service once it has answered others, who came later, twice. */
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
    // A connection cut short ends the answer as a closed one does; what came of it is what counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return [socket, closed];
}
