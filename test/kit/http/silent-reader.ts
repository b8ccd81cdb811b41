/** A client that has read the beginning of an answer, and then reads no more. */
export interface SilentReader {
  /** The head of the answer. */
  readonly head: string;
  /** Resolves when the connection is closed. A client that does not read notices so only once it reads on. */
  readonly closed: Promise<void>;
  /** Reads on. */
  resume(): void;
  /** Reads one more piece. */
  readOn(): void;
  /** Bytes that were read so far. */
  bytes(): number;
  /** Leaves without a word. */
  leave(): void;
}

/**
 * Asks, waits for the answer to begin, and falls silent. It has a connection of its own.
 * @param csv - a file that is sent by POST, after whose answer the connection ends; without it it asks by
 * GET.
 */
export async function silentReader(
  url: string,
  path: string,
  apiKey: string,
  csv?: string,
): Promise<SilentReader> {
  const { hostname, port } = new URL(url);
  const begun = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<void>();
  let isSilent = true;
  const head = `${csv === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${apiKey}\r\n`;
  const sent = Buffer.from(
    csv === undefined
      ? `${head}\r\n`
      : `${head}connection: close\r\ncontent-type: text/csv\r\ncontent-length: ${Buffer.byteLength(csv)}\r\n\r\n${csv}`,
  );
  let [written, read] = [0, 0];
  const write = (socket: Bun.Socket) => {
    written += Math.max(0, socket.write(sent.subarray(written)));
  };
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: write,
      drain: write,
      data(socket, bytes) {
        read += bytes.length;
        if (isSilent) socket.pause();
        begun.resolve(Buffer.from(bytes).toString("latin1").split("\r\n\r\n", 1)[0] ?? "");
      },
      close() {
        begun.resolve("");
        closed.resolve();
      },
      error() {},
    },
  });
  return {
    head: await begun.promise,
    closed: closed.promise,
    resume() {
      isSilent = false;
      socket.resume();
    },
    bytes: () => read,
    readOn: () => void socket.resume(),
    leave: () => socket.terminate(),
  };
}
