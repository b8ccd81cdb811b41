import { type Client, exchange, type Figures } from "./sockets.ts";

/**
 * Asks for files over raw sockets for a time, with one request in flight on each connection. It is a program of its own, so that
 * it does not share the server's event loop: `bun test/bench/file-load.ts PORT PATHS CONNECTIONS MILLISECONDS [CODING]`. PATHS are
 * separated by commas, and connections take them in turn. Prints a JSON line.
 */

export interface FileLoadResult extends Figures {
  /** Answers other than 200 with a content. */
  readonly unexpected: number;
}

const END = "\r\n\r\n";
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

async function load(
  port: number,
  paths: readonly string[],
  connections: number,
  milliseconds: number,
  coding: string,
): Promise<FileLoadResult> {
  const accepted = coding === "" ? "" : `accept-encoding: ${coding}\r\n`;
  const requests = paths.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n` +
        `user-agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36\r\n${accepted}accept: image/*\r\n\r\n`,
    ),
  );
  let unexpected = 0;

  function clientOf(index: number): Client {
    let sent = index;
    /** Bytes of the answer that are still to come; 0 before the end of its head. */
    let left = 0;
    /** The head so far: what is answered later comes line by line. */
    let head = "";
    const next = () => requests[sent++ % requests.length] ?? Buffer.alloc(0);

    /** @returns whether the answer ends with this part of it. */
    function ends(chunk: Buffer): boolean {
      if (left > 0) {
        left -= chunk.length;
        return left <= 0;
      }
      const before = head.length;
      head += chunk.toString("latin1");
      const end = head.indexOf(END);
      if (end < 0) return false;
      const length = Number(LENGTH.exec(head.slice(0, end + 2))?.[1] ?? 0);
      if (!head.startsWith("HTTP/1.1 200") || length === 0) unexpected++;
      head = "";
      left = end + END.length + length - before - chunk.length;
      return left <= 0;
    }

    return { next, ends };
  }

  const figures = await exchange(port, connections, milliseconds, clientOf);
  return { ...figures, unexpected };
}

if (import.meta.main) {
  const [port, paths = "/", connections, milliseconds, coding = ""] = process.argv.slice(2);
  const result = await load(
    Number(port),
    paths.split(","),
    Number(connections),
    Number(milliseconds),
    coding,
  );
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
