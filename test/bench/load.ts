import { type Client, exchange, type Figures } from "./sockets.ts";

/**
 * Sends GET requests over raw sockets for a time, with one request in flight on each connection. It is a program of its
 * own, so that it does not share the server's event loop: `bun test/bench/load.ts PORT PATHS CONNECTIONS MILLISECONDS [VISITORS]`.
 * PATHS are separated by commas. A path on another host begins with it (`//qr.museum.example/x`). Connections take paths in turn,
 * request by request. Without VISITORS the connections are twenty visitors; `fresh` makes each request a visitor of its own, for a
 * service behind a proxy. Prints a JSON line.
 */

export interface LoadResult extends Figures {
  /** Answers that did not begin with the expected status. */
  readonly unexpected: number;
}

/** Redirects of short URLs, and of GS1 paths. */
const EXPECTED: readonly string[] = ["HTTP/1.1 302", "HTTP/1.1 307"];
const STATUS = "HTTP/1.1 302".length;
const END = Buffer.from("\r\n\r\n");

async function load(
  port: number,
  paths: readonly string[],
  connections: number,
  milliseconds: number,
  isFresh: boolean,
): Promise<LoadResult> {
  let unexpected = 0;

  function clientOf(index: number): Client {
    const requestOf = (given = "/") => {
      const [, host = `localhost:${port}`, path = given] = /^\/\/([^/]+)(.*)$/.exec(given) ?? [];
      return Buffer.from(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n` +
          `user-agent: Mozilla/5.0 (Linux; Android 15; Pixel ${index % 20}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36\r\n` +
          "accept: text/html,application/xhtml+xml,*/*;q=0.8\r\naccept-language: de-DE,de;q=0.9,en;q=0.8\r\n\r\n",
      );
    };
    const requests = [requestOf(paths[index % paths.length])];
    const step = connections % paths.length;
    // As many connections as paths, or one path: each connection keeps to its own.
    for (let at = (index + step) % paths.length; at !== index % paths.length; at = (at + step) % paths.length)
      requests.push(requestOf(paths[at]));
    let sent = 0;
    const start = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    /** The address of a visitor who was not here before, with some luck. Private ones have no country. */
    const address = () => {
      const number = (start + sent * 2_654_435_761) % 2 ** 24;
      return `10.${[16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join(".")}`;
    };
    const next = () => {
      const request = requests[sent++ % requests.length] ?? Buffer.alloc(0);
      if (!isFresh) return request;
      const head = request.subarray(0, request.length - 2);
      return Buffer.concat([head, Buffer.from(`x-forwarded-for: ${address()}\r\n\r\n`)]);
    };
    return {
      next,
      ends(chunk) {
        // The answers have no body, so the end of the head is the end.
        if (!chunk.subarray(-END.length).equals(END)) return false;
        if (!EXPECTED.includes(chunk.toString("latin1", 0, STATUS))) unexpected++;
        return true;
      },
    };
  }

  const figures = await exchange(port, connections, milliseconds, clientOf);
  return { ...figures, unexpected };
}

if (import.meta.main) {
  const [port, paths = "/", connections, milliseconds, visitors] = process.argv.slice(2);
  const isFresh = visitors === "fresh";
  const result = await load(
    Number(port),
    paths.split(","),
    Number(connections),
    Number(milliseconds),
    isFresh,
  );
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
