import { expect, test } from "bun:test";
import { connect } from "node:net";
import type { Thread } from "../../src/drawings/pool.ts";
import { startThread } from "../../src/machine.ts";
import type { CallMessage } from "../../src/shared/calls.ts";
import { startScenario } from "../scenario.ts";
import { putOnPlan, unzip } from "./client.ts";

/** A file whose threads don't get to anything for a while, on a machine that others keep busy. */

/** How often a thread was asked for the next piece of the ZIP: from the second time on it is busy. */
let pieces = 0;
const held = Promise.withResolvers<void>();
const letGo = Promise.withResolvers<void>();

const scenario = await startScenario(
  {},
  {
    idleSeconds: 1,
    startThread(traffic) {
      const thread: Thread = startThread(traffic);
      const post = thread.postMessage.bind(thread);
      thread.postMessage = (message: CallMessage, transfer: ArrayBuffer[]) => {
        const asksForMore = message.kind === "ask" && message.name === "next" && ++pieces > 1;
        if (!asksForMore) return post(message, transfer);
        held.resolve();
        void letGo.promise.then(() => post(message, transfer));
      };
      return thread;
    },
  },
);

/** Resolves when the service closes a connection on which nothing is said any more. */
async function idleConnectionClosed(): Promise<void> {
  const { hostname, port } = new URL(scenario.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await new Promise((resolve) => socket.once("data", resolve));
  await closed;
}

/** Not so many that the threads stand back. */
const ROWS = 100;

test("a ZIP that pauses for longer than a connection may be idle is not cut off", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  // On a connection of its own: one that is kept from before may be closed for its idleness at this very moment.
  const answer = await scenario.request("/app/api/bulk", {
    method: "POST",
    body: `target\n${"https://a.example\n".repeat(ROWS)}`,
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
    keepalive: false,
  });
  const whole = answer.arrayBuffer();
  await held.promise;
  await idleConnectionClosed();
  letGo.resolve();
  expect(unzip(new Uint8Array(await whole)).manifest.length).toBe(ROWS);
}, 60_000);
