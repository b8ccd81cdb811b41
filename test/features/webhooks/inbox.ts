import { onTestFinished } from "bun:test";
import { freshLoopback } from "./loopback.ts";

/** One delivery, as its receiver saw it. */
export interface Received {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Inbox {
  readonly url: string;
  readonly received: readonly Received[];
}

/** A receiver on loopback that takes everything, until the test is done. */
export function openInbox(
  respond: () => Response | Promise<Response> = () => new Response(null, { status: 204 }),
): Inbox {
  const received: Received[] = [];
  const hostname = freshLoopback();
  const server = Bun.serve({
    hostname,
    port: 0,
    async fetch(request) {
      received.push({ body: await request.text(), headers: Object.fromEntries(request.headers) });
      return respond();
    },
  });
  onTestFinished(() => server.stop(true));
  return { url: `http://${hostname}:${server.port}/hook`, received };
}
