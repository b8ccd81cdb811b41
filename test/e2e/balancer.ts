import { onTestFinished } from "bun:test";
import type { RunningService } from "./process.ts";

/** A load balancer in front of equal nodes: each request goes to the next node, and to another one if it is gone. */
export interface Balancer {
  /** Its address, to be used like that of a service. */
  readonly url: string;
  /** Requests sent to nodes, by path. They are more than the client's requests if nodes were gone. */
  readonly sent: ReadonlyMap<string, number>;
}

/** @param nodes - called at each request, because a killed node comes back at another address. */
export function startBalancer(nodes: () => readonly Pick<RunningService, "url">[]): Balancer {
  const sent = new Map<string, number>();
  let turn = 0;

  async function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : await request.arrayBuffer();
    const { method, headers } = request;
    const all = nodes();
    for (let tries = 0; tries < all.length; tries++) {
      const node = all[turn++ % all.length];
      if (!node) break;
      sent.set(pathname, (sent.get(pathname) ?? 0) + 1);
      try {
        // A balancer passes bodies on as they are encoded.
        const init = { method, headers, body, redirect: "manual", decompress: false } as const;
        return await fetch(node.url + pathname + search, init);
      } catch (error) {
        // The error of a killed node.
        if (!(error instanceof Error && "code" in error)) throw error;
      }
    }
    return new Response(null, { status: 502 });
  }

  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, idleTimeout: 60, fetch: pass });
  onTestFinished(() => server.stop(true));
  return { url: `http://127.0.0.1:${server.port}`, sent };
}
