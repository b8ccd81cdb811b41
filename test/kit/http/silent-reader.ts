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
  /** Leaves without a word. */
  leave(): void;
}

/** Asks by GET, waits for the answer to begin, and falls silent. It has a connection of its own. */
export async function silentReader(url: string, path: string, apiKey: string): Promise<SilentReader> {
  const { hostname, port } = new URL(url);
  const begun = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<void>();
  let isSilent = true;
  const socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) =>
        void socket.write(
          `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${apiKey}\r\n\r\n`,
        ),
      data(socket, bytes) {
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
    readOn: () => void socket.resume(),
    leave: () => socket.terminate(),
  };
}
