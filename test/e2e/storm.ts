import { expect, onTestFinished } from "bun:test";
import type { Balancer } from "./balancer.ts";
import { call, type CodeJson, scan } from "./client.ts";

/** The load of clients and a receiver while nodes behind a balancer come and go. */

const CLIENTS = 16;
const AGENTS = ["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36"];

/** Pause between two drawings or new codes, in milliseconds: scans are most of the load. */
const PAUSE = 20;

/** A receiver that refuses the first attempt of a third of the deliveries. */
export function openReceiver() {
  const arrived = new Set<string>();
  const refused = new Set<string>();
  let attempts = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      await request.arrayBuffer();
      const id = request.headers.get("webhook-id") ?? "";
      if (++attempts % 3 === 0 && !refused.has(id)) {
        refused.add(id);
        return new Response(null, { status: 500 });
      }
      arrived.add(id);
      return new Response(null, { status: 204 });
    },
  });
  onTestFinished(() => server.stop(true));
  return { url: `http://127.0.0.1:${server.port}/`, arrived };
}

/** Counts of successful answers. */
export interface Book {
  /** Scans with a 302. */
  scans: number;
  drawings: number;
  /** Drawings that were admitted by the limits perhaps, and found too much waiting. */
  tooBusy: number;
  made: number;
}

/** Runs all clients until `isOver`. They continue after 502 and 503, the answers of a node or database that is gone. */
export function load(
  front: Balancer,
  key: string,
  codes: readonly CodeJson[],
  book: Book,
  isOver: () => boolean,
): Promise<unknown> {
  async function scanningClient(client: number): Promise<void> {
    for (let turn = 0; !isOver(); turn++) {
      const code = codes[(client + turn) % codes.length];
      if (!code) return;
      const { status } = await scan(front, code.shortId, {
        "user-agent": AGENTS[client % 2] ?? "",
        "x-forwarded-for": `198.51.100.${client}`,
      });
      // A node that has not read the code yet can't while the database is gone.
      expect([302, 502, 503]).toContain(status);
      if (status === 302) book.scans++;
    }
  }
  async function drawingClient(): Promise<void> {
    while (!isOver()) {
      const { status } = await fetch(`${front.url}/app/api/generate`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
        body: JSON.stringify({ type: "text", fields: { text: "Hall 3" } }),
      });
      // Threads that draw at low priority hardly run on a busy machine: too much waits for them then.
      expect([200, 429, 502, 503]).toContain(status);
      if (status === 200) book.drawings++;
      if (status === 503) book.tooBusy++;
      await Bun.sleep(PAUSE);
    }
  }
  async function codeClient(): Promise<void> {
    while (!isOver()) {
      const target = { target: "https://museum.example/" };
      const { status } = await call(front, key, "POST", "/app/api/codes", target);
      expect([200, 402, 502, 503]).toContain(status);
      if (status === 200) book.made++;
      await Bun.sleep(PAUSE);
    }
  }
  return Promise.all([
    ...Array.from({ length: CLIENTS }, (_, client) => scanningClient(client)),
    ...[drawingClient(), drawingClient(), drawingClient()],
    ...[codeClient(), codeClient()],
  ]);
}
