import { expect, test } from "bun:test";
import { connect } from "node:net";
import type { ToWorker } from "../../../src/kit/threads/protocol.ts";
import { startThread } from "../../../src/kit/threads/start.ts";
import type { Thread } from "../../../src/kit/threads/worker-thread.ts";
import { startScenario } from "../../scenario.ts";
import { putOnPlan, unzip } from "./client.ts";

/** A file whose workers make no progress for a while, on a machine that other programs keep busy. */

/** How often a worker was asked for the next piece of the ZIP. From the second time on the call is held back. */
let pieces = 0;
const held = Promise.withResolvers<void>();
const released = Promise.withResolvers<void>();

const scenario = await startScenario(
  {},
  {
    idleSeconds: 1,
    startThread(data) {
      const thread: Thread = startThread(data);
      const post = thread.postMessage.bind(thread);
      thread.postMessage = (message: ToWorker, transfer: ArrayBuffer[]) => {
        const isHeld = callsNext(message) && ++pieces > 1;
        if (!isHeld) return post(message, transfer);
        held.resolve();
        void released.promise.then(() => post(message, transfer));
      };
      return thread;
    },
  },
);

function callsNext({ message }: ToWorker): boolean {
  return message.kind === "call" && message.method === "next";
}

/** Resolves when the service closes an idle connection. */
async function idleConnectionClosed(): Promise<void> {
  const { hostname, port } = new URL(scenario.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  await closed;
}

/** Few enough that the workers keep their priority. */
const ROWS = 100;

test("a ZIP that pauses for longer than a connection may be idle is not cut off", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  // On a new connection: one from before may be closed for its idleness at this very moment.
  const answer = await scenario.request("/app/api/bulk", {
    method: "POST",
    body: `target\n${"https://a.example\n".repeat(ROWS)}`,
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
    keepalive: false,
  });
  const whole = answer.arrayBuffer();
  await held.promise;
  await idleConnectionClosed();
  released.resolve();
  expect(unzip(new Uint8Array(await whole)).manifest.length).toBe(ROWS);
}, 300_000);
