import { expect, onTestFinished } from "bun:test";
import type { Balancer } from "./balancer.ts";
import { call, type CodeJson, scan } from "./client.ts";

/** What clients and a receiver do while nodes behind a balancer come and go. */

const CLIENTS = 16;
const AGENTS = ["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36"];

/** Between two calls of those who draw and make codes, in milliseconds: scans are most of the load. */
const PAUSE = 20;

/** A receiver that takes a third at the second attempt only. */
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

/** What clients got. */
export interface Book {
  /** Scans with a 302. */
  scans: number;
  drawings: number;
  made: number;
}

/** All that clients do, until `isOver`. What is gone for a moment answers 502 or 503, and they go on. */
export function load(
  front: Balancer,
  key: string,
  codes: readonly CodeJson[],
  book: Book,
  isOver: () => boolean,
): Promise<unknown> {
  async function scanner(client: number): Promise<void> {
    for (let turn = 0; !isOver(); turn++) {
      const code = codes[(client + turn) % codes.length];
      if (!code) return;
      const { status } = await scan(front, code.shortId, {
        "user-agent": AGENTS[client % 2] ?? "",
        "x-forwarded-for": `198.51.100.${client}`,
      });
      expect([302, 502]).toContain(status);
      if (status === 302) book.scans++;
    }
  }
  async function draughtsman(): Promise<void> {
    while (!isOver()) {
      const { status } = await fetch(`${front.url}/app/api/generate`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.7" },
        body: JSON.stringify({ type: "text", fields: { text: "Hall 3" } }),
      });
      expect([200, 429, 502]).toContain(status);
      if (status === 200) book.drawings++;
      await Bun.sleep(PAUSE);
    }
  }
  async function maker(): Promise<void> {
    while (!isOver()) {
      const target = { target: "https://museum.example/" };
      const { status } = await call(front, key, "POST", "/app/api/codes", target);
      expect([200, 402, 502, 503]).toContain(status);
      if (status === 200) book.made++;
      await Bun.sleep(PAUSE);
    }
  }
  return Promise.all([
    ...Array.from({ length: CLIENTS }, (_, client) => scanner(client)),
    ...[draughtsman(), draughtsman(), draughtsman()],
    ...[maker(), maker()],
  ]);
}
